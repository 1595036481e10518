import type { PushNotice } from '@everything-wallet/core/push/PushNotice';
import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import { isPushable } from './isPushable.ts';

/** Age in ms from which a push would be no news. */
const MAX_AGE_MS = 60 * 60_000;

/**
 * Makes the push about an event; undefined for events that stay quiet: those that are not `isPushable`, and old ones.
 *
 * @param now milliseconds since 1970
 */
export function pushNoticeOf(
  { id, type, timestamp, network, data }: ActivityEvent,
  now: number,
): PushNotice | undefined {
  // After a stop of the scanner, events are new and their blocks are not.
  if (now - Math.min(Date.parse(timestamp), data.blockAt) > MAX_AGE_MS) return undefined;
  if (!isPushable(data)) return undefined;
  const { address, direction } = data;
  const isReceived = direction === 'in' && (type === 'transfer.coin' || type === 'transfer.token');
  if (isReceived) return { id, kind: 'received', network, address };
  return type === 'movement.settled' && direction === 'out'
    ? { id, kind: 'sent', network, address }
    : undefined;
}

import { MAX_NAMED, MAX_NOTIFIED, type IncomingAnswer } from '@everything-wallet/core/schemas/incomingScan';
import type { Notice } from './IncomingStore.ts';
import { newestFirst } from './newestFirst.ts';

/** Notices as a scan answers them, the newest first. */
export function answerNotices(
  notices: readonly Notice[],
): Pick<IncomingAnswer, 'arrived' | 'arrivedCount' | 'arrivedIds'> {
  const sorted = newestFirst(notices);
  return {
    arrived: sorted.slice(0, MAX_NAMED).map(({ id, amount, symbol, contract, units, network, from, to }) => ({
      id,
      amount,
      symbol,
      ...(contract !== undefined && { contract, units }),
      network,
      from,
      to,
    })),
    arrivedCount: notices.length,
    arrivedIds: sorted.slice(0, MAX_NOTIFIED).map(({ id }) => id),
  };
}

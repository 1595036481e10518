import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import type { Attempt, Delivery } from './Delivery.ts';
import type { Webhook } from './Webhook.ts';

/** Returns the delivery of an event after an attempt. */
export function deliveryOf(
  { id: webhookId, userId }: Pick<Webhook, 'id' | 'userId'>,
  { id: eventId, type, network, data }: ActivityEvent,
  { isDelivered: _isDelivered, ...attempt }: Attempt,
  progress: Pick<Delivery, 'state' | 'attempts' | 'firstAt' | 'lastAt' | 'nextAt'>,
): Delivery {
  const { address, txHash } = data;
  return { webhookId, userId, eventId, type, network, address, txHash, ...attempt, ...progress };
}

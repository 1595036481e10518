import type { Delivery } from './Delivery.ts';

/** The stored deliveries. */
export interface DeliveryStore {
  readonly find: (webhookId: string, eventId: string) => Promise<Delivery | undefined>;
  readonly write: (delivery: Delivery) => Promise<void>;
  /** Returns deliveries by their first attempt, newest first. */
  readonly list: (
    webhookId: string,
    after: Pick<Delivery, 'firstAt' | 'eventId'> | undefined,
    limit: number,
  ) => Promise<readonly Delivery[]>;
}

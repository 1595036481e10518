import type { ActivityEvent } from '../activity/ActivityEvent.ts';

/** Reasons for a failed attempt. */
export const attemptProblems = ['timeout', 'refused', 'unreachable', 'status', 'redirect'] as const;

/** States of a delivery; 'failed' after the last attempt. */
export const deliveryStates = ['delivered', 'retrying', 'failed'] as const;

/** Result of a POST. */
export interface Attempt {
  readonly isDelivered: boolean;
  /** HTTP status, if there was a response. */
  readonly status?: number;
  readonly problem?: (typeof attemptProblems)[number];
  readonly durationMs: number;
}

/** Attempts to deliver one event to one webhook, with the result of the last. Times are in ms since 1970. */
export interface Delivery extends Omit<Attempt, 'isDelivered'> {
  readonly webhookId: string;
  readonly userId: string;
  readonly eventId: string;
  readonly type: ActivityEvent['type'];
  readonly network: ActivityEvent['network'];
  readonly address: string;
  readonly txHash: string;
  readonly state: (typeof deliveryStates)[number];
  readonly attempts: number;
  readonly firstAt: number;
  readonly lastAt: number;
  /** Time of the next attempt. */
  readonly nextAt?: number;
}

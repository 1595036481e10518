import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import type { Delivery } from './Delivery.ts';

/** An attempt to deliver an event. */
export interface Try {
  /** Attempts of the event with this one. */
  readonly attempts: number;
  /** True if the queue called again: events before this one failed. */
  readonly isRetry: boolean;
  /** Time of the first of them, in ms since 1970. */
  readonly firstAt: number;
}

/**
 * Result of an attempt, with the record of the delivery, if there is one:
 * - 'done': the lane continues with the next event, since the target got this one, gives it up or does not want it;
 * - 'retry': the event is tried again at a time in ms since 1970;
 * - 'stopped': the lane waits until its target is resumed;
 * - 'gone': the target does not exist any more, and the lane is removed.
 */
export type Outcome = (
  | { readonly kind: 'done' | 'stopped' | 'gone' }
  | { readonly kind: 'retry'; readonly at: number }
) & { readonly delivery?: Delivery };

/** Target of a lane's events: a webhook, or a browser that gets pushes. */
export interface LaneTarget {
  /** Sequence of the last event before it. */
  readonly startSequence: number;
  /** Delivers an event. */
  deliver(event: ActivityEvent, tried: Try): Promise<Outcome>;
}

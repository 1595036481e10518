import type { ActivityEvent } from './ActivityEvent.ts';

/** A stored event. */
export interface LoggedActivity {
  /** Position among all events of the user, from 1, without gaps: the cursor of `GET /events`. */
  readonly sequence: number;
  /** Its network and account, by `orderingKeyOf`: events with the same key are delivered in order. */
  readonly orderingKey: string;
  readonly event: ActivityEvent;
}

/** Reads of the events of one user. Events are stored while the user has a webhook or has read events in the last seven days, and for 30 days. */
export interface ActivityLog {
  /** Stores the events of the next seven days, and returns the last sequence. */
  readonly listen: (userId: string) => Promise<number>;
  /** Returns the last sequence, 0 without one. */
  readonly last: (userId: string) => Promise<number>;
  /** Returns events after a sequence, oldest first. */
  readonly after: (userId: string, sequence: number, limit: number) => Promise<readonly LoggedActivity[]>;
  /** The same, of those with an ordering key. */
  readonly afterWithKey: (
    userId: string,
    orderingKey: string,
    sequence: number,
    limit: number,
  ) => Promise<readonly LoggedActivity[]>;
  readonly find: (userId: string, eventId: string) => Promise<LoggedActivity | undefined>;
}

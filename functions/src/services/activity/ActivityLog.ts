import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { ActivityEvent, ActivityType } from './ActivityEvent.ts';

/** A stored event. */
export interface LoggedActivity {
  /** Position among all events of the user, from 1, without gaps: the cursor of `GET /events`. */
  readonly sequence: number;
  /** `<chain id>_<address in lower case>`: events with the same lane are delivered to a webhook in order. */
  readonly lane: string;
  readonly event: ActivityEvent;
}

/** A webhook as the log needs it: the events that it gets. */
export interface ActivitySubscription {
  /** Id of the webhook, without '_'. */
  readonly id: string;
  /** Null for all. */
  readonly networks: readonly RpcName[] | null;
  readonly types: readonly ActivityType[] | null;
}

/** Reads of the events of one user. Events are stored while the user has a webhook or has read events in the last seven days, and for 30 days. */
export interface ActivityLog {
  /** Stores the events of the next seven days, and returns the last sequence. */
  readonly listen: (userId: string) => Promise<number>;
  /** Returns the last sequence, 0 without one. */
  readonly last: (userId: string) => Promise<number>;
  /** Returns events after a sequence, oldest first. */
  readonly after: (userId: string, sequence: number, limit: number) => Promise<readonly LoggedActivity[]>;
  /** The same, of one lane. */
  readonly afterInLane: (
    userId: string,
    lane: string,
    sequence: number,
    limit: number,
  ) => Promise<readonly LoggedActivity[]>;
  readonly find: (userId: string, eventId: string) => Promise<LoggedActivity | undefined>;
}

import type { Delivery } from './Delivery.ts';

/** Progress of a lane. Times are in ms since 1970. */
export interface LaneProgress {
  /** Sequence of the last event that was delivered or given up; undefined before the first. */
  readonly deliveredSequence: number | undefined;
  /** Failed attempts of the event after it. */
  readonly attempts: number;
  /** Time of the first of them. */
  readonly failingSince: number | undefined;
}

/** The events of one address on one network for one target, while one deliverer alone works on them. */
export interface LeasedLane extends LaneProgress {
  /** `laneIdOf` its target and ordering key. */
  readonly id: string;
  readonly userId: string;
  /** Id of a webhook, or of a browser's pushes (`pushTargetId`). */
  readonly targetId: string;
  /** `orderingKeyOf` its network and address. */
  readonly orderingKey: string;
  /** Sequence of its newest event. */
  readonly lastSequence: number;
  /** Distinguishes this lease from an expired one. */
  readonly leaseId: string;
  /** Time at which another deliverer can take it. */
  readonly leasedUntil: number;
}

/** Times of a request for a lease. */
interface LeaseRequest {
  readonly leaseId: string;
  readonly now: number;
  readonly leasedUntil: number;
  /** True if the time of the next attempt does not matter. */
  readonly isRetry: boolean;
}

/** Overdue lane. */
interface OverdueLane {
  readonly id: string;
  /** Time at which it was due. */
  readonly dueAt: number;
}

/** The stored lanes. Writes of a lane throw LeaseLostError if another deliverer has it. */
export interface LaneStore {
  /** Returns the user of a lane; undefined for one that does not exist. */
  readonly ownerOf: (id: string) => Promise<string | undefined>;
  /** Leases a lane; 'leased' if another deliverer has it, 'waiting' if its next attempt is later. */
  readonly lease: (
    id: string,
    request: LeaseRequest,
  ) => Promise<LeasedLane | 'absent' | 'leased' | 'waiting'>;
  /** Writes progress and a delivery together, and extends the lease. */
  readonly advance: (
    lane: LeasedLane,
    progress: LaneProgress,
    leasedUntil: number,
    delivery?: Delivery,
  ) => Promise<LeasedLane>;
  /**
   * Ends the lease if the lane has no event after a sequence; otherwise extends it.
   *
   * @returns the lane with its newest event; undefined if the lease has ended
   */
  readonly finish: (
    lane: LeasedLane,
    sequence: number,
    leasedUntil: number,
  ) => Promise<LeasedLane | undefined>;
  /**
   * Ends the lease before all events are delivered.
   *
   * @param dueAt time of the next attempt; undefined if the webhook must be resumed first
   */
  readonly release: (
    lane: LeasedLane,
    progress: LaneProgress,
    dueAt: number | undefined,
    delivery?: Delivery,
  ) => Promise<void>;
  /** Returns the lanes of a webhook with events to deliver, whose attempts begin again. */
  readonly resume: (webhookId: string, startSequence: number, now: number) => Promise<readonly string[]>;
  /** Returns lanes that were due before a time, oldest first. */
  readonly overdue: (before: number, limit: number) => Promise<readonly OverdueLane[]>;
  readonly remove: (id: string) => Promise<void>;
  readonly removeAll: (webhookId: string) => Promise<void>;
}

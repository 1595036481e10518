import type { ScanEvent } from './ScanEvent.ts';

/** Receives the events of a network's scan, such as a queue whose workers write records. */
export interface ScanSink {
  /**
   * Accepts events for good. The scanner delivers them in order and at least once, and continues only when they were
   * accepted.
   *
   * Behind a queue they may arrive again and in any order: an applied event counts unless a reverted event of the same
   * block hash has a higher sequence. Each event can be processed alone, since a block's other events have other movements.
   * A record belongs to a movement in one block: reverting a block removes no record that the same transaction has in
   * another one.
   */
  deliver(events: readonly ScanEvent[]): Promise<void>;

  /** Receives the last block that is final, after its events were delivered; never rejects. */
  settle?(block: number): Promise<void>;
}

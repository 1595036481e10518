import type { ScanCursor } from './ScanCursor.ts';
import type { ScanEvent } from './ScanEvent.ts';

/** Stores the cursor of one network's scan with the events that were not delivered yet. */
export interface ScanStore {
  /** Returns the cursor; undefined before the first commit. */
  load(): Promise<ScanCursor | undefined>;
  /**
   * Writes a cursor and events, both or neither, within `scanLimits`.
   *
   * Events after the cursor's sequence wait: they are pending once a later commit's cursor reaches them, and a commit before it
   * may replace them by others of the same sequence. In this way many events become pending all at once.
   *
   * @throws CursorMovedError if the stored cursor's revision is not the one before: another scanner has committed
   */
  commit(cursor: ScanCursor, events: readonly ScanEvent[]): Promise<void>;
  /** Returns the first events that were not delivered, by their sequence and up to the cursor's: as many as fit in memory. */
  pending(): Promise<readonly ScanEvent[]>;
  /** Removes the delivered events, up to a sequence. */
  acknowledge(sequence: number): Promise<void>;
}

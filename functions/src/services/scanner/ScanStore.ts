import type { ScanCursor } from './ScanCursor.ts';
import type { ScanEvent } from './ScanEvent.ts';

/** Stores the cursor of one network's scan with the events that were not delivered yet. */
export interface ScanStore {
  /** Returns the cursor; undefined before the first commit. */
  load(): Promise<ScanCursor | undefined>;
  /**
   * Writes a cursor and new events, both or neither. A block can have thousands of movements: more than a document of
   * Firestore holds.
   *
   * @throws CursorMovedError if the stored cursor's revision is not the one before: another scanner has committed
   */
  commit(cursor: ScanCursor, events: readonly ScanEvent[]): Promise<void>;
  /** Returns the first events that were not delivered, by their sequence. */
  pending(): Promise<readonly ScanEvent[]>;
  /** Removes the delivered events, up to a sequence. */
  acknowledge(sequence: number): Promise<void>;
}

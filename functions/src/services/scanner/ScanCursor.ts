import type { BlockHeader } from './ScannedBlock.ts';

/** A block that was scanned. */
export type ScannedPlace = Pick<BlockHeader, 'number' | 'hash' | 'at'>;

/** Position of a network's scan. All members can be written as JSON. */
export interface ScanCursor {
  /** Number of commits so far. */
  readonly revision: number;
  /** Number of events so far: those after it are not pending. */
  readonly sequence: number;
  /** The block with which the scan began: none before it has events. */
  readonly first: number;
  /** The next block. */
  readonly next: number;
  /** Version of the watched addresses below which no further block is compared, by whichever scanner. */
  readonly watchedVersion: number;
  /** The last scanned blocks, the newest last: one more than a reorg may replace. */
  readonly recent: readonly ScannedPlace[];
}

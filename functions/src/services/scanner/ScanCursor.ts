import type { BlockHeader } from './ScannedBlock.ts';

/** A scanned block. */
export type BlockRef = Pick<BlockHeader, 'number' | 'hash' | 'at'>;

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
  /** Lowest version of a watch list that may be compared with the next block. */
  readonly watchedVersion: number;
  /** The last scanned blocks, the newest last: one more than a reorg may replace. */
  readonly recent: readonly BlockRef[];
}

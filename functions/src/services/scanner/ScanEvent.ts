import type { Movement } from './Movement.ts';
import type { BlockHeader } from './ScannedBlock.ts';

/**
 * A block with movements that was applied, or a block that a reorg reverted, also one without movements: a backfill may
 * have written some. A reverted block may be applied again, as another event. All members can be written as JSON.
 */
export type ScanEvent = {
  /** `<chain id>:<sequence>`: the same in each delivery. */
  readonly id: string;
  /** Position among all events of the network, from 1. */
  readonly sequence: number;
} & (
  | { readonly kind: 'applied'; readonly block: BlockHeader; readonly movements: readonly Movement[] }
  | { readonly kind: 'reverted'; readonly block: Pick<BlockHeader, 'number' | 'hash'> }
);

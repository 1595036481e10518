import type { Movement } from './Movement.ts';
import type { BlockHeader } from './ScannedBlock.ts';

/**
 * Movements of a block that was applied, or a block that a reorg reverted. All members can be written as JSON.
 *
 * A block with many movements has several applied events, each with some of them. A reverted block has one event, which
 * ends all of its applied ones; it has it without movements too, because a backfill may have written some. It can be
 * applied again later.
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

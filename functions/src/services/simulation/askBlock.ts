import { z } from 'zod';
import { quantitySchema } from '../chain/quantitySchema.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import { headOf } from '../holdings/headOf.ts';
import type { Head } from '../holdings/Reading.ts';

/** What contracts see of a block, and what tells whether it is old. */
export interface SeenBlock {
  /** As JSON-RPC takes it. */
  readonly number: string;
  /** Undefined where what the node says cannot be. */
  readonly head: Head | undefined;
  /** Wei per gas; undefined where the chain has none. */
  readonly baseFee: bigint | undefined;
  /** To whom its fees go. */
  readonly feeRecipient: string;
}

const blockSchema = z.object({
  number: quantitySchema,
  timestamp: quantitySchema,
  baseFeePerGas: quantitySchema.nullish(),
  miner: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
});

/**
 * Asks a node for one of its blocks.
 *
 * @param block its number as JSON-RPC takes it, or 'latest'
 * @throws RpcError | EndpointError
 */
export async function askBlock(ask: Ask, block: string): Promise<SeenBlock> {
  const said = await ask('eth_getBlockByNumber', [block, false], blockSchema);
  return {
    number: `0x${said.number.toString(16)}`,
    head: headOf(said.number, said.timestamp),
    baseFee: said.baseFeePerGas ?? undefined,
    feeRecipient: said.miner,
  };
}

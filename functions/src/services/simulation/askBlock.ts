import { z } from 'zod';
import type { Ask } from '../chain/RpcNodes.ts';
import { headOf } from '../holdings/headOf.ts';
import type { Head } from '../holdings/Reading.ts';
import { quantitySchema } from '../chain/rpcSchemas.ts';

/** Block fields that contracts see, and its head. */
export interface SeenBlock {
  /** Number as in JSON-RPC. */
  readonly number: string;
  /** Undefined if the reported head is impossible. */
  readonly head: Head | undefined;
  /** Wei per gas; undefined where the chain has none. */
  readonly baseFee: bigint | undefined;
  /** Recipient of its fees. */
  readonly feeRecipient: string;
}

const blockSchema = z.object({
  number: quantitySchema,
  timestamp: quantitySchema,
  baseFeePerGas: quantitySchema.nullish(),
  miner: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
});

/**
 * Reads a block from a node.
 *
 * @param block its number as in JSON-RPC, or 'latest'
 * @throws RpcError | EndpointError
 */
export async function askBlock(ask: Ask, block: string): Promise<SeenBlock> {
  const seen = await ask('eth_getBlockByNumber', [block, false], blockSchema);
  return {
    number: `0x${seen.number.toString(16)}`,
    head: headOf(seen.number, seen.timestamp),
    baseFee: seen.baseFeePerGas ?? undefined,
    feeRecipient: seen.miner,
  };
}

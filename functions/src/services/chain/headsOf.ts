import { z } from 'zod';
import { hashSchema } from './hashSchema.ts';
import { quantitySchema } from './quantitySchema.ts';
import type { RpcNodes, NodeAnswer } from './RpcNodes.ts';

/** A block as a node describes it: its number, its time in seconds since 1970, and its hash in lower case. */
export const headSchema = z.object({
  number: quantitySchema.refine((number) => number <= BigInt(Number.MAX_SAFE_INTEGER)).transform(Number),
  timestamp: quantitySchema,
  hash: hashSchema.toLowerCase(),
});

/** See `headSchema`. */
export type Head = z.infer<typeof headSchema>;

/**
 * Returns the latest block of each node that has answered, by the node's index; leaves out nodes that do not
 * report one.
 */
export async function headsOf(
  nodes: RpcNodes,
  answers: readonly NodeAnswer<unknown>[],
): Promise<ReadonlyMap<number, Head>> {
  const heads = await nodes.askThese(
    answers.map(({ node }) => node),
    (ask) => ask('eth_getBlockByNumber', ['latest', false], headSchema),
  );
  return new Map(heads.map(({ node, answer }) => [node, answer]));
}

import type { z } from 'zod';
import type { NodeAnswer } from './NodeAnswer.ts';
import type { RpcNodes } from './RpcNodes.ts';
import { headSchema } from './rpcSchemas.ts';

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

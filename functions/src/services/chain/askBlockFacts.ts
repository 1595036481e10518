import { answerKey } from './answerKey.ts';
import type { BlockFacts } from './Chain.ts';
import { quorum } from './quorum.ts';
import type { Ask, RpcNodes } from './RpcNodes.ts';
import { blockSchema } from './rpcSchemas.ts';

/** Asks for base fee and time of a block; each is absent where the nodes do not agree on it. */
export async function askBlockFacts(nodes: RpcNodes, blockHash: string): Promise<BlockFacts> {
  const factsOf = async (ask: Ask) => {
    const block = await ask('eth_getBlockByHash', [blockHash, false], blockSchema.nullable());
    return { baseFee: block?.baseFeePerGas ?? null, seconds: block?.timestamp ?? null };
  };
  const reported = await nodes.askUntilMajority(factsOf, answerKey);
  const agreed = (fact: (facts: Awaited<ReturnType<typeof factsOf>>) => bigint | null) => {
    const result = quorum(
      reported.map(({ answer }) => fact(answer)),
      nodes.needed,
    );
    return result.agreement === 'agreed' ? result.value : null;
  };
  const [baseFee, seconds] = [agreed((facts) => facts.baseFee), agreed((facts) => facts.seconds)];
  return {
    ...(baseFee !== null && { baseFee }),
    ...(seconds !== null && { time: Number(seconds) * 1_000 }),
  };
}

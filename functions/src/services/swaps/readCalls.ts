import type { Network } from '@everything-wallet/core/networks/networks';
import type { Ask, BatchQuery } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import { readKey } from '../chain/readKey.ts';
import { multicall } from '../chain/multicall.ts';
import type { Head } from '../holdings/Reading.ts';
import type { AnswerOf, SwapCall } from './Candidate.ts';

/**
 * Reads many contracts from a node in one exchange, each call once however often it is named. Those without a
 * group are one Multicall3 call; each group is a call of its own, with a gas limit.
 *
 * @param block as in eth_call
 * @returns 'absent' if the node reports that there is no such contract
 * @throws RpcError | EndpointError if there is no usable answer
 */
export async function readCalls(
  node: { readonly ask: Ask; readonly batchQuery: BatchQuery },
  network: Network,
  calls: readonly SwapCall[],
  block: string,
): Promise<{ readonly head: Head | undefined; readonly answerOf: AnswerOf } | 'absent'> {
  const wanted = new Map<string | undefined, Map<string, ContractCall>>([[undefined, new Map()]]);
  for (const call of calls) {
    const group = wanted.get(call.group) ?? new Map<string, ContractCall>();
    wanted.set(call.group, group.set(readKey(call), call));
  }
  const groups = [...wanted].map(([name, group]) => ({
    reads: [...group.values()],
    isOfStrangers: name !== undefined,
  }));
  const reading = await multicall(node, network, groups, block);
  if (reading === 'absent') return 'absent';
  const keys = [...wanted.values()].map((group) => [...group.keys()]);
  const byKey = new Map(
    keys.flatMap((group, place) =>
      group.map((key, index) => [key, reading.answers[place]?.[index]] as const),
    ),
  );
  return { head: reading.head, answerOf: (call) => byKey.get(readKey(call)) };
}

import type { Network } from '@everything-wallet/core/networks/networks';
import type { Ask, AskTogether } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../holdings/aggregate3.ts';
import { readAtOnce } from '../holdings/readAtOnce.ts';
import type { Head } from '../holdings/Reading.ts';
import type { AnswerOf } from './Candidate.ts';

/**
 * Asks a node many questions to contracts in one call of Multicall3, each of them once however often it is named.
 *
 * @param block as eth_call takes it
 * @returns 'absent' where the node says that there is no such contract
 * @throws RpcError | EndpointError where there is no usable answer
 */
export async function readCalls(
  node: { readonly ask: Ask; readonly askTogether: AskTogether },
  network: Network,
  calls: readonly ContractCall[],
  block: string,
): Promise<{ readonly head: Head | undefined; readonly answerOf: AnswerOf } | 'absent'> {
  const wanted = new Map(calls.map((call) => [keyOf(call), call]));
  const group = { reads: [...wanted.values()], isOfStrangers: false };
  const reading = await readAtOnce(node, network, [group], block);
  if (reading === 'absent') return 'absent';
  const [answers] = reading.answers;
  const byKey = new Map([...wanted.keys()].map((key, index) => [key, answers?.[index]]));
  return { head: reading.head, answerOf: (call) => byKey.get(keyOf(call)) };
}

function keyOf({ to, data }: ContractCall): string {
  return `${to}${data}`;
}

import type { Network } from '@everything-wallet/core/networks/networks';
import { EndpointError } from './EndpointError.ts';
import type { BatchQuery, Ask } from './RpcNodes.ts';
import { RpcError } from './RpcError.ts';
import { decodeMulticall3, encodeMulticall3, type ContractCall } from './multicall3.ts';
import { headOf } from '../holdings/headOf.ts';
import type { Head, Reading, ReadGroup } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import { bytesSchema } from './rpcSchemas.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';
import { word } from '../abi/word.ts';

/** Multicall3's own functions. */
const { coinOf: COIN_OF, blockNumber: BLOCK_NUMBER, blockTime: BLOCK_TIME } = contractSelectors.multicall3;

/**
 * ArbSys of Arbitrum, whose arbBlockNumber() returns the chain's own block number: contracts there see that
 * of L1.
 */
const ARB_SYS = '0x0000000000000000000000000000000000000064';

/**
 * Units of gas that a group of strangers' contracts may take: they must neither make an answer longer than is read, nor take a node
 * longer than is waited.
 */
const STRANGERS_GAS = '0xf42400';

/**
 * Reads everything from a node in one Multicall3 call, so that all of it is of one block; groups after the
 * first are separate calls in the same exchange, so that a failure affects only its own group.
 *
 * @param block as in eth_call
 * @param maxBytes of the response to all groups together, of which there are two or more; for groups whose
 * length untrusted contracts decide
 * @returns 'absent' if the node reports that there is no such contract
 * @throws RpcError | EndpointError if the first group has no usable answer
 */
export async function multicall(
  { ask, batchQuery }: { readonly ask: Ask; readonly batchQuery: BatchQuery },
  network: Network,
  groups: readonly ReadGroup[],
  block: string,
  maxBytes?: number,
): Promise<Reading | 'absent'> {
  const { multicall3 } = network;
  const headCalls: readonly ContractCall[] = [
    { to: multicall3, data: BLOCK_NUMBER },
    { to: multicall3, data: BLOCK_TIME },
    ...(network.feeModel === 'gasWithL1'
      ? [{ to: ARB_SYS, data: contractSelectors.arbSys.blockNumber }]
      : []),
  ];
  const calls = groups.map(({ reads }, index) => [
    ...(index === 0 ? headCalls : []),
    ...reads.map((read) =>
      'coinOf' in read ? { to: multicall3, data: `${COIN_OF}${word(read.coinOf)}` } : read,
    ),
  ]);
  const questions = groups.map(({ isOfStrangers }, index) => {
    const call = { to: multicall3, data: encodeMulticall3(calls[index] ?? []) };
    return { method: 'eth_call', params: [{ ...call, ...(isOfStrangers && { gas: STRANGERS_GAS }) }, block] };
  });
  const [question] = questions;
  if (!question) return { head: undefined, answers: [] };
  const answers =
    questions.length === 1
      ? [{ result: await ask(question.method, question.params, bytesSchema) }]
      : await batchQuery(questions, maxBytes);
  const [refusal] = answers;
  if (refusal instanceof RpcError) throw refusal;
  const texts = answers.map((answer) =>
    answer instanceof RpcError ? undefined : bytesSchema.safeParse(answer.result).data,
  );
  if (texts[0] === '0x') return 'absent';
  const [first, ...others] = texts.map((text, index) =>
    text === undefined ? undefined : decodeMulticall3(text, calls[index]?.length ?? 0),
  );
  if (!first) throw new EndpointError('unknown', 'malformed result');
  return {
    head: readHead(first, headCalls.length > 2),
    answers: [first.slice(headCalls.length), ...others],
  };
}

function readHead(
  [number, time, arbNumber]: readonly (string | null)[],
  isArbitrum: boolean,
): Head | undefined {
  // A local chain has no ArbSys.
  const own = isArbitrum ? readUint(arbNumber) : undefined;
  return headOf(own ?? readUint(number), readUint(time));
}

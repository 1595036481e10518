import { isShownCurrent } from './isShownCurrent.ts';
import { dropLaggingNodes } from './dropLaggingNodes.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { refusalOf } from './refusalOf.ts';
import { REVERTED, RpcError } from './RpcError.ts';
import type { NodeAnswer } from './NodeAnswer.ts';
import type { Ask, RpcNodes } from './RpcNodes.ts';
import { quantitySchema } from './rpcSchemas.ts';

/** Units of gas, or why a transfer would not succeed. */
type GasAnswer = bigint | 'insufficientFunds' | 'reverted';

/** Maximum ratio between two nodes' estimates: clients search for the minimum in different ways. */
const MAX_RATIO = 2n;

/** Maximum gas units added to a single node's estimate: several times a token transfer. */
const MAX_ADDED = 200_000n;

/**
 * Estimates a transfer's gas with two nodes, and a third if they differ by more than clients do. Of two that
 * give about the same, the larger counts: too low an estimate would have the transfer run out of gas, and its
 * fee wasted. If no two agree, lagging nodes are dropped.
 *
 * A single node's estimate is doubled: no other node confirms that it suffices, and unused gas is not paid.
 * Insufficient funds do not count beside an estimate: the caller knows the balance from more than one node.
 *
 * @param transfer as in eth_estimateGas
 * @throws NodesDisagreeError if no two give about the same
 * @throws ChainUnavailableError if no node gives a usable response
 */
export async function askGas(nodes: RpcNodes, transfer: object): Promise<GasAnswer> {
  const answered = await nodes.askTwo((ask) => estimate(ask, transfer), {
    areSame: isWithinRange,
    atLeast: 2,
  });
  const [only, ...others] = answered;
  if (only && nodes.count === 1) return only.answer;
  const isRefusedByOne = others.length === 0 && typeof only?.answer === 'string';
  if (isRefusedByOne && !(await isShownCurrent(nodes, only))) throw new NodesDisagreeError();
  const judged = judge(answered) ?? judge((await dropLaggingNodes(nodes, answered)).current);
  if (judged === undefined) throw new NodesDisagreeError();
  return judged;
}

/** Returns the estimate of two that give about the same, or of a single node; undefined if several differ. */
function judge(answered: readonly NodeAnswer<GasAnswer>[]): GasAnswer | undefined {
  const answers = answered.map(({ answer }) => answer);
  const alike = answers.filter((one, place) =>
    answers.some((other, elsewhere) => elsewhere !== place && isWithinRange(one, other)),
  );
  const [first] = alike;
  if (first !== undefined) return typeof first === 'string' ? first : largestOf(alike);
  const [only, ...others] =
    answers.length === 1 ? answers : answers.filter((answer) => answer !== 'insufficientFunds');
  if (only === undefined || others.length > 0) return undefined;
  if (typeof only === 'bigint') return only + (only < MAX_ADDED ? only : MAX_ADDED);
  return answers.length === 1 ? only : undefined;
}

async function estimate(ask: Ask, transfer: object): Promise<GasAnswer> {
  try {
    return await ask('eth_estimateGas', [transfer], quantitySchema);
  } catch (error) {
    if (!(error instanceof RpcError && provesFailure(error))) throw error;
    return refusalOf(error.text) === 'insufficientFunds' ? 'insufficientFunds' : 'reverted';
  }
}

function isWithinRange(one: GasAnswer, other: GasAnswer): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one <= MAX_RATIO * other && other <= MAX_RATIO * one;
}

function largestOf(answers: readonly GasAnswer[]): bigint {
  return answers.reduce<bigint>(
    (most, answer) => (typeof answer === 'bigint' && answer > most ? answer : most),
    0n,
  );
}

/**
 * Returns true if an error means that a transfer would not succeed, and not merely that it could not be
 * simulated.
 */
function provesFailure({ rpcCode, text }: RpcError): boolean {
  return (
    rpcCode === REVERTED ||
    /revert|gas required exceeds/i.test(text) ||
    refusalOf(text) === 'insufficientFunds'
  );
}

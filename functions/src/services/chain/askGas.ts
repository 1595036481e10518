import { isShownCurrent } from './isShownCurrent.ts';
import { dropLaggingNodes } from './dropLaggingNodes.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { quantitySchema } from './quantitySchema.ts';
import { refusalOf } from './refusalOf.ts';
import { REVERTED, RpcError } from './RpcError.ts';
import type { Ask, RpcNodes, NodeAnswer } from './RpcNodes.ts';

/** Units of gas, or why a transfer would not succeed. */
type GasAnswer = bigint | 'insufficientFunds' | 'reverted';

/** How many times as much one node may say as another: clients search for the least that suffices in ways of their own. */
const MAX_TIMES = 2n;

/** Units that what one node alone says is raised by at most: what a transfer of tokens takes several times. */
const MAX_ADDED = 200_000n;

/**
 * Asks two nodes how much gas a transfer needs, and a third one where they differ by more than clients do. Of two that say about the
 * same the larger counts: one that says too little would have the transfer run out of gas, and its fee paid for nothing. Where no two do,
 * one that stands still is left out.
 *
 * What one alone of several says is doubled: nobody else says that it suffices, and what is not used is not paid. That there are too few
 * funds is no answer beside a number: whoever asks knows the balance from more than one node.
 *
 * @param transfer as eth_estimateGas takes it
 * @throws NodesDisagreeError where no two say about the same
 * @throws ChainUnavailableError when no node gives a usable answer
 */
export async function askGas(nodes: RpcNodes, transfer: object): Promise<GasAnswer> {
  const told = await nodes.askTwo((ask) => estimate(ask, transfer), isWithinRange, 2);
  const [only, ...others] = told;
  if (only && nodes.count === 1) return only.answer;
  const isRefusedByOne = others.length === 0 && typeof only?.answer === 'string';
  if (isRefusedByOne && !(await isShownCurrent(nodes, only))) throw new NodesDisagreeError();
  const judged = judge(told) ?? judge((await dropLaggingNodes(nodes, told)).told);
  if (judged === undefined) throw new NodesDisagreeError();
  return judged;
}

/** What two say about the same, or one alone; undefined where several differ. */
function judge(told: readonly NodeAnswer<GasAnswer>[]): GasAnswer | undefined {
  const answers = told.map(({ answer }) => answer);
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
    if (!(error instanceof RpcError && saysTransferFails(error))) throw error;
    return refusalOf(error.text) === 'insufficientFunds' ? 'insufficientFunds' : 'reverted';
  }
}

function isWithinRange(one: GasAnswer, other: GasAnswer): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one <= MAX_TIMES * other && other <= MAX_TIMES * one;
}

function largestOf(answers: readonly GasAnswer[]): bigint {
  return answers.reduce<bigint>(
    (most, answer) => (typeof answer === 'bigint' && answer > most ? answer : most),
    0n,
  );
}

/** Whether an error says that a transfer would not succeed, and not merely that it could not be tried. */
function saysTransferFails({ rpcCode, text }: RpcError): boolean {
  return (
    rpcCode === REVERTED ||
    /revert|gas required exceeds/i.test(text) ||
    refusalOf(text) === 'insufficientFunds'
  );
}

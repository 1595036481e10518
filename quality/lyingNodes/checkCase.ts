import { isDeepStrictEqual } from 'node:util';
import type { Lie, LyingNode } from '../figures/LyingNode.ts';
import type { Tally } from '../production/Tally.ts';
import { changesOf, type Change } from './changesOf.ts';
import type { LyingCase } from './LyingCase.ts';
import { NOT_KNOWN } from './restCases.ts';
import { figuresOf, wrongIn } from './wrongIn.ts';

/** Numbers of nodes, one of which lies. */
const COUNTS = [2, 3, 5];

/** Honest requests, of which the most complete answer is the truth. */
const TRUTHS = 5;

/** One liar's change, and its reset. */
interface LieOfOne {
  readonly name: string;
  readonly tell: (node: LyingNode) => void;
}

/** Number of lies, and of each outcome. */
export interface Outcomes {
  right: number;
  unknown: number;
}

/**
 * Lets one liar of two, three and five nodes change each member of each node response, and searches for the
 * lie in the answer.
 */
export async function checkCase(
  { name, ask, isTolerable = () => false, invents = [] }: LyingCase,
  nodes: readonly LyingNode[],
  tally: Tally,
): Promise<Outcomes> {
  const outcomes: Outcomes = { right: 0, unknown: 0 };
  const truth = await truthOf(ask, nodes);
  tally.expect(truth !== NOT_KNOWN, `${name}: five honest nodes do not answer`);
  const lies = await liesAbout(ask, nodes, invents);
  tally.expect(lies.length > 0, `${name}: there is nothing to lie about`);
  for (const { name: lie, tell } of lies) {
    for (const count of COUNTS) {
      // First and last: the order of nodes must not matter.
      const place = tally.passed % 2 === 0 ? 0 : count - 1;
      const used = nodes.slice(0, count);
      const liar = used[place];
      if (!liar) continue;
      tell(liar);
      const reported = await ask(used.map(({ url }) => url)).catch((error: unknown) => String(error));
      honest(liar);
      const wrong = reported === NOT_KNOWN ? [] : wrongIn(truth, reported, isTolerable);
      if (isDeepStrictEqual(figuresOf(reported), figuresOf(truth))) outcomes.right += 1;
      else if (wrong.length === 0) outcomes.unknown += 1;
      tally.expect(
        wrong.length === 0,
        `${name}, one of ${count} lies (${lie}): ${wrong.slice(0, 3).join('; ')}`,
      );
    }
  }
  return outcomes;
}

/**
 * Returns the answer of honest nodes with the most known figures: on a busy machine an answer may omit slow parts, also several
 * times in a row, and a liar would then seem to invent what honest nodes know.
 */
async function truthOf(ask: LyingCase['ask'], nodes: readonly LyingNode[]): Promise<unknown> {
  const urls = nodes.map(({ url }) => url);
  const truths: unknown[] = [];
  for (let time = 0; time < TRUTHS; time += 1) truths.push(await ask(urls));
  return truths.reduce((best, truth) => (countKnown(truth) > countKnown(best) ? truth : best));
}

/** Counts the figures of an answer that are known: present, and not null. */
function countKnown(answer: unknown): number {
  if (answer === NOT_KNOWN || answer === null || answer === undefined) return 0;
  if (typeof answer !== 'object') return 1;
  return Object.values(answer).reduce((sum: number, member: unknown) => sum + countKnown(member), 0);
}

/** Returns every lie about the node responses of a request, found by sending it once. */
async function liesAbout(
  ask: LyingCase['ask'],
  nodes: readonly LyingNode[],
  invents: readonly string[],
): Promise<readonly LieOfOne[]> {
  const results = new Map<string, unknown>();
  const selectors = new Set<string>();
  const [witness] = nodes;
  if (!witness) return [];
  witness.lie = ({ callData }) => {
    selectors.add(callData.slice(0, 10));
    return undefined;
  };
  witness.change = (method, result) => {
    const known = results.get(method);
    const isMore = JSON.stringify(result ?? null).length > JSON.stringify(known ?? null).length;
    if (!results.has(method) || isMore) results.set(method, result);
    return result;
  };
  await ask(nodes.slice(0, 2).map(({ url }) => url));
  honest(witness);
  const changes = [...results].flatMap(([method, result]) =>
    method === 'eth_chainId' ? [] : changesOf(method, result),
  );
  return [
    ...changes.map((change) => ({ name: change.name, tell: (node: LyingNode) => apply(node, change) })),
    ...[...selectors].flatMap(liesWithin),
    ...invents.map((method) => ({
      name: `${method} invented`,
      tell: (node: LyingNode) => {
        node.change = (requested, result) => inventedFor(requested, result);
      },
    })),
  ];
}

function honest(node: LyingNode): void {
  node.lie = undefined;
  node.change = (_, result) => result;
}

function apply(node: LyingNode, { method, apply: change }: Change): void {
  node.change = (requested, result) => (requested === method ? change(result) : result);
}

/** Lies about one question within a call of Multicall3. */
function liesWithin(selector: string): readonly LieOfOne[] {
  const about =
    (lie: Lie): Lie =>
    (part) =>
      part.callData.startsWith(selector) && part.success && part.returnData.length >= 66
        ? lie(part)
        : undefined;
  const first = (change: (word: bigint) => bigint): Lie =>
    about(({ success, returnData }) => {
      const word = change(BigInt(returnData.slice(0, 66))) % 2n ** 256n;
      return { success, returnData: `0x${word.toString(16).padStart(64, '0')}${returnData.slice(66)}` };
    });
  const lies: readonly (readonly [string, Lie])[] = [
    ['zero', first(() => 0n)],
    ['more', first((word) => 2n * word + 1_000n)],
    ['fails', about(() => ({ success: false, returnData: '0x' }))],
  ];
  return lies.map(([name, lie]) => ({
    name: `${selector} ${name}`,
    tell: (node) => {
      node.lie = lie;
    },
  }));
}

/** Invents a transaction that no other node has, with 100 confirmations. */
function inventedFor(method: string, result: unknown): unknown {
  const [hash, block] = [`0x${'12'.repeat(32)}`, `0x${'34'.repeat(32)}`];
  if (method === 'eth_getTransactionByHash')
    return {
      ...{ hash, from: `0x${'1'.repeat(40)}`, to: `0x${'2'.repeat(40)}` },
      ...{ value: '0x3635c9adc5dea00000', nonce: '0x1', gas: '0x5208' },
    };
  if (method === 'eth_getTransactionReceipt')
    return {
      ...{ transactionHash: hash, status: '0x1', blockNumber: '0x1', blockHash: block },
      ...{ gasUsed: '0x5208', effectiveGasPrice: '0x1', logs: [] },
    };
  return result;
}

import { z } from 'zod';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { askMajority } from './askMajority.ts';
import type { FindTaken, Reported } from './Chain.ts';
import { isCurrent } from './isCurrent.ts';
import type { NodeAnswer } from './NodeAnswer.ts';
import type { Ask, RpcNodes } from './RpcNodes.ts';
import { countSchema, quantitySchema } from './rpcSchemas.ts';

/** Maximum age of the latest block of a node whose nonce counts, in ms: several times any network's block time. */
const MAX_HEAD_AGE_MS = 300_000;

/** Maximum transactions of one account that wait: more than geth's txpool.accountqueue of 64 no public node holds. */
const MAX_WAITING = 64;

const headSchema = z.object({ timestamp: quantitySchema });

interface NonceOptions {
  /** Average time between blocks of the network. */
  readonly blockSeconds: number;
  /** See `Chain.getPendingNonce`. */
  readonly findTaken?: FindTaken | undefined;
}

/**
 * Returns the nonce after an account's transactions, including those that wait.
 *
 * Without `findTaken` it is the highest that a node reports, within what a node can hold. With it, the
 * starting point is what a majority reports; without a majority it is the lowest of the current nodes, raised
 * to the number of mined transactions on which nodes agree, and past what final records have used, as far as
 * a node reports it. From there, nonces that records show as taken are skipped.
 *
 * @throws ChainUnavailableError if no node gives a usable answer
 */
export async function askNonce(
  nodes: RpcNodes,
  address: string,
  { blockSeconds, findTaken }: NonceOptions,
): Promise<Reported<number>> {
  const countAt = (block: string) => (ask: Ask) =>
    ask('eth_getTransactionCount', [address, block], countSchema);
  const answers = await nodes.askUntilMajority(countAt('pending'));
  const counts = answers.map(({ answer }) => answer);
  const { needed } = nodes;
  const agreeing = (nonce: number) => counts.filter((count) => count === nonce).length;
  const isAgreed = (nonce: number) => agreeing(nonce) >= needed && 2 * agreeing(nonce) > counts.length;
  const highest = Math.max(...counts);
  if (agreeing(highest) === counts.length) return { value: highest, isAgreed: isAgreed(highest) };
  // The lowest count of a lagging or syncing node was used long ago.
  const lowest = Math.min(...(await countsOfCurrentNodes(nodes, answers)));
  if (!findTaken) {
    const nonce =
      highest - lowest <= MAX_WAITING ? highest : await highestPossible(nodes, countAt, { answers, lowest });
    return { value: nonce, isAgreed: isAgreed(nonce) };
  }
  if (highest === lowest) return { value: highest, isAgreed: isAgreed(highest) };
  const start = counts.find(isAgreed) ?? Math.max(lowest, await countMined(nodes, address, blockSeconds));
  let between = upTo(highest, start);
  let records = between.length > 0 ? await findTaken(between) : { taken: new Set<number>(), next: 0 };
  // No node can free a nonce that a final record has used.
  const first = Math.max(start, Math.min(records.next, highest));
  if (first > start) {
    between = upTo(highest, first);
    if (between.length > 0) records = await findTaken(between);
  }
  const nonce = between.find((one) => !records.taken.has(one)) ?? first + between.length;
  // Records that reach a node's count, or continue from the majority's, confirm it.
  const hasEvidence = records.taken.size > 0 || first > start;
  const isRecorded = hasEvidence && (nonce === highest || (nonce > start && isAgreed(start)));
  return { value: nonce, isAgreed: isAgreed(nonce) || isRecorded };
}

/** Returns the counts of nodes that do not lag, or all counts if every node lags. */
async function countsOfCurrentNodes(
  nodes: RpcNodes,
  answers: readonly NodeAnswer<number>[],
): Promise<readonly number[]> {
  const heads = await nodes.askThese(
    answers.map(({ node }) => node),
    isFarBehind,
  );
  const behind = new Set(heads.flatMap(({ node, answer }) => (answer ? [node] : [])));
  const current = answers.filter(({ node }) => !behind.has(node));
  return (current.length > 0 ? current : answers).map(({ answer }) => answer);
}

/** Lists nonces from one to before another, as many as a node can hold. */
function upTo(end: number, start: number): number[] {
  const length = Math.min(Math.max(0, end - start), MAX_WAITING);
  return Array.from({ length }, (_, place) => start + place);
}

/**
 * Returns the highest count that the node's own blocks make possible: a node may be far ahead, or name an
 * impossible one.
 */
async function highestPossible(
  nodes: RpcNodes,
  countAt: (block: string) => (ask: Ask) => Promise<number>,
  {
    answers,
    lowest,
  }: {
    readonly answers: readonly NodeAnswer<number>[];
    readonly lowest: number;
  },
): Promise<number> {
  const mined = await nodes.askThese(
    answers.map(({ node }) => node),
    countAt('latest'),
  );
  const possible = answers.filter(({ node, answer }) =>
    mined.some((one) => one.node === node && answer - one.answer <= MAX_WAITING),
  );
  return possible.reduce((most, { answer }) => Math.max(most, answer), lowest);
}

/** Returns how many transactions of an account are mined, as nodes agree; 0 where they do not. */
async function countMined(nodes: RpcNodes, address: string, blockSeconds: number): Promise<number> {
  try {
    const count = await askMajority(
      nodes,
      async (ask, block) => BigInt(await ask('eth_getTransactionCount', [address, block], countSchema)),
      { blockSeconds },
    );
    return Number(count);
  } catch (error) {
    if (error instanceof ChainUnavailableError) return 0;
    throw error;
  }
}

/** Returns true if a node's latest block is old; a node that does not report one counts as current. */
async function isFarBehind(ask: Ask): Promise<boolean> {
  try {
    const head = await ask('eth_getBlockByNumber', ['latest', false], headSchema);
    return !isCurrent(head.timestamp, MAX_HEAD_AGE_MS);
  } catch {
    return false;
  }
}

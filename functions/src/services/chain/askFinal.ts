import { quorum } from './quorum.ts';
import { commonBlock } from './commonBlock.ts';
import { isMajority } from './isMajority.ts';
import { isShownCurrent } from './isShownCurrent.ts';
import { dropLaggingNodes } from './dropLaggingNodes.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import type { Ask, RpcNodes, NodeAnswer } from './RpcNodes.ts';

/** What is compared between nodes; null where code fails. */
type Value = bigint | string | null;

/** A question about the state that a block leaves; `block` as JSON-RPC takes it. */
type QuestionAt<Answer> = (ask: Ask, block: string) => Promise<Answer>;

/** Whether an answer of a block that is past may stand for now, by what nodes that keep up say of their latest ones. */
export type StandsForNow<Answer> = (past: Answer, latest: readonly Answer[]) => boolean;

interface SettleOptions<Answer> {
  /** How long the network takes for a block. */
  readonly blockSeconds: number;
  /** What counts of several answers that differ; without it, they are settled. */
  readonly inDoubt?: ((answers: readonly Answer[]) => Answer) | undefined;
  readonly standsForNow?: StandsForNow<Answer> | undefined;
}

/** What is settled is told as of now, so it may be no older, in ms. */
const LONGEST_PAST_MS = 6_000;

/**
 * Asks every node about the latest block that it knows, and answers what more than half of those that answer say (decision 41).
 *
 * Where they differ, one that stands still is left out (`dropLaggingNodes`), and the others are asked once more about the latest block that they
 * have in common: what two say there counts. Where one alone answers of several, its word does if its latest block is of now.
 *
 * @throws NodesDisagreeError where those that keep up differ about the same block, or one alone answers and stands still
 * @throws ChainUnavailableError when no node gives a usable answer
 */
export async function askFinal<Answer extends Value>(
  nodes: RpcNodes,
  question: QuestionAt<Answer>,
  { inDoubt, ...options }: SettleOptions<Answer>,
): Promise<Answer> {
  const given = await nodes.askUntil(
    (ask) => question(ask, 'latest'),
    (some) =>
      isMajority(
        some.map(({ answer }) => answer),
        nodes.count,
      ),
  );
  const told = await hearOthers(nodes, question, given);
  const answers = told.map(({ answer }) => answer);
  const verdict = quorum(answers, 1);
  if ('value' in verdict) {
    countOthers(nodes, told, verdict.value);
    return verdict.value;
  }
  return inDoubt ? inDoubt(answers) : settle(nodes, question, options, told);
}

/** Has those heard that were not waited for, where one node alone has answered of which nobody knows whether it stands still. */
async function hearOthers<Answer extends Value>(
  nodes: RpcNodes,
  question: QuestionAt<Answer>,
  told: readonly NodeAnswer<Answer>[],
): Promise<readonly NodeAnswer<Answer>[]> {
  const [only, ...others] = told;
  if (!only || others.length > 0 || nodes.count === 1) return told;
  if (await isShownCurrent(nodes, only)) return told;
  const places = Array.from({ length: nodes.count }, (_, place) => place);
  const silent = places.filter((place) => place !== only.node);
  const late = await nodes.askThese(silent, (ask) => question(ask, 'latest'));
  if (late.length === 0) throw new NodesDisagreeError();
  return [only, ...late];
}

async function settle<Answer extends Value>(
  nodes: RpcNodes,
  question: QuestionAt<Answer>,
  { blockSeconds, standsForNow = () => true }: Omit<SettleOptions<Answer>, 'inDoubt'>,
  told: readonly NodeAnswer<Answer>[],
): Promise<Answer> {
  const { told: believed, heads } = await dropLaggingNodes(nodes, told);
  const answers = believed.map(({ answer }) => answer);
  const latest = quorum(answers, 1);
  if ('value' in latest) {
    countOthers(nodes, told, latest.value);
    return latest.value;
  }
  const numbers = believed.flatMap(({ node }) => heads.get(node)?.number ?? []);
  const common = commonBlock(numbers, blockSeconds, LONGEST_PAST_MS);
  if (common === undefined) throw new NodesDisagreeError();
  // Several nodes may answer under one address, one of them a moment behind the one that named the block.
  const block = Math.max(0, common - Math.round(1 / blockSeconds));
  const again = await nodes.askThese(
    believed.map(({ node }) => node),
    (ask) => question(ask, `0x${block.toString(16)}`),
  );
  const settled = quorum(
    again.map(({ answer }) => answer),
    2,
  );
  if (settled.agreement !== 'agreed') {
    nodes.countDisagreeing(again.map(({ node }) => node));
    throw new NodesDisagreeError();
  }
  countOthers(nodes, again, settled.value);
  if (!standsForNow(settled.value, answers)) throw new NodesDisagreeError();
  return settled.value;
}

/** Counts the nodes that say something else than what is believed. */
function countOthers<Answer>(nodes: RpcNodes, told: readonly NodeAnswer<Answer>[], believed: Answer): void {
  nodes.countDisagreeing(told.flatMap(({ node, answer }) => (answer === believed ? [] : [node])));
}

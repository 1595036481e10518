import { quorum } from './quorum.ts';
import { commonBlock } from './commonBlock.ts';
import { isShownCurrent } from './isShownCurrent.ts';
import { dropLaggingNodes } from './dropLaggingNodes.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import type { Ask, RpcNodes, NodeAnswer } from './RpcNodes.ts';
import type { StandsForNow } from './StandsForNow.ts';

/** Value compared between nodes; null if code fails. */
type Value = bigint | string | null;

/** Reads state at a block; `block` as in JSON-RPC. */
type QuestionAt<Answer> = (ask: Ask, block: string) => Promise<Answer>;

interface SettleOptions<Answer> {
  /** The network's block time in seconds. */
  readonly blockSeconds: number;
  /** Picks one of several differing values; without it, they are settled. */
  readonly inDoubt?: ((answers: readonly Answer[]) => Answer) | undefined;
  readonly standsForNow?: StandsForNow<Answer> | undefined;
}

/** Maximum age in ms of a settled value, which is returned as the current one. */
const LONGEST_PAST_MS = 6_000;

/**
 * Asks every node about its latest block and returns the value of more than half of those that answer
 * (decision 41).
 *
 * If they differ, lagging nodes are dropped (`dropLaggingNodes`), and the others are asked once more about
 * the latest block they have in common, where two nodes decide. If only one of several answers, its value
 * counts if its latest block is current.
 *
 * @throws NodesDisagreeError if current nodes differ about the same block, or only one answers and it lags
 * @throws ChainUnavailableError if no node gives a usable response
 */
export async function askFinal<Answer extends Value>(
  nodes: RpcNodes,
  question: QuestionAt<Answer>,
  { inDoubt, ...options }: SettleOptions<Answer>,
): Promise<Answer> {
  const given = await nodes.askMost(
    (ask) => question(ask, 'latest'),
    (answer) => answer,
  );
  const answered = await askSilentNodes(nodes, question, given);
  const values = answered.map(({ answer }) => answer);
  const verdict = quorum(values, 1);
  if ('value' in verdict) {
    countOthers(nodes, answered, verdict.value);
    return verdict.value;
  }
  return inDoubt ? inDoubt(values) : settle(nodes, question, options, answered);
}

/** Queries the nodes that were not awaited, if only one node has answered and its lag is unknown. */
async function askSilentNodes<Answer extends Value>(
  nodes: RpcNodes,
  question: QuestionAt<Answer>,
  answered: readonly NodeAnswer<Answer>[],
): Promise<readonly NodeAnswer<Answer>[]> {
  const [only, ...others] = answered;
  if (!only || others.length > 0 || nodes.count === 1) return answered;
  if (await isShownCurrent(nodes, only)) return answered;
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
  answered: readonly NodeAnswer<Answer>[],
): Promise<Answer> {
  const { current: believed, heads } = await dropLaggingNodes(nodes, answered);
  const values = believed.map(({ answer }) => answer);
  const latest = quorum(values, 1);
  if ('value' in latest) {
    countOthers(nodes, answered, latest.value);
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
  if (!standsForNow(settled.value, values)) throw new NodesDisagreeError();
  return settled.value;
}

/** Counts the nodes that contradict the accepted value. */
function countOthers<Answer>(
  nodes: RpcNodes,
  answered: readonly NodeAnswer<Answer>[],
  believed: Answer,
): void {
  nodes.countDisagreeing(answered.flatMap(({ node, answer }) => (answer === believed ? [] : [node])));
}

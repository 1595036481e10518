import { quorum } from './quorum.ts';
import { commonBlock } from './commonBlock.ts';
import { isShownCurrent } from './isShownCurrent.ts';
import { dropLaggingNodes } from './dropLaggingNodes.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import type { NodeAnswer } from './NodeAnswer.ts';
import type { Ask, RpcNodes } from './RpcNodes.ts';
import type { IsStillValid } from './IsStillValid.ts';

/** Value compared between nodes; null if code fails. */
type Value = bigint | string | null;

/** Reads state at a block; `block` as in JSON-RPC. */
type QuestionAt<Answer> = (ask: Ask, block: string) => Promise<Answer>;

interface MajorityOptions<Answer> {
  /** The network's block time in seconds. */
  readonly blockSeconds: number;
  /** Picks one of several differing values; without it, they are settled. */
  readonly resolveDispute?: ((answers: readonly Answer[]) => Answer) | undefined;
  readonly isStillValid?: IsStillValid<Answer> | undefined;
}

/** Maximum age in ms of a settled value, which is returned as the current one. */
const MAX_COMMON_BLOCK_AGE_MS = 6_000;

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
export async function askMajority<Answer extends Value>(
  nodes: RpcNodes,
  question: QuestionAt<Answer>,
  { resolveDispute, ...options }: MajorityOptions<Answer>,
): Promise<Answer> {
  const given = await nodes.askUntilMajority(
    (ask) => question(ask, 'latest'),
    (answer) => answer,
  );
  const answered = await askSilentNodes(nodes, question, given);
  const values = answered.map(({ answer }) => answer);
  const result = quorum(values, 1);
  if ('value' in result) {
    countOthers(nodes, answered, result.value);
    return result.value;
  }
  return resolveDispute ? resolveDispute(values) : resolveAtCommonBlock(nodes, question, options, answered);
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
  const nodeIndexes = Array.from({ length: nodes.count }, (_, nodeIndex) => nodeIndex);
  const silent = nodeIndexes.filter((nodeIndex) => nodeIndex !== only.node);
  const lateAnswers = await nodes.askThese(silent, (ask) => question(ask, 'latest'));
  if (lateAnswers.length === 0) throw new NodesDisagreeError();
  return [only, ...lateAnswers];
}

async function resolveAtCommonBlock<Answer extends Value>(
  nodes: RpcNodes,
  question: QuestionAt<Answer>,
  { blockSeconds, isStillValid = () => true }: Omit<MajorityOptions<Answer>, 'resolveDispute'>,
  answered: readonly NodeAnswer<Answer>[],
): Promise<Answer> {
  const { current, heads } = await dropLaggingNodes(nodes, answered);
  const values = current.map(({ answer }) => answer);
  const latest = quorum(values, 1);
  if ('value' in latest) {
    countOthers(nodes, answered, latest.value);
    return latest.value;
  }
  const numbers = current.flatMap(({ node }) => heads.get(node)?.number ?? []);
  const common = commonBlock(numbers, blockSeconds, MAX_COMMON_BLOCK_AGE_MS);
  if (common === undefined) throw new NodesDisagreeError();
  // Several nodes may answer under one address, one of them a moment behind the one that named the block.
  const block = Math.max(0, common - Math.round(1 / blockSeconds));
  const again = await nodes.askThese(
    current.map(({ node }) => node),
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
  if (!isStillValid(settled.value, values)) throw new NodesDisagreeError();
  return settled.value;
}

/** Counts the nodes that contradict the accepted value. */
function countOthers<Answer>(
  nodes: RpcNodes,
  answered: readonly NodeAnswer<Answer>[],
  accepted: Answer,
): void {
  nodes.countDisagreeing(answered.flatMap(({ node, answer }) => (answer === accepted ? [] : [node])));
}

import { z } from 'zod';
import { agreeOn } from './agreeOn.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { commonBlock } from './commonBlock.ts';
import { isCurrent } from './isCurrent.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { quantitySchema } from './quantitySchema.ts';
import type { Ask, RpcNodes, Told } from './RpcNodes.ts';

/** What is compared between nodes; null where code fails. */
type Value = bigint | string | null;

/** A question about the state that a block leaves; `block` as JSON-RPC takes it. */
type QuestionAt<Answer> = (ask: Ask, block: string) => Promise<Answer>;

const headSchema = z.object({
  number: quantitySchema.refine((number) => number <= BigInt(Number.MAX_SAFE_INTEGER)).transform(Number),
  timestamp: quantitySchema,
});

/**
 * Asks every node about the latest block that it knows, and answers what more than half of those that answer say (decision 41).
 *
 * Where they differ, one whose latest block is old is left out, and the others are asked once more about the latest block that they
 * have in common: what two say there counts, and is of that block. Where one alone is left, its word does.
 *
 * @param options.blockSeconds how long the network takes for a block
 * @param options.inDoubt what counts of several answers that differ; without it, they are settled
 * @throws NodesDisagreeError where those that keep up differ about the same block
 * @throws ChainUnavailableError when no node gives a usable answer
 */
export async function askSettled<Answer extends Value>(
  nodes: RpcNodes,
  question: QuestionAt<Answer>,
  {
    blockSeconds,
    inDoubt,
  }: { readonly blockSeconds: number; readonly inDoubt?: (answers: readonly Answer[]) => Answer },
): Promise<Answer> {
  const told = await nodes.askUntil(
    (ask) => question(ask, 'latest'),
    (given) => isSaidByMost(given, nodes.count),
  );
  const answers = told.map(({ answer }) => answer);
  const verdict = agreeOn(answers, 1);
  if ('value' in verdict) return verdict.value;
  return inDoubt ? inDoubt(answers) : settle(nodes, question, blockSeconds, told);
}

async function settle<Answer extends Value>(
  nodes: RpcNodes,
  question: QuestionAt<Answer>,
  blockSeconds: number,
  told: readonly Told<Answer>[],
): Promise<Answer> {
  const heads = await headsOf(nodes, told);
  // One that does not say how far it is may well keep up: it is not left out.
  const keepUp = told.filter(({ node }) => isCurrent(heads.get(node)?.timestamp));
  const believed = keepUp.length > 0 ? keepUp : told;
  const latest = agreeOn(
    believed.map(({ answer }) => answer),
    1,
  );
  if ('value' in latest) return latest.value;
  const numbers = believed.flatMap(({ node }) => heads.get(node)?.number ?? []);
  const common = commonBlock(numbers, blockSeconds);
  if (common === undefined) throw new NodesDisagreeError();
  const isBelieved = ({ node }: Told<Answer>) => believed.some((one) => one.node === node);
  const again = await askOrNothing(
    nodes,
    (ask) => question(ask, `0x${common.toString(16)}`),
    (given) => isSaidByMost(given.filter(isBelieved), believed.length),
  );
  const settled = agreeOn(
    again.filter(isBelieved).map(({ answer }) => answer),
    2,
  );
  if (settled.agreement !== 'agreed') throw new NodesDisagreeError();
  return settled.value;
}

/** The latest block of each node that has said something, by the node's place. */
async function headsOf(
  nodes: RpcNodes,
  told: readonly Told<unknown>[],
): Promise<ReadonlyMap<number, z.infer<typeof headSchema>>> {
  const heads = await askOrNothing(
    nodes,
    (ask) => ask('eth_getBlockByNumber', ['latest', false], headSchema),
    (given) => told.every(({ node }) => given.some((head) => head.node === node)),
  );
  return new Map(heads.map(({ node, answer }) => [node, answer]));
}

/** As `askUntil`; nothing where no node answers, which settles no dispute. */
async function askOrNothing<Answer>(
  nodes: RpcNodes,
  ...question: Parameters<typeof nodes.askUntil<Answer>>
): Promise<readonly Told<Answer>[]> {
  try {
    return await nodes.askUntil(...question);
  } catch (error) {
    if (error instanceof ChainUnavailableError) return [];
    throw error;
  }
}

/** Whether one answer is given by so many that no other one changes what most of `count` nodes say. */
function isSaidByMost(given: readonly Told<Value>[], count: number): boolean {
  const { agreeing } = agreeOn(
    given.map(({ answer }) => answer),
    1,
  );
  return 2 * agreeing > count;
}

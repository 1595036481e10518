import { answerKey } from './answerKey.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import type { Ask, RpcNodes } from './RpcNodes.ts';

/**
 * Queries each node until most agree, in the order of the nodes; undefined for one without a usable answer.
 *
 * @param part of an answer that a majority must share
 */
export async function askEachUntilMajority<Answer>(
  nodes: RpcNodes,
  question: (ask: Ask) => Promise<Answer>,
  part: (answer: Answer) => unknown = (answer) => answer,
): Promise<readonly (Answer | undefined)[]> {
  const answers = await nodes
    .askUntilMajority(question, (answer) => answerKey(part(answer)))
    .catch((error: unknown) => {
      if (error instanceof ChainUnavailableError) return [];
      throw error;
    });
  return Array.from(
    { length: nodes.count },
    (_, nodeIndex) => answers.find(({ node }) => node === nodeIndex)?.answer,
  );
}

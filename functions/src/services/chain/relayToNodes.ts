import { z } from 'zod';
import { AnswerTooLargeError } from './AnswerTooLargeError.ts';
import { failureEventOf } from './failureEventOf.ts';
import { isCallRevert } from './isCallRevert.ts';
import type { RpcQuestion } from './postJsonRpc.ts';
import { RpcError } from './RpcError.ts';
import type { Ask, BatchQuery, RpcNodes } from './RpcNodes.ts';

/** One node's answer to a relayed question: its result or its error, unchanged; undefined if no node answered. */
export type RelayAnswer = { readonly result: unknown } | RpcError | undefined;

/** Bounds of a relay. */
export interface RelayOptions {
  /** Deadline, by `performance.now()`. */
  readonly until: number;
  /** Maximum bytes of all answers together. */
  readonly maxBytes: number;
}

/**
 * Passes questions on to the nodes of a network, each answered by one node alone, and returns the answers unchanged.
 *
 * The first node gets all questions in one exchange. The next one gets those that are left: all if the node did not
 * respond, or those it answered with an error that another node may not have, such as a rate limit or a missing state.
 * If every node has an error, the first one counts; a rate limit counts as no answer.
 *
 * @throws AnswerTooLargeError if the answers are longer than `maxBytes`
 */
export async function relayToNodes(
  nodes: Pick<RpcNodes, 'askFirst'>,
  questions: readonly RpcQuestion[],
  { until, maxBytes }: RelayOptions,
): Promise<readonly RelayAnswer[]> {
  const final = new Map<number, RelayAnswer>();
  const errors = new Map<number, RpcError>();
  const note = (place: number, answer: NonNullable<RelayAnswer>) => {
    // A rate limit says nothing about the question, and may name the operator's plan with the node's provider.
    if (answer instanceof RpcError && failureEventOf(answer) === 'rateLimited') return;
    if (!(answer instanceof RpcError) || isFinal(answer)) final.set(place, answer);
    else if (!errors.has(place)) errors.set(place, answer);
  };
  const isTooLarge = await nodes.askFirst(async (ask, batchQuery) => {
    const open = [...questions.entries()].filter(([place]) => !final.has(place));
    try {
      const given = await askInOneExchange(
        ask,
        batchQuery,
        open.map(([, question]) => question),
        maxBytes,
      );
      for (const [index, answer] of given.entries()) note(open[index]?.[0] ?? 0, answer);
    } catch (error) {
      // Another node would send as much.
      if (error instanceof AnswerTooLargeError) return true;
      if (!(error instanceof RpcError)) throw error;
      for (const [place] of open) note(place, error);
    }
    return final.size === questions.length ? false : undefined;
  }, until);
  if (isTooLarge === true) throw new AnswerTooLargeError();
  return questions.map((_, place) => final.get(place) ?? errors.get(place));
}

/** Sends one question alone, since not every node takes a batch, and several as a batch. */
async function askInOneExchange(
  ask: Ask,
  batchQuery: BatchQuery,
  questions: readonly RpcQuestion[],
  maxBytes: number,
): Promise<readonly NonNullable<RelayAnswer>[]> {
  const [first, ...others] = questions;
  if (!first || others.length > 0) return batchQuery(questions, maxBytes);
  return [{ result: await ask(first.method, first.params, z.unknown(), maxBytes) }];
}

/** Returns true if an error means that a contract failed: every node would say so. Some name it in `data` alone. */
function isFinal(error: RpcError): boolean {
  return isCallRevert(error) || (typeof error.data === 'string' && /^(0x|revert)/i.test(error.data));
}

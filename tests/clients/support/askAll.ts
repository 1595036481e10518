import { expect } from 'vitest';
import type { Client, Question, Refusal } from './Client.ts';

/** Asks each client in turn, expects the same answer of all of them, and gives it. */
export async function answerOfAll(
  clients: readonly Client[],
  question: Question,
  key: string,
): Promise<unknown> {
  const answers: unknown[] = [];
  for (const client of clients) {
    const outcome = await client.ask(question, key);
    expect(outcome, client.name).toHaveProperty('answer');
    if ('answer' in outcome) answers.push(outcome.answer);
  }
  const [first] = answers;
  for (const [index, answer] of answers.entries()) expect(answer, clients[index]?.name).toEqual(first);
  return first;
}

/** Asks each client in turn, expects the same refusal of all of them, and gives it. */
export async function refusalOfAll(
  clients: readonly Client[],
  question: Question,
  key: string,
): Promise<Refusal> {
  const refusals: Refusal[] = [];
  for (const client of clients) {
    const outcome = await client.ask(question, key);
    expect(outcome, client.name).toHaveProperty('refusal');
    if ('refusal' in outcome) refusals.push(outcome.refusal);
  }
  const [first] = refusals;
  if (!first) throw new Error('There is no client to ask.');
  for (const [index, { status, ...refusal }] of refusals.entries()) {
    // The command line has exit codes in place of the status.
    expect({ ...refusal, status: status ?? first.status }, clients[index]?.name).toEqual(first);
  }
  return first;
}

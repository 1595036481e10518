import { expect } from 'vitest';
import type { Client, Question, Refusal } from './Client.ts';

/** Sends a request through all clients in parallel, and returns their answer, which must be the same. */
export async function answerOfAll(
  clients: readonly Client[],
  question: Question,
  key: string,
): Promise<unknown> {
  const answers = await Promise.all(
    clients.map(async (client) => {
      const outcome = await client.ask(question, key);
      if ('answer' in outcome) return { name: client.name, answer: outcome.answer };
      throw new Error(`${client.name} was refused: ${outcome.refusal.code}, ${outcome.refusal.detail}`);
    }),
  );
  for (const { name, answer } of answers) expect(answer, name).toEqual(answers[0]?.answer);
  return answers[0]?.answer;
}

/** Sends a request through all clients in parallel, and returns their refusal, which must be the same. */
export async function refusalOfAll(
  clients: readonly Client[],
  question: Question,
  key: string,
): Promise<Refusal> {
  const refusals = await Promise.all(
    clients.map(async (client) => {
      const outcome = await client.ask(question, key);
      if ('refusal' in outcome) return { name: client.name, refusal: outcome.refusal };
      throw new Error(`${client.name} was answered: ${JSON.stringify(outcome.answer)}`);
    }),
  );
  const first = refusals[0]?.refusal;
  if (!first) throw new Error('There is no client to ask.');
  for (const { name, refusal } of refusals) {
    // The command line has exit codes in place of the status.
    expect({ status: first.status, ...refusal }, name).toEqual(first);
  }
  return first;
}

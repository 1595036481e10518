import { expect, test } from 'vitest';
import { waitForIndexes } from './waitForIndexes.ts';

const READY = { name: 'a', state: 'READY' };
const CREATING = { name: 'b', state: 'CREATING' };

/** Waits on a database that gives these answers, the last one for ever; an Error is no answer. */
async function wait(...answers: readonly unknown[]) {
  const lines: string[] = [];
  let requested = 0;
  let pauses = 0;
  const ask = () => {
    const answer = answers[Math.min(requested, answers.length - 1)];
    requested += 1;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const pause = () => Promise.resolve((pauses += 1));
  const outcome = await waitForIndexes(ask, 'p', (line) => lines.push(line), pause).then(
    () => 'ready',
    (error: unknown) => String(error),
  );
  return { outcome, lines, asked: requested, pauses };
}

test('indexes that are ready are not waited for', async () => {
  expect(await wait({ indexes: [READY] })).toEqual({ outcome: 'ready', lines: [], asked: 1, pauses: 0 });
  expect(await wait({})).toMatchObject({ outcome: 'ready', asked: 1 });
});

test('waits for indexes in progress, and reports it once', async () => {
  const both = { indexes: [CREATING, READY] };
  expect(await wait(both, both, { indexes: [READY, READY] })).toEqual({
    outcome: 'ready',
    lines: ['Waiting for 1 of 2 indexes …'],
    asked: 3,
    pauses: 2,
  });
});

test('an index that cannot be made ends it', async () => {
  const { outcome } = await wait({ indexes: [READY, { name: 'c', state: 'NEEDS_REPAIR' }] });
  expect(outcome).toContain('could not make 1 of the indexes');
});

test('retries a lost answer, but not six of them', async () => {
  const lost = new Error('no connection');
  expect(await wait(lost, lost, lost, lost, lost, { indexes: [READY] })).toMatchObject({ outcome: 'ready' });
  expect(await wait(lost)).toMatchObject({
    outcome: expect.stringContaining('does not say') as string,
    asked: 6,
  });
});

test('two hours are enough', async () => {
  const { outcome, asked } = await wait({ indexes: [CREATING] });
  expect(outcome).toContain('not ready after two hours');
  expect(asked).toBe(721);
});

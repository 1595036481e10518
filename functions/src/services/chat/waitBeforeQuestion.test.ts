import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { waitBeforeQuestion, type QuestionCounter } from './waitBeforeQuestion.ts';

const limits = { perMinute: 3, perDay: 5 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let counter: QuestionCounter;
beforeEach(() => {
  counter = new MemoryAttempts();
});

async function ask(times: number, askers: string[], now: number): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < times; i += 1) waits.push(await waitBeforeQuestion(counter, askers, limits, now));
  return waits;
}

describe('waitBeforeQuestion', () => {
  it('allows the limit of a minute, then returns how long to wait', async () => {
    expect(await ask(4, ['address'], 0)).toEqual([0, 0, 0, MINUTE]);
    expect(await ask(1, ['address'], 20_000)).toEqual([40_000]);
    expect(await ask(1, ['other'], 20_000)).toEqual([0]);
    expect(await ask(1, ['address'], MINUTE)).toEqual([0]);
  });

  it('allows the limit of a day; refusals by the minute do not count', async () => {
    await ask(10, ['address'], 0);
    expect(await ask(3, ['address'], HOUR)).toEqual([0, 0, 23 * HOUR]);
    expect(await ask(1, ['address'], 24 * HOUR)).toEqual([0]);
  });

  it('holds a user who changes addresses, and an address whose users change', async () => {
    await ask(3, ['address', 'user'], 0);
    expect(await ask(1, ['another address', 'user'], 1)).toEqual([MINUTE - 1]);
    expect(await ask(1, ['address', 'another user'], 1)).toEqual([MINUTE - 1]);
    expect(await ask(1, ['third address', 'third user'], 1)).toEqual([0]);
  });
});

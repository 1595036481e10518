import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { AnswerTooLargeError } from '../chain/AnswerTooLargeError.ts';
import { ResponseBudget } from './ResponseBudget.ts';

const MIB = 1_048_576;

/** A budget, and the reads that it has begun. */
function setUp() {
  const budget = new ResponseBudget();
  const begun: { readonly name: string; readonly maxBytes: number; readonly end: () => void }[] = [];
  const open = new Set<object>();
  let most = 0;
  /** Reads a response of so many MiB, which ends when the test ends it. */
  const read = async (name: string, mib: number) =>
    budget.read(async (maxBytes) => {
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const own = { name, maxBytes, end };
      begun.push(own);
      open.add(own);
      most = Math.max(
        most,
        begun.filter((one) => open.has(one)).reduce((sum, one) => sum + one.maxBytes, 0),
      );
      if (mib * MIB <= maxBytes) await ended;
      open.delete(own);
      if (mib * MIB > maxBytes) throw new AnswerTooLargeError();
      return name;
    });
  const names = () => [...open].map((own) => begun.find((one) => one === own)?.name);
  return { read, begun, names, most: () => most / MIB };
}

describe('ResponseBudget', () => {
  test('reads a usual response once', async () => {
    const { read, begun } = setUp();
    const reading = read('a', 8);
    begun[0]?.end();
    expect(await reading).toBe('a');
    expect(begun.map(({ maxBytes }) => maxBytes / MIB)).toEqual([8]);
  });

  test('reads a long response again, and one of them at a time', async () => {
    const { read, begun, names } = setUp();
    const readings = [read('a', 50), read('b', 50), read('c', 1)];
    await setImmediate();
    expect(names().toSorted()).toEqual(['a', 'c']);
    begun.findLast(({ name }) => name === 'a')?.end();
    await setImmediate();
    expect(names().toSorted()).toEqual(['b', 'c']);
    for (const { end } of begun) end();
    expect(await Promise.all(readings)).toEqual(['a', 'b', 'c']);
  });

  test('lets usual reads pass a long one that waits, four at a time', async () => {
    const { read, begun, names } = setUp();
    void read('a', 50);
    void read('b', 50);
    await setImmediate();
    for (const name of ['c', 'd', 'e', 'f', 'g']) void read(name, 1);
    await setImmediate();
    expect(names().toSorted()).toEqual(['a', 'c', 'd', 'e', 'f']);
    begun.findLast(({ name }) => name === 'a')?.end();
    await setImmediate();
    expect(names().toSorted()).toEqual(['b', 'c', 'd', 'e', 'f']);
    begun.findLast(({ name }) => name === 'c')?.end();
    await setImmediate();
    expect(names().toSorted()).toEqual(['b', 'd', 'e', 'f', 'g']);
  });

  test('begins a long read although usual ones keep arriving', async () => {
    const { read, begun, names } = setUp();
    for (let index = 0; index < 16; index += 1) void read(`usual ${index}`, 1);
    void read('long', 50);
    await setImmediate();
    begun.findLast(({ name }) => name === 'usual 0')?.end();
    await setImmediate();
    // The long one waits for room; a usual one that ends makes way for it.
    for (let index = 1; index < 16; index += 1) {
      void read(`later ${index}`, 1);
      begun.findLast(({ name }) => name === `usual ${index}`)?.end();
      await setImmediate();
    }
    expect(names()).toContain('long');
  });

  test('never has more than 128 MiB, and ends every read', async () => {
    const { read, begun, most } = setUp();
    const sizes = Array.from({ length: 60 }, (_, index) => (index % 5 === 0 ? 90 : (index % 3) + 1));
    const readings = Promise.all(sizes.map(async (mib, index) => read(`${index}`, mib)));
    for (let ended = 0; ended < 200; ended += 1) {
      begun[ended]?.end();
      await setImmediate();
    }
    expect(await readings).toHaveLength(60);
    expect(most()).toBe(128);
  });

  test('refuses a response that is longer than the longest, and has room for others then', async () => {
    const { read, begun } = setUp();
    await expect(read('a', 97)).rejects.toBeInstanceOf(AnswerTooLargeError);
    const reading = read('b', 96);
    await setImmediate();
    begun.at(-1)?.end();
    expect(await reading).toBe('b');
  });
});

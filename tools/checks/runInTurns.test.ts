import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInTurns, type Share } from './runInTurns.ts';

/** Runs items that take a moment each; gives who was running whenever one began. */
async function sawRunning(shares: readonly Share[], cores = 2) {
  const items = shares.map((share, index) => ({
    share,
    name: `${share}${index}`,
    ms: share === 'waits' ? 40 : 5,
  }));
  const running = new Set<string>();
  const seen: string[][] = [];
  await runInTurns(items, cores, async ({ name, ms }) => {
    running.add(name);
    seen.push([...running]);
    await sleep(ms);
    running.delete(name);
  });
  return seen;
}

test('begins in order, with no more at a time than there are cores', async () => {
  const seen = await sawRunning(['core', 'core', 'core', 'core', 'core'], 2);
  expect(seen.map((names) => names.at(-1))).toEqual(['core0', 'core1', 'core2', 'core3', 'core4']);
  expect(Math.max(...seen.map((names) => names.length))).toBe(2);
});

test('a waiting task takes no core', async () => {
  const seen = await sawRunning(['waits', 'core', 'core', 'core']);
  expect(seen[2]).toEqual(['waits0', 'core1', 'core2']);
  expect(seen.every((names) => names.includes('waits0'))).toBe(true);
});

test('a task that takes the machine runs alone', async () => {
  const seen = await sawRunning(['waits', 'core', 'machine', 'core', 'waits', 'machine']);
  expect(seen[2]).toEqual(['machine2']);
  expect(seen[3]).toEqual(['core3']);
  expect(seen[5]).toEqual(['machine5']);
});

test('tasks that use the same thing do not overlap', async () => {
  const running = new Set<string>();
  const seen: string[][] = [];
  const items = [
    { name: 'first', share: 'waits', uses: 'api' },
    { name: 'other', share: 'core' },
    { name: 'second', share: 'core', uses: 'api' },
  ] as const;
  await runInTurns(items, 2, async ({ name }) => {
    running.add(name);
    seen.push([...running]);
    await sleep(name === 'first' ? 40 : 5);
    running.delete(name);
  });
  expect(seen).toEqual([['first'], ['first', 'other'], ['second']]);
});

test('continues to the end, and fails with the first failure', async () => {
  const done: number[] = [];
  const items = [1, 2, 3].map((item) => ({ share: 'machine' as const, item }));
  await expect(
    runInTurns(items, 2, ({ item }) => {
      done.push(item);
      return item === 3 ? Promise.reject(new Error('third')) : Promise.resolve();
    }),
  ).rejects.toThrow('third');
  expect(done).toEqual([1, 2, 3]);
});

import { expect, test } from 'vitest';
import { Limiter } from './Limiter.ts';
import { LimiterFullError } from './LimiterFullError.ts';

/** Tasks begun, in order, and a way to end each. */
function tasksOf(limiter: Limiter) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (caller: string, name: string, signal?: AbortSignal) =>
    limiter.run(
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => void ends.set(name, resolve));
      },
      { caller, signal },
    );
  return { begun, ends, run };
}

test('a caller with much work does not delay others', async () => {
  const { begun, ends, run } = tasksOf(
    new Limiter({ concurrency: 3, maxWaiting: 10 }, { concurrency: 2, maxWaiting: 3 }),
  );
  const results = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => run('a', name));
  expect(begun).toEqual(['a1', 'a2']);
  await expect(run('a', 'a6')).rejects.toBeInstanceOf(LimiterFullError);
  results.push(run('b', 'b1'), run('b', 'b2'), run('c', 'c1'));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('b1')?.();
  // It arrived after a3, whose caller has two running.
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  ends.get('a1')?.();
  // Its caller has none running, though it arrived after a3 as well.
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  for (const name of ['a2', 'b2', 'c1', 'a3', 'a4', 'a5']) {
    await expect.poll(() => begun).toContain(name);
    ends.get(name)?.();
  }
  await Promise.all(results);
});

test('limits the total number that wait', async () => {
  const { ends, run, begun } = tasksOf(new Limiter({ concurrency: 1, maxWaiting: 1 }));
  const results = [run('a', 'a'), run('b', 'b')];
  await expect(run('c', 'c')).rejects.toBeInstanceOf(LimiterFullError);
  ends.get('a')?.();
  await expect.poll(() => begun).toContain('b');
  ends.get('b')?.();
  await Promise.all(results);
});

test('an aborted wait takes no place', async () => {
  const limiter = new Limiter({ concurrency: 1 });
  const { begun, ends, run } = tasksOf(limiter);
  const abort = new AbortController();
  const first = run('a', 'first');
  const aborted = run('a', 'aborted', abort.signal);
  const last = run('a', 'last');
  abort.abort(new Error('enough'));
  await expect(aborted).rejects.toThrow('enough');
  expect(limiter.waiting).toBe(1);
  ends.get('first')?.();
  await expect.poll(() => begun).toEqual(['first', 'last']);
  ends.get('last')?.();
  await Promise.all([first, last]);
});

test('a failed task frees its place', async () => {
  const limiter = new Limiter({ concurrency: 1 });
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run(() => Promise.resolve('next'))).toBe('next');
});

test('does not begin a task whose signal has aborted', async () => {
  const limiter = new Limiter({ concurrency: 1 });
  const { begun, run } = tasksOf(limiter);
  await expect(run('a', 'a', AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  expect(begun).toEqual([]);
  expect(await limiter.run(() => Promise.resolve('next'))).toBe('next');
});

test('a signal that aborts later does not end a running task', async () => {
  const { ends, run } = tasksOf(new Limiter({ concurrency: 1 }));
  const abort = new AbortController();
  const first = run('a', 'first');
  const second = run('a', 'second', abort.signal);
  ends.get('first')?.();
  await first;
  await expect.poll(() => ends.has('second')).toBe(true);
  abort.abort(new Error('too late'));
  ends.get('second')?.();
  await second;
});

import { expect, test } from 'vitest';
import { BusyError, PictureQueue } from './PictureQueue.ts';

/** Work begun, in order, and a way to end each. */
function dependencies(queue: PictureQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (who: string, what: string) =>
    queue.run(() => {
      begun.push(what);
      return new Promise<void>((resolve) => void ends.set(what, resolve));
    }, who);
  return { begun, ends, ask };
}

test('a caller with much work does not block others', async () => {
  const { begun, ends, ask } = dependencies(
    new PictureQueue({ atOnce: 3, waiting: 10 }, { atOnce: 2, waiting: 3 }),
  );
  const asked = ['a1', 'a2', 'a3', 'a4', 'a5'].map((what) => ask('a', what));
  expect(begun).toEqual(['a1', 'a2']);
  await expect(ask('a', 'a6')).rejects.toBeInstanceOf(BusyError);
  asked.push(ask('b', 'b1'), ask('b', 'b2'), ask('c', 'c1'));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('b1')?.();
  // It arrived after a3, whose asker has two running.
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  ends.get('a1')?.();
  // Its asker has none running, though it arrived after a3 as well.
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  for (const what of ['a2', 'b2', 'c1', 'a3', 'a4', 'a5']) {
    await expect.poll(() => begun).toContain(what);
    ends.get(what)?.();
  }
  await Promise.all(asked);
});

test('limits the total number that wait', async () => {
  const { ends, ask, begun } = dependencies(new PictureQueue({ atOnce: 1, waiting: 1 }));
  const asked = [ask('a', 'a'), ask('b', 'b')];
  await expect(ask('c', 'c')).rejects.toBeInstanceOf(BusyError);
  ends.get('a')?.();
  await expect.poll(() => begun).toContain('b');
  ends.get('b')?.();
  await Promise.all(asked);
});

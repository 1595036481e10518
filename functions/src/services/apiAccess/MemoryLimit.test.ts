import { expect, it } from 'vitest';
import { MemoryLimit } from './MemoryLimit.ts';

it('allows so many in so long, for each name', () => {
  const limit = new MemoryLimit(2, 10_000);
  const allowed = [0, 1, 2, 9_999, 10_000, 10_001, 10_002].map((now) => limit.take('a', now));
  expect(allowed).toEqual([true, true, false, false, true, true, false]);
  expect(limit.take('b', 1)).toBe(true);
});

it('forgets rather than grow', () => {
  const limit = new MemoryLimit(1, 10_000);
  for (let name = 0; name < 5_000; name += 1) expect(limit.take(`${name}`, 0)).toBe(true);
  expect(limit.take('4999', 1)).toBe(false);
});

import { expect, it } from 'vitest';
import { MemoryLimit } from './MemoryLimit.ts';

it('allows so many in so long, for each name', () => {
  const limit = new MemoryLimit(2, 10_000);
  const allowed = [0, 1, 2, 9_999, 10_000, 10_001, 10_002].map((now) => limit.tryConsume('a', 1, now) === 0);
  expect(allowed).toEqual([true, true, false, false, true, true, false]);
  expect(limit.tryConsume('b', 1, 1)).toBe(0);
});

it('forgets rather than grow', () => {
  const limit = new MemoryLimit(1, 10_000);
  for (let name = 0; name < 5_000; name += 1) expect(limit.tryConsume(`${name}`, 1, 0)).toBe(0);
  expect(limit.tryConsume('4999', 1, 1)).toBeGreaterThan(0);
});

import { expect, it } from 'vitest';
import { askerOf } from './askerOf.ts';

it('is the same for a user, and one of 256 for all', () => {
  expect(askerOf('alice')).toBe(askerOf('alice'));
  const askers = new Set(Array.from({ length: 5_000 }, (_, user) => askerOf(`user ${user}`)));
  expect(askers.size).toBe(256);
});

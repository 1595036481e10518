import { expect, test } from 'vitest';
import { isPushLane, pushEntryId } from './pushEntryId.ts';

// Two wallets may have the same account: a lane that they share would notify the wrong one.
test('lanes of two users with the same account differ', () => {
  expect(pushEntryId('a_user')).toMatch(/^push-[0-9a-f]{32}$/);
  expect(pushEntryId('a_user')).not.toBe(pushEntryId('another'));
});

test('recognises lanes of pushes, and no others', () => {
  expect(isPushLane(`${pushEntryId('a')}_137_0xabc`)).toBe(true);
  expect(isPushLane('whk1_137_0xabc')).toBe(false);
});

import { expect, test } from 'vitest';
import { isPushTarget, pushTargetId } from './pushTargetId.ts';

// Two wallets may have the same account: a lane that they share would notify the wrong one.
test('lanes of two users with the same account differ', () => {
  expect(pushTargetId('a_user_0')).toMatch(/^push-[0-9a-f]{32}$/);
  expect(pushTargetId('a_user_0')).not.toBe(pushTargetId('another_0'));
});

test('recognises pushes, and no webhooks', () => {
  expect(isPushTarget(pushTargetId('a'))).toBe(true);
  expect(isPushTarget('whk1')).toBe(false);
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { estimatePassword } from './estimatePassword.ts';

test.each([
  '12345678',
  '        ',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'password1',
  'P@ssw0rd!',
  'qwertyuiop',
  'asdfghjkl;',
  '1qaz2wsx3edc',
  '83920174659203',
  '2026 11 23 2026',
  'everything wallet',
  'everything everything',
  'wallet wallet',
  'everythingwallet1',
  'ethereum2026',
  '111-222-3333',
  '+41 79 123 45 67',
])('%j is not strong', (password) => {
  expect(estimatePassword(password).isStrong).toBe(false);
});

test.each(['staple battery horse', 'another one of mine', 'Tr0ub4dor&3x', 'ünïcode-wörter-hier'])(
  '%j is strong',
  (password) => {
    expect(estimatePassword(password).isStrong).toBe(true);
  },
);

// Regression: the account's own e-mail address was rated safe.
test.each(['jonathan.smith@gmail.com', 'jonathan.smith', 'Jonathan-Smith1', 'smithjonathan'])(
  '%j is not strong for the account of jonathan.smith@gmail.com',
  (password) => {
    expect(estimatePassword(password, 'jonathan.smith@gmail.com').isStrong).toBe(false);
  },
);

test('repeating a word takes no more guesses', () => {
  const [once, thrice] = ['abandon', 'abandon abandon abandon'].map(
    (password) => estimatePassword(password).guesses,
  );
  expect(thrice).toBe(once);
});

test('more words take more guesses', () => {
  const [two, three] = ['staple battery', 'staple battery horse'].map(
    (password) => estimatePassword(password).guesses,
  );
  expect(three).toBeGreaterThan(two ?? Infinity);
});

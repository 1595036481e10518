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
])('%j is not strong', (password) => {
  expect(estimatePassword(password).isStrong).toBe(false);
});

test.each(['staple battery horse', 'another one of mine', 'Tr0ub4dor&3x', 'ünïcode-wörter-hier'])(
  '%j is strong',
  (password) => {
    expect(estimatePassword(password).isStrong).toBe(true);
  },
);

test('more words take more guesses', () => {
  const [two, three] = ['staple battery', 'staple battery horse'].map(
    (password) => estimatePassword(password).guesses,
  );
  expect(three).toBeGreaterThan(two ?? Infinity);
});

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { VerifyPhraseDialog } from './VerifyPhraseDialog.tsx';

const called = vi.hoisted(() => vi.fn<(input: unknown) => Promise<boolean>>());
vi.mock('../../../lib/firebase/callable.ts', () => ({ callable: () => called }));
setUpComponentTests();

const words = [...Array<string>(11).fill('abandon'), 'about'];
/** printf '%s' 'abandon … about' | sha256sum */
const DIGEST = 'c557eec878dfd852ba3f88087c4f350f09c55537ab5e549c3cd14320ec3cef38';

async function verify(phrase: string) {
  const user = userEvent.setup();
  render(<VerifyPhraseDialog onClose={vi.fn()} />, { wrapper: AppShell });
  await user.click(screen.getByLabelText('Recovery Phrase'));
  await user.paste(phrase);
  await user.click(screen.getByRole('button', { name: 'Verify phrase' }));
}

// Regression: the digest of a numbered phrase differed, and the right words did not match.
test.each([
  ['numbered', words.map((word, index) => `${index + 1}. ${word}`).join(' ')],
  ['with commas', words.join(', ')],
  ['a word a line, labelled', words.map((word, index) => `Word ${index + 1}: ${word}`).join('\n')],
  ['in capitals and quotation marks', words.map((word) => `"${word.toUpperCase()}"`).join(';')],
])('a phrase pasted %s has the same digest', async (_, phrase) => {
  called.mockResolvedValue(true);
  await verify(phrase);
  expect(await screen.findByText('Verification Successful')).toBeTruthy();
  expect(called.mock.calls).toEqual([[{ phrase_to_verify: DIGEST }]]);
});

test('a phrase with a wrong word does not match, and the word is named at the field', async () => {
  called.mockResolvedValue(false);
  await verify(words.with(2, 'bitcoin').join(' '));
  expect(await screen.findByText('Verification Failed')).toBeTruthy();
  expect(screen.getByText('Word 3 is not on the word list: “bitcoin”')).toBeTruthy();
});

test('numbers alone are no phrase', async () => {
  await verify('1. 2. 3.');
  await waitFor(() => expect(screen.getByText('Please enter your recovery phrase')).toBeTruthy());
  expect(called).not.toHaveBeenCalled();
});

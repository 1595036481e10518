import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { addToken } from '../api/addToken.ts';
import { AddTokenForm } from './AddTokenForm.tsx';

vi.mock('../api/addToken.ts', () => ({ addToken: vi.fn() }));
vi.mock('../hooks/useTokenLookup.ts', () => ({ useTokenLookup: () => ({ status: 'idle' }) }));
setUpComponentTests();
beforeEach(() => void loggedProblems());

const DUPLICATE = 'You have this token already';
const FAILED = 'Failed to add token';

function submit() {
  render(<AddTokenForm userId="alice" onAdded={vi.fn()} />, { wrapper: AppShell });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Contract Address/i, '0x5FbDB2315678afecb367f032d93F642f64180aa3');
  type(/^Token Name/i, 'Test Dollar');
  type(/^Token Symbol/i, 'TUSD');
  fireEvent.click(screen.getByRole('button', { name: /add token/i }));
}

// Regression: 'Failed to add token' came on top of what was wrong.
test('a token that is there already is said once, at the field, which has the focus', async () => {
  vi.mocked(addToken).mockRejectedValue(new WalletError('tokens.error.duplicate'));
  submit();
  expect(await screen.findByText(DUPLICATE)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Contract Address/i));
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('what could not be saved is told', async () => {
  vi.mocked(addToken).mockRejectedValue(new Error('away'));
  submit();
  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect(screen.queryByText(DUPLICATE)).toBeNull();
});

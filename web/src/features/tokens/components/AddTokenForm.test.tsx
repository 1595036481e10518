import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

const DUPLICATE = 'You already have this token';
const FAILED = 'Failed to add token';

function submit(name = 'Test Dollar', symbol = 'TUSD') {
  render(<AddTokenForm userId="alice" onAdded={vi.fn()} />, { wrapper: AppShell });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Contract Address/i, '0x5FbDB2315678afecb367f032d93F642f64180aa3');
  type(/^Token Name/i, name);
  type(/^Token Symbol/i, symbol);
  fireEvent.click(screen.getByRole('button', { name: /add token/i }));
}

// Regression: 'Failed to add token' appeared in addition to the actual problem.
test('an existing token is reported once, at the field, which receives the focus', async () => {
  vi.mocked(addToken).mockRejectedValue(new WalletError('tokens.error.duplicate'));
  submit();
  expect(await screen.findByText(DUPLICATE)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Contract Address/i)));
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('shows that a token could not be saved', async () => {
  vi.mocked(addToken).mockRejectedValue(new Error('away'));
  submit();
  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect(screen.queryByText(DUPLICATE)).toBeNull();
});

// Regression: a counterfeit was added without a warning.
test('a known name at another contract needs a confirmation that shows both contracts', async () => {
  vi.mocked(addToken).mockReset().mockResolvedValue(undefined);
  submit('USD Coin', 'USDC');
  const warning = await screen.findByText(/^This is not the known USDC/, {}, { timeout: 15_000 });
  const both = /0x5FbDB2315678afecb367f032d93F642f64180aa3.*0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48/;
  expect(warning.textContent).toMatch(both);
  // The button pressed before the warning appeared must be pressed again.
  if (!screen.queryByRole('dialog')) fireEvent.click(screen.getByRole('button', { name: /add token/i }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a token that is not USDC?' });
  expect(dialog.textContent).toMatch(both);
  expect(addToken).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Add it anyway' }));
  await waitFor(() => expect(addToken).toHaveBeenCalledOnce());
});

import { addressGroups } from '@everything-wallet/core/accounts/addressGroups';
import { buildV2Swap } from '@everything-wallet/core/calls/build/buildV2Swap';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Wallet } from 'ethers';
import type { ContextType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useOwnAccount } from '../../features/accounts/hooks/useOwnAccount.ts';
import { askReplacement } from '../../features/signing/replace/askReplacement.ts';
import { replaceTransfer } from '../../features/signing/replace/replaceTransfer.ts';
import { sendAgain } from '../../features/signing/replace/sendAgain.ts';
import { usePendingTransactions } from '../../features/transactions/hooks/usePendingTransactions.ts';
import { transaction } from '../../features/transactions/testing/transaction.ts';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { VaultContext } from '../../lib/vault/VaultContext.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { exactText } from '../../testing/exactText.ts';
import { fakeVault } from '../../testing/fakeVault.ts';
import { promisesSettled } from '../../testing/promisesSettled.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { TransactionActions } from './TransactionActions.tsx';

// It has tests of its own.
vi.mock(
  '../../lib/signing/useReadableSummary.ts',
  () => import('../../lib/signing/testing/readableSummary.ts'),
);
vi.mock('../../features/accounts/hooks/useOwnAccount.ts', () => ({ useOwnAccount: vi.fn() }));
vi.mock('../../features/transactions/hooks/usePendingTransactions.ts', () => ({
  usePendingTransactions: vi.fn(),
}));
vi.mock('../../features/signing/replace/askReplacement.ts', () => ({ askReplacement: vi.fn() }));
vi.mock('../../features/signing/replace/replaceTransfer.ts', () => ({ replaceTransfer: vi.fn() }));
vi.mock('../../features/signing/replace/sendAgain.ts', () => ({ sendAgain: vi.fn() }));
setUpComponentTests();

const waiting = transaction({ status: 'pending', nonce: 7, signed_transaction: '0x02' });
const signedFees = { gasLimit: 21_000n, gasPrice: 30_000_000_000n, maxPriorityFeePerGas: 1n, nonce: 7 };
const fees = { ...signedFees, gasPrice: 33_750_000_000n };
const retry = () => undefined;

beforeEach(() => {
  vi.mocked(useOwnAccount).mockReturnValue({
    status: 'ready',
    retry,
    data: {
      user_id: 'alice',
      address: waiting.from_address,
      network: 'ethereum',
      is_primary: false,
      derivation_index: 0,
      watch_only: false,
    },
  });
  vi.mocked(askReplacement).mockResolvedValue({
    transfer: { to: waiting.to_address, amount: 1n },
    fees,
    signedFees,
    isEnough: () => true,
    balance: 10n ** 18n,
    answeredAt: 1,
  });
  vi.mocked(replaceTransfer).mockReset().mockResolvedValue();
  vi.mocked(sendAgain).mockReset().mockResolvedValue();
});

function open(
  changes: Partial<Transaction> = {},
  others: Transaction[] = [],
  device: ContextType<typeof VaultContext> = { state: { status: 'none' }, vault: undefined },
) {
  const shown = { ...waiting, ...changes };
  vi.mocked(usePendingTransactions).mockReturnValue({
    status: 'ready',
    retry,
    data: { records: [shown, ...others], unreadable: 0 },
  });
  render(
    <VaultContext value={device}>
      <TransactionActions userId="alice" transaction={shown} />
    </VaultContext>,
    { wrapper: AppShell },
  );
  return userEvent.setup();
}

test.each([
  ['Speed up', 'speedUp'],
  ['Cancel transaction', 'cancel'],
] as const)(
  '%s shows its cost and that either transaction may win, and signs with the fee shown',
  async (name, kind) => {
    const user = open();
    await user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    await screen.findByText('0.00070875 ETH');
    expect(dialog.textContent).toContain('0.00063 ETH');
    // Everything that is signed, read from the bytes, so that the user can refuse it.
    expect(dialog.textContent).toContain('Total0.000708751 ETH');
    expect(exactText(dialog)).toContain('Total0.000708750000000001 ETH');
    expect(dialog.textContent).toContain('Amount0.000000000000000001 ETH');
    expect(dialog.textContent).toContain('NetworkEthereum');
    expect(dialog.textContent).toContain(`From${addressGroups(waiting.from_address).join(' ')}`);
    expect(dialog.textContent).toContain(`To${addressGroups(waiting.to_address).join(' ')}`);
    expect(dialog.textContent).toContain('Only one of the two can go through');
    await user.type(screen.getByLabelText(/Recovery Phrase/), 'a phrase');
    const submit = screen.getAllByRole('button', { name }).find((button) => dialog.contains(button));
    await user.click(submit ?? dialog);
    await vi.waitFor(() => expect(replaceTransfer).toHaveBeenCalledOnce());
    expect(vi.mocked(replaceTransfer).mock.lastCall?.[0]).toMatchObject({
      kind,
      userId: 'alice',
      shownFees: fees,
      shownTotal: 708_750_000_000_001n,
      record: { tx_hash: waiting.tx_hash },
    });
  },
);

// Regression: the field for the password or the phrase was below the fold.
test('the password or phrase field is beside the button, which waits until it is visible', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Speed up' }));
  await screen.findByRole('dialog');
  const field = screen.getByLabelText(/Recovery Phrase/);
  expect(screen.getByTestId('key-field').contains(field)).toBe(true);
  expect(field.closest('[data-secret]')).not.toBeNull();
});

// Regression: Enter in a field signed.
test('Enter in a field signs nothing', async () => {
  const vault = fakeVault();
  const user = open({}, [], { state: { status: 'locked' }, vault });
  await user.click(screen.getByRole('button', { name: 'Speed up' }));
  await screen.findByText('0.00070875 ETH');
  await user.type(screen.getByLabelText('Device password'), 'correct horse battery{Enter}');
  await promisesSettled();
  expect(replaceTransfer).not.toHaveBeenCalled();
});

test('signs nothing that the balance does not cover', async () => {
  vi.mocked(askReplacement).mockResolvedValue({
    transfer: { to: waiting.to_address, amount: 1n },
    fees,
    signedFees,
    isEnough: () => true,
    balance: 1n,
    answeredAt: 1,
  });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Speed up' }));
  const dialog = await screen.findByRole('dialog');
  await screen.findByText('Amount plus network fee is more than your balance');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Speed up' }).disabled).toBe(true);
});

// Regression: the dialog still offered to sign a replacement that could not be included any more.
test('a transfer that is mined while the dialog is open cannot be replaced, and the dialog shows that', async () => {
  vi.mocked(usePendingTransactions).mockReturnValue({
    status: 'ready',
    retry,
    data: { records: [waiting], unreadable: 0 },
  });
  const actions = (changes: Partial<Transaction>) => (
    <TransactionActions userId="alice" transaction={{ ...waiting, ...changes }} />
  );
  const { rerender } = render(actions({}), { wrapper: AppShell });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel transaction' }));
  const dialog = await screen.findByRole('dialog');
  await screen.findByText('0.00070875 ETH');
  const submit = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancel transaction' });
  expect(submit().disabled).toBe(false);
  rerender(actions({ status: 'completed', is_final: false, block_number: 9 }));
  expect(submit().disabled).toBe(true);
  expect(dialog.textContent).toContain('It is already in a block');
});

test('both show the reason when disabled', () => {
  open({}, [transaction({ id: 'earlier', status: 'pending', nonce: 6 })]);
  for (const name of ['Speed up', 'Cancel transaction']) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/An earlier transaction of this account is still pending/);
  }
});

test('sends only a transaction that no node knows again, with the identical bytes', async () => {
  const user = open({ dropped_at: 1 });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(vi.mocked(sendAgain).mock.lastCall?.[0]).toMatchObject({ signed_transaction: '0x02' });
  expect(await screen.findByText('Transaction sent again')).toBeDefined();
});

describe('a call that no node knows any more', () => {
  const wallet = new Wallet(`0x${'46'.repeat(32)}`);
  const [chainId, token] = [1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'];
  const swapUntil = async (deadline: bigint): Promise<Partial<Transaction>> => {
    const { to, value, data } = buildV2Swap({
      chainId,
      router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      path: ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', token],
      paysCoin: true,
      receivesCoin: false,
      takesTransferFee: false,
      amountIn: 1n,
      amountOutMin: 1n,
      recipient: wallet.address,
      deadline,
    });
    const fees = { type: 2, nonce: 7, gasLimit: 200_000n, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n };
    const signed = await wallet.signTransaction({ ...fees, chainId, to, value, data });
    return { type: 'swap', call_kind: 'swap', dropped_at: 1, signed_transaction: signed };
  };
  const now = () => BigInt(Math.floor(Date.now() / 1_000));

  // Regression: it was broadcast only to fail and cost its fee.
  test('is not sent again after its deadline, and shows that', async () => {
    open(await swapUntil(now() - 60n));
    expect(await screen.findByText(/The deadline of this call has passed/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  test('is sent again while there is time', async () => {
    const user = open(await swapUntil(now() + 600n));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(sendAgain).toHaveBeenCalledOnce();
  });
});

test.each<[string, Partial<Transaction>]>([
  ['the network has', {}],
  ['another one was signed in place of', { dropped_at: 1, replaced_by: `0x${'cd'.repeat(32)}` }],
])('a transaction that %s is not sent again', (_, changes) => {
  open(changes);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

import { networks } from '@everything-wallet/core/networks/networks';
import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useGasEstimate } from './useGasEstimate.ts';
import { sendTransfer } from './sendTransfer.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { junk } from '../testing/junk.ts';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import { SendDialog } from './SendDialog.tsx';

// Mocked: it has its own tests.
vi.mock(
  '../../../lib/signing/useReadableSummary.ts',
  () => import('../../../lib/signing/testing/readableSummary.ts'),
);
vi.mock('./useGasEstimate.ts', () => ({ useGasEstimate: vi.fn() }));
vi.mock('./sendTransfer.ts', () => ({ sendTransfer: vi.fn() }));
vi.mock('../api/lookUpRecipient.ts', () => ({
  lookUpRecipient: () => Promise.reject(new Error('not asked')),
}));
// Mocked: it has its own tests.
vi.mock('./TransferSimulation.tsx', () => ({ TransferSimulation: () => null }));
vi.mock('@mui/material/useMediaQuery', () => ({ default: () => true }));
setUpComponentTests();

const SENT_HASH = `0x${'ab'.repeat(32)}`;
const GRACE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const contact = { name: 'Grace', address: GRACE, network: 'ethereum' };
const grace: KnownAddress = { kind: 'contact', ...contact };

beforeEach(() => {
  loggedProblems();
  vi.mocked(sendTransfer).mockReset().mockResolvedValue(SENT_HASH);
  vi.mocked(useGasEstimate).mockImplementation((question) => ({
    estimate: question && gasEstimate(),
    isEstimating: false,
    isFailed: false,
    isDisputed: false,
    refresh: vi.fn(),
    msSinceQuoted: () => 0,
  }));
});

async function open(known: readonly KnownAddress[] = [grace]) {
  const callbacks = { onClose: vi.fn(), onSent: vi.fn() };
  const dialog = (
    <SendDialog
      network={networks[0]}
      sender={junk.sender}
      balance={10n ** 18n}
      contacts={[contact]}
      known={knownAddresses(known)}
      {...callbacks}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: dialog }], { initialEntries: ['/wallet'] });
  render(
    <AppShell>
      <AuthContext value={verifiedSession}>
        <RouterProvider router={router} />
      </AuthContext>
    </AppShell>,
  );
  await screen.findByLabelText('Recipient Address');
  return { ...callbacks, router, back: () => act(() => router.navigate(-1)) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Waits for a step's heading, which has the focus. */
const step = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
};

async function review() {
  press(/^Grace/);
  await step('How much');
  type('Amount', '0.25');
  press('Next');
  await step('Review');
}

test('each step has its own screen, with the focus on its heading', async () => {
  await open();
  await step('Who to send to');
  expect(screen.queryByLabelText('Amount')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await review();
  expect(screen.queryByLabelText('Amount')).toBeNull();
  expect(screen.getByTestId('send-summary-sentence').textContent).toBe(
    'You send 0.25 ETH to Grace (0x3C44CdDd…FA4293BC). Fee about 0.00063 ETH.',
  );
});

test('what was typed survives the browser’s Back and the dialog’s own', async () => {
  const { back } = await open();
  await review();
  await back();
  await step('How much');
  expect(field('Amount').value).toBe('0.25');
  press('Back');
  await step('Who to send to');
  expect(field('Recipient Address').value).toBe(GRACE);
  press('Next');
  await step('How much');
  expect(field('Amount').value).toBe('0.25');
});

test('Back at the first step asks before it loses what was typed', async () => {
  const { back, onClose } = await open();
  type('Recipient Address', GRACE);
  await back();
  expect(await screen.findByText(texts['send.discard.title'])).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('Next waits for a valid recipient and an amount that the balance covers', async () => {
  await open();
  const isWaiting = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled;
  expect(isWaiting()).toBe(true);
  type('Recipient Address', junk.secondAddress);
  expect(isWaiting()).toBe(false);
  press('Next');
  await step('How much');
  expect(isWaiting()).toBe(true);
  type('Amount', '5');
  expect(isWaiting()).toBe(true);
  type('Amount', '0.5');
  expect(isWaiting()).toBe(false);
});

test('a contact that imitates another known address stays on the screen until its digits are typed', async () => {
  const imitated = `${GRACE.slice(0, 8)}${'0'.repeat(28)}${GRACE.slice(-6)}`.toLowerCase();
  await open([grace, { kind: 'contact', name: 'Ada', address: imitated, network: 'ethereum' }]);
  press(/^Grace/);
  expect(await screen.findByText(/^Stop: this address begins and ends like/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Who to send to' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

describe('a sent transfer', () => {
  test('has a last screen with a link to the transaction, and the fields are gone', async () => {
    const { onSent, onClose } = await open();
    await review();
    type('Recovery Phrase', junk.phrase);
    press('Send');
    await step('Transaction sent successfully!');
    expect(onSent).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByTestId('send-done').textContent).toContain('You sent 0.25 ETH to Grace.');
    const link = screen.getByRole('link', { name: 'View transaction' });
    expect(link.getAttribute('href')).toMatch(new RegExp(`^/transaction/.+_1_${SENT_HASH}$`));
    expect(screen.queryByLabelText('Recovery Phrase')).toBeNull();
    press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('that failed stays at the review, with everything typed', async () => {
    vi.mocked(sendTransfer).mockRejectedValue(new Error('offline'));
    const { onSent } = await open();
    await review();
    type('Recovery Phrase', junk.phrase);
    press('Send');
    expect(await screen.findByText(texts['send.error.failed'])).toBeTruthy();
    expect(onSent).not.toHaveBeenCalled();
    expect(field('Recovery Phrase').value).toBe(junk.phrase);
  });
});

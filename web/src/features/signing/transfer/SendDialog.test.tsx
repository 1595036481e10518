import { networks } from '@everything-wallet/core/networks/networks';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { deferred } from '../../../testing/deferred.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useGasEstimate } from './useGasEstimate.ts';
import { sendTransfer } from './sendTransfer.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { junk } from '../testing/junk.ts';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import type { SendableToken } from './SendableToken.ts';
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
setUpComponentTests();

const SENT_HASH = `0x${'ab'.repeat(32)}`;

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

function Wallet({ tokens }: { tokens?: readonly SendableToken[] | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <SendDialog
          network={networks[0]}
          sender={junk.sender}
          balance={10n ** 18n}
          known={knownAddresses()}
          tokens={tokens}
          onClose={() => setIsOpen(false)}
          onSent={vi.fn()}
        />
      )}
    </>
  );
}

/** Opens the dialog on a wallet reached from another page. */
async function open(tokens?: readonly SendableToken[]) {
  const router = createMemoryRouter(
    [
      { path: '/before', element: 'Before' },
      {
        path: '/wallet',
        // Inside the router, as in the application: a toast links to the transaction.
        element: (
          <AppShell>
            <Wallet tokens={tokens} />
          </AppShell>
        ),
      },
    ],
    { initialEntries: ['/before', '/wallet'] },
  );
  render(
    <AuthContext value={verifiedSession}>
      <RouterProvider router={router} />
    </AuthContext>,
  );
  fireEvent.click(screen.getByText('Open'));
  await screen.findByLabelText('Recipient Address');
  return { back: () => act(() => router.navigate(-1)), path: () => router.state.location.pathname };
}

const recipient = () => screen.getByLabelText<HTMLInputElement>('Recipient Address');
const typeRecipient = () => fireEvent.change(recipient(), { target: { value: junk.secondAddress } });

// Regression: a fee or notice that arrived between pressing and releasing moved the buttons, and the press was lost.
test('has a fixed height, so that its buttons stay in place', async () => {
  await open();
  const { height, maxHeight } = getComputedStyle(screen.getByRole('dialog'));
  expect({ height, maxHeight }).toEqual({ height: 'calc(100% - 64px)', maxHeight: '896px' });
});
const isOpen = () => screen.queryByLabelText('Recipient Address') !== null;
const isConfirming = () => screen.queryByText(texts['send.discard.title']) !== null;
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button' }));
const escape = () => fireEvent.keyDown(recipient(), { key: 'Escape' });
const clickOutside = () => {
  const outside = document.querySelector('.MuiDialog-container');
  if (!outside) throw new Error('There is no outside');
  fireEvent.mouseDown(outside);
  fireEvent.click(outside);
};

describe('what was typed', () => {
  test.each([
    ['Escape', escape],
    ['a click outside', clickOutside],
  ])('is not lost by %s without a confirmation', async (_, slip) => {
    await open();
    typeRecipient();
    slip();
    expect(isConfirming()).toBe(true);
    press('Keep editing');
    await waitFor(() => expect(isConfirming()).toBe(false));
    expect(recipient().value).toBe(junk.secondAddress);
    slip();
    press('Discard');
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  test('is not lost by Back, however often', async () => {
    const { back, path } = await open();
    typeRecipient();
    for (let time = 0; time < 3; time += 1) {
      await back();
      expect(isConfirming()).toBe(true);
      expect(recipient().value).toBe(junk.secondAddress);
    }
    press('Discard');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(path()).toBe('/wallet');
    await back();
    expect(path()).toBe('/before');
  });

  test('is discarded by Cancel, which is deliberate', async () => {
    await open();
    typeRecipient();
    press('Cancel');
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});

describe('with nothing typed', () => {
  test.each([
    ['Escape', escape],
    ['a click outside', clickOutside],
    ['Cancel', () => press('Cancel')],
  ])('%s closes it, and leaves no step in the history behind', async (_, close) => {
    const { back, path } = await open();
    close();
    await waitFor(() => expect(isOpen()).toBe(false));
    await back();
    expect(path()).toBe('/before');
  });

  test('Back closes it, and the next Back goes back', async () => {
    const { back, path } = await open();
    await back();
    expect([isOpen(), path()]).toEqual([false, '/wallet']);
    await back();
    expect(path()).toBe('/before');
  });
});

test('nothing closes it while sending, not even Back', async () => {
  const sending = deferred<string>();
  vi.mocked(sendTransfer).mockReturnValue(sending.promise);
  const { back, path } = await open();
  typeRecipient();
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '0.25' } });
  fireEvent.change(screen.getByLabelText('Recovery Phrase'), { target: { value: junk.phrase } });
  press('Send');
  await screen.findByText('Sending...');
  const expectStays = () => expect([isOpen(), isConfirming(), path()]).toEqual([true, false, '/wallet']);
  escape();
  expectStays();
  clickOutside();
  expectStays();
  await back();
  expectStays();
  await back();
  expectStays();
  sending.resolve(SENT_HASH);
  await waitFor(() => expect(isOpen()).toBe(false));
  await back();
  expect(path()).toBe('/before');
});

// Regression: Send could not select tokens.
test('selects among coin and tokens; the recipient stays, and the amount of another asset does not', async () => {
  const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  await open([{ symbol: 'USDC', contract, decimals: 6, balance: 1_500_000n }]);
  typeRecipient();
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '0.25' } });
  const choose = async (name: RegExp) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Asset' }));
    fireEvent.click(await screen.findByRole('option', { name }));
  };
  await choose(/^USDC\s*1\.5/);
  expect(await screen.findByRole('dialog', { name: 'Send USDC' })).toBeTruthy();
  expect(recipient().value).toBe(junk.secondAddress);
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
  expect(screen.getByText(/1\.5 USDC/)).toBeTruthy();
  await choose(/^ETH$/);
  expect(await screen.findByRole('dialog', { name: 'Send ETH' })).toBeTruthy();
});

test('without tokens there is nothing to select', async () => {
  await open();
  expect(screen.queryByLabelText('Asset')).toBeNull();
});

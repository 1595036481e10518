import 'fake-indexeddb/auto';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { networks } from '@everything-wallet/core/networks/networks';
import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SentNft } from '../../../lib/calls/SendNft.ts';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { lookUpRecipient } from '../api/lookUpRecipient.ts';
import { CallsDialog } from '../review/CallsDialog.tsx';
import { sentNft } from '../testing/sentNft.ts';
import { SendNftDialog } from './SendNftDialog.tsx';

vi.mock('../api/lookUpRecipient.ts', () => ({ lookUpRecipient: vi.fn() }));
vi.mock('../../../lib/time/useDebounced.ts', () => ({ useDebounced: (value: unknown) => value }));
// Mocked: it has its own tests; here only its input matters.
vi.mock('../review/CallsDialog.tsx', () => ({ CallsDialog: vi.fn() }));
setUpComponentTests();

const [{ chainId }] = networks;
const ANNA = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const FALSE_ANNA = '0xD8da111111111111111111111111111111116045';
const anna: KnownAddress = { address: ANNA, kind: 'contact', name: 'Anna', network: 'ethereum' };

beforeEach(() => {
  loggedProblems();
  vi.mocked(CallsDialog)
    .mockReset()
    .mockImplementation(() => <div role="dialog" aria-label="review" />);
  vi.mocked(lookUpRecipient)
    .mockReset()
    .mockImplementation((question) =>
      'address' in question ? Promise.resolve({ address: question.address }) : Promise.reject(new Error()),
    );
});

function open(nft: SentNft = sentNft()) {
  const callbacks = { onSent: vi.fn(), onClose: vi.fn() };
  const dialog = (changes: Partial<SentNft> = {}) => (
    <AppShell>
      <SendNftDialog
        nft={{ ...nft, ...changes }}
        contacts={[]}
        known={knownAddresses([anna])}
        price={undefined}
        {...callbacks}
      />
    </AppShell>
  );
  const { rerender } = render(dialog());
  return { ...callbacks, change: (changes: Partial<SentNft>) => rerender(dialog(changes)) };
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const review = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Review' });
const reviewed = () => vi.mocked(CallsDialog).mock.lastCall?.[0];
function request() {
  const [one] = reviewed()?.requests ?? [];
  if (!one) throw new Error('Nothing is reviewed');
  return one;
}
async function press() {
  await waitFor(() => expect(review().disabled).toBe(false));
  fireEvent.click(review());
}
const call = () => {
  const call = request();
  return decodeCall({ ...call, chainId }, call.facts);
};

test('reviews the recipient, and cancelling returns to the typed input', async () => {
  const { onSent, onClose } = open();
  expect(screen.getByText('Barn Owl')).toBeDefined();
  expect(screen.queryByLabelText('Amount')).toBeNull();
  type('Recipient Address', ANNA);
  expect(await screen.findByText('Your contact Anna')).toBeDefined();
  await press();
  await screen.findByRole('dialog', { name: 'review' });
  expect(call()).toMatchObject({ kind: 'nftTransfer', to: ANNA, id: 7n });
  act(() => reviewed()?.onClose());
  expect(field('Recipient Address').value).toBe(ANNA);
  expect(onClose).not.toHaveBeenCalled();
  await press();
  await screen.findByRole('dialog', { name: 'review' });
  act(() => reviewed()?.onSent('0xab', request()));
  expect(onSent).toHaveBeenCalledWith('0xab');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('of an ERC-1155 token whole numbers are sent, and no more than there are', async () => {
  open(sentNft({ standard: 'erc1155', units: 5n }));
  type('Recipient Address', ANNA);
  for (const [amount, text] of [
    ['6', 'sendNft.tooMany'],
    ['1.5', 'send.error.tokenDecimals'],
    ['0', 'send.error.amountZero'],
  ] as const) {
    type('Amount', amount);
    await press();
    expect(await screen.findByText(texts[text])).toBeDefined();
  }
  expect(CallsDialog).not.toHaveBeenCalled();
  type('Amount', '5');
  await press();
  await screen.findByRole('dialog', { name: 'review' });
  expect(call()).toMatchObject({ kind: 'multiTokenTransfer', to: ANNA, items: [{ id: 7n, amount: 5n }] });
});

test.each([
  ['its own contract', sentNft().contract, 'send.error.tokenContract'],
  ['the zero address', '0x0000000000000000000000000000000000000000', 'send.error.recipientZero'],
  ['a burn address', '0x000000000000000000000000000000000000dEaD', 'send.error.recipientPrecompile'],
] as const)('refuses %s as recipient', async (_what, address, text) => {
  open();
  type('Recipient Address', address);
  fireEvent.blur(field('Recipient Address'));
  expect(await screen.findByText(texts[text])).toBeDefined();
  fireEvent.submit(review());
  await act(() => Promise.resolve());
  expect(CallsDialog).not.toHaveBeenCalled();
});

test('a lookalike of a contact is blocked until its digits are typed', async () => {
  open();
  type('Recipient Address', FALSE_ANNA);
  const digits = await screen.findByLabelText<HTMLInputElement>(/^Digits \d+ to \d+ after 0x$/);
  expect(review().disabled).toBe(true);
  const [, from = '', to = ''] = /Digits (\d+) to (\d+)/.exec(document.body.textContent) ?? [];
  fireEvent.input(digits, {
    target: { value: FALSE_ANNA.slice(1 + Number(from), 2 + Number(to)) },
    inputType: 'insertText',
  });
  await press();
  await screen.findByRole('dialog', { name: 'review' });
  expect(call()).toMatchObject({ to: FALSE_ANNA });
});

test('warns of a contract as recipient', async () => {
  vi.mocked(lookUpRecipient).mockImplementation(() => Promise.resolve({ address: ANNA, isContract: true }));
  open();
  type('Recipient Address', ANNA);
  expect(await screen.findByText(texts['sendNft.contract'])).toBeDefined();
});

test('what another tab has sent meanwhile is not sent again', async () => {
  const { change } = open(sentNft({ standard: 'erc1155', units: 5n }));
  type('Recipient Address', ANNA);
  type('Amount', '3');
  await press();
  await screen.findByRole('dialog', { name: 'review' });
  expect(request().isDone?.()).toBe(false);
  // Enough units are left; but the other transfer may be the same.
  change({ units: 4n });
  expect(request().isDone?.()).toBe(true);
  act(() => reviewed()?.onClose());
  change({ units: 0n });
  expect(screen.getByText(texts['sendNft.underWay'])).toBeDefined();
  expect(review().disabled).toBe(true);
});

import 'fake-indexeddb/auto';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { networks } from '@everything-wallet/core/networks/networks';
import { transferFees } from '@everything-wallet/core/transactions/transferFees';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthContext, type Auth } from '../../../lib/session/AuthContext.ts';
import type { OpenSigner } from '../../../lib/vault/Signer.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { deferred } from '../../../testing/deferred.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { lookUpRecipient } from '../api/lookUpRecipient.ts';
import { useGasEstimate } from '../hooks/useGasEstimate.ts';
import { useSendForm } from '../hooks/useSendForm.ts';
import { sendJournal } from '../journal/sendJournal.ts';
import { settleSend } from '../journal/settleSend.ts';
import { settling } from '../journal/settling.ts';
import { phraseTransferSigner } from '../../../lib/vault/phraseTransferSigner.ts';
import { sendTransfer } from '../sendTransfer.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { junk } from '../testing/junk.ts';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import { SendForm } from './SendForm.tsx';

// It has tests of its own.
vi.mock(
  '../../../lib/signing/useSettledSummary.ts',
  () => import('../../../lib/signing/testing/settledSummary.ts'),
);
// Both have tests of their own; here it matters what the form makes of them.
vi.mock('../hooks/useSendForm.ts', { spy: true });
vi.mock('../hooks/useGasEstimate.ts', () => ({ useGasEstimate: vi.fn() }));
vi.mock('../api/lookUpRecipient.ts', () => ({ lookUpRecipient: vi.fn() }));
vi.mock('../../../lib/vault/phraseTransferSigner.ts', { spy: true });
vi.mock('../sendTransfer.ts', () => ({ sendTransfer: vi.fn() }));
vi.mock('../journal/settleSend.ts', () => ({ settleSend: vi.fn() }));
setUpComponentTests();

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const FEE = parseAmount('0.00063');

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(sendTransfer).mockReset().mockResolvedValue(undefined);
  vi.mocked(lookUpRecipient).mockReset().mockResolvedValue({ address: RECIPIENT });
  vi.mocked(useGasEstimate)
    .mockReset()
    .mockImplementation((question) => ({
      estimate: question && gasEstimate(),
      isEstimating: false,
      isFailed: false,
      isDisputed: false,
      refresh: vi.fn(),
      msSinceQuoted: () => 0,
    }));
});

const signedIn: Partial<Auth> = { user: { id: 'alice', email: 'alice@example.com' } };

type Circumstances = Partial<
  Pick<
    ComponentProps<typeof SendForm>,
    | 'network'
    | 'sender'
    | 'balance'
    | 'token'
    | 'price'
    | 'contacts'
    | 'known'
    | 'initialAmount'
    | 'onTypedChange'
  >
>;

function renderForm(circumstances: Circumstances = {}, auth: Partial<Auth> = signedIn) {
  const heard = { onCancel: vi.fn(), onSendingChange: vi.fn(), onSent: vi.fn() };
  const usual = {
    network: networks[0],
    sender: junk.sender,
    balance: parseAmount('1'),
    token: undefined,
    known: knownAddresses((circumstances.contacts ?? []).map((contact) => ({ kind: 'contact', ...contact }))),
  };
  const form = (changed: Circumstances = {}) => (
    <AppShell>
      <AuthContext value={auth as Auth}>
        <SendForm {...usual} {...circumstances} {...changed} {...heard} />
      </AuthContext>
    </AppShell>
  );
  const { rerender } = render(form());
  return { ...heard, change: (changed: Circumstances) => rerender(form(changed)) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (text: string | RegExp) => screen.getByText<HTMLButtonElement>(text, { selector: 'button' });
/** Presses in the moment in which the button is not drawn disabled yet. */
function pressAnyway() {
  const drawn = vi.mocked(useSendForm).mock.results.at(-1);
  if (drawn?.type === 'return') act(() => drawn.value.onPress());
}

const sendButton = () => button(/^Send(ing\.\.\.)?$/);

/** What stands in the three fields. */
const typed = () => ['Recipient Address', 'Amount', 'Recovery Phrase'].map((label) => field(label).value);

async function expectToast(message: string) {
  expect(await screen.findByText(message, { selector: '#notistack-snackbar' })).toBeTruthy();
}

interface Values {
  recipient?: string;
  amount?: string;
  phrase?: string;
}

function fillIn({ recipient = RECIPIENT, amount = '0.25', phrase = junk.phrase }: Values = {}) {
  fireEvent.change(field('Recipient Address'), { target: { value: recipient } });
  fireEvent.change(field('Amount'), { target: { value: amount } });
  fireEvent.change(field('Recovery Phrase'), { target: { value: phrase } });
}

describe('the sender', () => {
  const other = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', derivationIndex: 1 };

  // Regression: the form went on with the account that had become primary in another tab.
  test('is the one the form was opened with: another primary account stops it', () => {
    const { change } = renderForm();
    fillIn();
    expect(sendButton().disabled).toBe(false);
    change({ sender: other });
    expect(screen.getByText(texts['send.error.senderChanged'])).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    expect(screen.getByText('From 0xf39Fd6e5…fFb92266')).toBeTruthy();
    change({ sender: junk.sender });
    expect(sendButton().disabled).toBe(false);
  });

  // Regression: a network that was switched off in another tab took the open form, and 'all there is', to Ethereum.
  test('sends on the network that the form was opened on, or not at all', () => {
    const base = networkById('base');
    const { change } = renderForm({ network: base });
    fillIn();
    expect(sendButton().disabled).toBe(false);
    change({ network: networks[0] });
    expect(screen.getByText(texts['send.error.networkChanged'])).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    change({ network: base });
    expect(screen.queryByText(texts['send.error.networkChanged'])).toBeNull();
  });

  test('that is known only later is the first one known', () => {
    const { change } = renderForm({ sender: undefined });
    fillIn();
    change({ sender: other });
    expect(screen.getByText('From 0x70997970…17dc79C8')).toBeTruthy();
    expect(sendButton().disabled).toBe(false);
  });

  test('without a key is told at once, and asked for no phrase', () => {
    renderForm({ sender: { ...junk.sender, derivationIndex: null } });
    expect(screen.getByText(texts['send.error.watchOnly'])).toBeTruthy();
    expect(field('Recovery Phrase').disabled).toBe(true);
    expect(sendButton().disabled).toBe(true);
  });
});

function fillInAndSend(values: Values = {}) {
  fillIn(values);
  fireEvent.click(sendButton());
}

describe('the Send button is disabled', () => {
  test.each<keyof Values>(['recipient', 'amount', 'phrase'])('without %s', (name) => {
    renderForm();
    fillIn({ [name]: '' });
    expect(sendButton().disabled).toBe(true);
  });

  test('while the fee is being estimated', () => {
    vi.mocked(useGasEstimate).mockReturnValue({
      estimate: undefined,
      isEstimating: true,
      isFailed: false,
      isDisputed: false,
      refresh: vi.fn(),
      msSinceQuoted: () => 0,
    });
    renderForm();
    fillIn();
    expect(sendButton().disabled).toBe(true);
    expect(screen.getByText('Estimating network fee…')).toBeTruthy();
  });

  test('while it is sending, and so is everything else', async () => {
    const sending = deferred<undefined>();
    vi.mocked(sendTransfer).mockReturnValue(sending.promise);
    const { onSendingChange, onSent } = renderForm();
    fillInAndSend();
    await screen.findByText('Sending...');
    expect(sendButton().disabled).toBe(true);
    expect(button('Cancel').disabled).toBe(true);
    for (const label of ['Recipient Address', 'Amount', 'Recovery Phrase'])
      expect(field(label).disabled, label).toBe(true);
    expect(onSendingChange.mock.calls).toEqual([[true]]);
    sending.resolve(undefined);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(onSendingChange.mock.calls).toEqual([[true], [false]]);
  });

  test('and otherwise it is not', () => {
    renderForm();
    fillIn();
    expect(sendButton().disabled).toBe(false);
  });
});

describe('refuses, and sends nothing:', () => {
  async function expectRefusedByToast(message: string) {
    await expectToast(message);
    expect(sendTransfer).not.toHaveBeenCalled();
  }

  async function expectRefusedAtField(message: string) {
    expect(await screen.findByText(message, { selector: 'p' })).toBeTruthy();
    expect(sendTransfer).not.toHaveBeenCalled();
  }

  test.each<keyof Values>(['recipient', 'phrase'])('white space for a %s', async (name) => {
    renderForm();
    fillInAndSend({ [name]: '   ' });
    await expectRefusedByToast('Please fill in all fields');
  });

  test('who is signed out', async () => {
    renderForm({}, { user: undefined });
    fillInAndSend();
    await expectRefusedByToast('User not authenticated');
  });

  test('who has no address', async () => {
    renderForm({ sender: undefined });
    fillInAndSend();
    await expectRefusedByToast('No wallet address yet');
  });

  test('an unknown balance: it may not cover the transfer', async () => {
    renderForm({ balance: undefined });
    fillInAndSend();
    await expectRefusedByToast('Failed to fetch balance');
  });

  // Regression: after a reload the fee was often there before the balance; Send then said that the balance could not be fetched, for
  // five seconds, and nothing was sent, though the estimate says what there is.
  test('a balance that is still being asked for is no reason, where the estimate tells it', async () => {
    vi.mocked(useGasEstimate).mockImplementation((question) => ({
      estimate: question && gasEstimate({ balance: parseAmount('1').toString() }),
      isEstimating: false,
      isFailed: false,
      isDisputed: false,
      refresh: vi.fn(),
      msSinceQuoted: () => 0,
    }));
    const { onSent } = renderForm({ balance: undefined });
    fillInAndSend();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });

  test('an amount above the balance that the estimate tells', async () => {
    vi.mocked(useGasEstimate).mockImplementation((question) => ({
      estimate: question && gasEstimate({ balance: (parseAmount('0.25') + FEE - 1n).toString() }),
      isEstimating: false,
      isFailed: false,
      isDisputed: false,
      refresh: vi.fn(),
      msSinceQuoted: () => 0,
    }));
    renderForm({ balance: undefined });
    fillInAndSend();
    await expectRefusedAtField('Amount plus network fee is more than your balance');
  });

  // Regression: of two nodes that differ the lower one counted, and Send said 'Insufficient funds'.
  test('a balance about which the nodes differ', async () => {
    vi.mocked(useGasEstimate).mockReturnValue({
      estimate: undefined,
      isEstimating: false,
      isFailed: true,
      isDisputed: true,
      refresh: vi.fn(),
      msSinceQuoted: () => Infinity,
    });
    renderForm({ balance: undefined });
    fillInAndSend();
    expect(screen.queryByText('Couldn’t estimate the network fee. Retrying…')).toBeNull();
    await expectRefusedByToast(texts['home.error.disputed']);
  });

  test('tokens whose balance is unknown', async () => {
    const token = { symbol: 'USDT', contract: junk.secondAddress, decimals: 6, balance: undefined };
    renderForm({ token });
    fillInAndSend();
    await expectRefusedByToast('Failed to fetch balance');
  });

  test('an amount above the balance', async () => {
    renderForm({ balance: parseAmount('0.2') });
    fillInAndSend();
    await expectRefusedAtField('Amount plus network fee is more than your balance');
  });

  test('an amount above the balance while no fee is known', async () => {
    vi.mocked(useGasEstimate).mockReturnValue({
      estimate: undefined,
      isEstimating: false,
      isFailed: false,
      isDisputed: false,
      refresh: vi.fn(),
      msSinceQuoted: () => 0,
    });
    renderForm({ balance: parseAmount('0.25') - 1n });
    fillInAndSend();
    await expectRefusedAtField('Amount plus network fee is more than your balance');
  });

  test('an amount that only its fee lifts above the balance, by a wei', async () => {
    renderForm({ balance: parseAmount('0.25') + FEE - 1n });
    fillInAndSend();
    await expectRefusedAtField('Amount plus network fee is more than your balance');
  });

  test.each<[string, Values, string]>([
    ...[
      'vitalik',
      RECIPIENT.slice(0, -1),
      `${RECIPIENT}8`,
      RECIPIENT.slice(2),
      'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS',
    ].map((recipient): [string, Values, string] => [
      `the recipient ${recipient}`,
      { recipient },
      'Enter an address: 0x followed by 40 hex digits',
    ]),
    ...[RECIPIENT.replace('fB', 'Fb'), RECIPIENT.replace('95ca', '59ca')].map(
      (recipient): [string, Values, string] => [
        `the mistyped recipient ${recipient}`,
        { recipient },
        'This address has a typo: its checksum does not match. Copy it again.',
      ],
    ),
    [
      'the zero address',
      { recipient: `0x${'0'.repeat(40)}` },
      'This is the zero address. Coins sent to it are lost.',
    ],
    ...['0', '0.000', '-1', '-0.001'].map((amount): [string, Values, string] => [
      `the amount ${amount}`,
      { amount },
      'Enter an amount greater than 0',
    ]),
    ...['1e3', '1e-3'].map((amount): [string, Values, string] => [
      `the amount ${amount}`,
      { amount },
      'Enter a plain decimal number such as 0.25',
    ]),
    ['19 decimals', { amount: '0.0000000000000000001' }, 'Enter at most 18 decimals'],
    ['what no chain carries', { amount: `1${'0'.repeat(70)}` }, 'This amount is too large for any network'],
    [
      'a whole balance and a wei',
      { amount: '1.000000000000000001' },
      'Amount plus network fee is more than your balance',
    ],
  ])('%s, at the field', async (_, values, message) => {
    renderForm();
    fillInAndSend(values);
    await expectRefusedAtField(message);
  });
});

// Regression: each of these ended in silence. Whoever presses in the moment in which it comes about is told what it is.
describe('says why nothing is sent:', () => {
  afterEach(() => expect(sendTransfer).not.toHaveBeenCalled());

  test('the primary account has become another one', async () => {
    const { change } = renderForm();
    fillIn();
    change({ sender: { address: junk.secondAddress, derivationIndex: 1 } });
    pressAnyway();
    await expectToast(texts['send.error.senderChanged']);
  });

  test('whom it goes to is still being compared', async () => {
    renderForm({ known: { ...knownAddresses(), isLoading: true } });
    fillIn();
    expect(sendButton().disabled).toBe(true);
    pressAnyway();
    await expectToast(texts['send.error.recipientOpen']);
  });

  test('the balance is too small, also where the field is out of sight', async () => {
    renderForm({ balance: parseAmount('0.2') });
    fillInAndSend();
    await expectToast(texts['send.error.insufficientFunds']);
  });

  test('the fee is none that is signed', async () => {
    vi.mocked(useGasEstimate).mockReturnValue({
      estimate: gasEstimate({
        gasPrice: '960000000000',
        maxFeePerGas: '960000000000',
        maxPriorityFeePerGas: '900000000000',
      }),
      isEstimating: false,
      isFailed: false,
      isDisputed: false,
      refresh: vi.fn(),
      msSinceQuoted: () => 0,
    });
    renderForm();
    fillIn();
    expect(sendButton().disabled).toBe(true);
    pressAnyway();
    await expectToast(texts['send.fees.error.tips']);
  });
});

describe('sends', () => {
  test('what stands in the fields and the total that was shown, exactly', async () => {
    const { onSent } = renderForm();
    fillIn({
      recipient: ` ${RECIPIENT.toLowerCase()} `,
      amount: '0.250000000000000001',
      phrase: ` ${junk.phrase}\n`,
    });
    expect(screen.getByTestId('send-fee').textContent).toBe('Network Fee: ~0.00063 ETH');
    // Rounded up: never is more signed than what is shown.
    expect(screen.getByTestId('send-total').textContent).toBe('0.250631 ETH');
    fireEvent.click(sendButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    const amount = parseAmount('0.250000000000000001');
    expect(vi.mocked(sendTransfer).mock.calls).toEqual([
      [
        {
          userId: 'alice',
          sender: junk.sender,
          network: networks[0],
          recipient: RECIPIENT,
          amount,
          unit: { symbol: 'ETH', decimals: 18 },
          shownFees: transferFees(gasEstimate()),
          shownTotal: amount + FEE,
          msSinceQuoted: expect.any(Function) as () => number,
          mayWait: false,
          mayGoUnnoted: false,
          isWholeBalance: false,
          openSigner: expect.any(Function) as OpenSigner,
        },
      ],
    ]);
    expect(phraseTransferSigner).toHaveBeenCalledExactlyOnceWith(junk.phrase);
    expect(await screen.findByText('Transaction sent successfully!')).toBeTruthy();
    expect(problems()).toEqual([]);
  });

  test('without a note on this device only what is confirmed once more', async () => {
    const { onSent } = renderForm();
    vi.mocked(sendTransfer).mockRejectedValueOnce(new WalletError('send.error.unnoted'));
    fillInAndSend();
    expect(
      await screen.findByText(/^Nothing was sent: this browser could not save a record of the transfer/),
    ).toBeTruthy();
    expect(onSent).not.toHaveBeenCalled();
    await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(vi.mocked(sendTransfer).mock.calls.map(([{ mayGoUnnoted }]) => mayGoUnnoted)).toEqual([
      false,
      true,
    ]);
    expect(problems()).toHaveLength(1);
  });

  test('the whole balance, to the wei', async () => {
    const { onSent } = renderForm({ balance: parseAmount('0.25') + FEE });
    fillInAndSend();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });
});

describe('an amount with a comma', () => {
  const shown = () => screen.getByTestId('send-amount').textContent;
  const language = (tag: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);

  // Regression: a field for numbers dropped the comma in English, and 15 coins went out.
  test('is sent as it is shown', async () => {
    const { onSent } = renderForm({ balance: parseAmount('100') });
    fillIn({ amount: '1,5' });
    expect(field('Amount').value).toBe('1,5');
    expect(shown()).toBe('1.5 ETH');
    expect(screen.getByTestId('send-total').textContent).toBe('1.500630 ETH');
    fireEvent.click(sendButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(vi.mocked(sendTransfer).mock.lastCall?.[0].amount).toBe(parseAmount('1.5'));
  });

  test.each([
    ['en-US', '1,500'],
    ['de', '1.500'],
    ['de-CH', '1,500'],
  ])('%s: %s has two readings, and neither is sent', async (tag, amount) => {
    language(tag);
    renderForm({ balance: parseAmount('10000') });
    fillInAndSend({ amount });
    expect(await screen.findByText(/could mean 1\.5 or 1500/, { selector: 'p' })).toBeTruthy();
    expect(screen.queryByTestId('send-amount')).toBeNull();
    expect(screen.queryByTestId('send-total')).toBeNull();
    await waitFor(() => expect(field('Amount').getAttribute('aria-invalid')).toBe('true'));
    expect(sendTransfer).not.toHaveBeenCalled();
  });

  test('is one in a language that writes it so', () => {
    language('fr');
    renderForm({ balance: parseAmount('100') });
    fillIn({ amount: '1,500' });
    expect(shown()).toBe('1.5 ETH');
  });

  test('of a token is in its own units', async () => {
    const token = {
      symbol: 'USDT',
      contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      decimals: 6,
      balance: 100_000_000n,
    };
    renderForm({ token });
    fillIn({ amount: '3,27' });
    expect(shown()).toBe('3.27 USDT');
    fireEvent.click(sendButton());
    await waitFor(() => expect(sendTransfer).toHaveBeenCalledOnce());
    expect(vi.mocked(sendTransfer).mock.lastCall?.[0].amount).toBe(3_270_000n);
  });

  test('a prefilled amount is written so that it stays what it is', () => {
    language('de');
    renderForm({ initialAmount: '1.234', balance: parseAmount('100') });
    expect(field('Amount').value).toBe('1,234');
    expect(shown()).toBe('1.234 ETH');
  });
});

describe('a phrase', () => {
  const description = () =>
    document.getElementById(field('Recovery Phrase').getAttribute('aria-describedby') ?? '')?.textContent;

  test('with a wrong word names it at the field by its place, and is refused as ever', async () => {
    vi.mocked(sendTransfer).mockRejectedValue(new WalletError('send.error.invalidPhrase'));
    renderForm();
    fillIn({ phrase: junk.phrase.replace('junk', 'jnuk') });
    fireEvent.click(sendButton());
    expect(await screen.findByText('Invalid recovery phrase')).toBeTruthy();
    expect(description()).toBe('Word 12 is not on the word list: “jnuk”. Did you mean “junk”?');
    expect(problems().join()).not.toContain('jnuk');
  });

  test('is judged when its field is left, and not before', async () => {
    const user = userEvent.setup();
    renderForm();
    await user.click(field('Recovery Phrase'));
    await user.paste('test test');
    expect(description()).toMatch(/never sent to our servers/);
    await user.tab();
    await waitFor(() => expect(description()).toMatch(/this one has 2$/));
  });

  test('that is numbered is a phrase like any other', () => {
    renderForm();
    const numbered = junk.phrase
      .split(' ')
      .map((word, index) => `${index + 1}. ${word}`)
      .join('\n');
    fillIn({ phrase: numbered });
    fireEvent.blur(field('Recovery Phrase'));
    expect(field('Recovery Phrase').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('the contacts', () => {
  const contacts = [{ name: 'Ada', address: RECIPIENT, network: 'ethereum' }];
  const isRed = () => field('Recipient Address').getAttribute('aria-invalid') === 'true';

  // Regression: opening the list took the focus from the empty field, which was red before anything was chosen.
  test('are looked at without the field turning red, and are picked', async () => {
    const user = userEvent.setup();
    renderForm({ contacts });
    await user.click(field('Recipient Address'));
    await user.click(screen.getByRole('button', { name: 'Choose a contact' }));
    expect(await screen.findByRole('menuitem')).toBeTruthy();
    await promisesSettled();
    expect(isRed()).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await promisesSettled();
    expect(isRed()).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Choose a contact' }));
    await user.click(await screen.findByRole('menuitem'));
    await waitFor(() => expect(field('Recipient Address').value).toBe(RECIPIENT));
    expect(isRed()).toBe(false);
  });

  test('are reached by the keyboard without the field turning red', async () => {
    const user = userEvent.setup();
    renderForm({ contacts });
    await user.click(field('Recipient Address'));
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Choose a contact');
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem');
    await promisesSettled();
    expect(isRed()).toBe(false);
  });

  // Regression: 'Please fill in all fields' stood in red as soon as the focus left an empty field.
  test('who passes through empty fields sees no complaint', async () => {
    const user = userEvent.setup();
    renderForm({ contacts });
    await user.click(field('Recipient Address'));
    await user.click(field('Amount'));
    await user.tab();
    expect(isRed()).toBe(false);
    expect(screen.queryByText(texts['send.error.fieldsMissing'])).toBeNull();
  });
});

describe('a failure', () => {
  test('is told, and everything that was typed stays', async () => {
    vi.mocked(sendTransfer).mockRejectedValue(new WalletError('send.error.phraseMismatch'));
    const { onSent, onSendingChange } = renderForm();
    fillInAndSend();
    expect(await screen.findByText("Recovery phrase doesn't match your wallet")).toBeTruthy();
    expect(typed()).toEqual([RECIPIENT, '0.25', junk.phrase]);
    expect(onSent).not.toHaveBeenCalled();
    expect(onSendingChange.mock.calls).toEqual([[true], [false]]);
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });

  test('that quotes the phrase is neither shown nor logged', async () => {
    vi.mocked(sendTransfer).mockRejectedValue(new Error(`invalid mnemonic "${junk.phrase}"`));
    renderForm();
    fillInAndSend();
    expect(await screen.findByText('Failed to send transaction')).toBeTruthy();
    expect(screen.queryByText(/invalid mnemonic/)).toBeNull();
    expect(problems()).toEqual(['[wallet] Sending failed Error']);
  });

  test('can be followed by another try', async () => {
    vi.mocked(sendTransfer).mockRejectedValueOnce(new WalletError('send.error.estimate'));
    const { onSent } = renderForm();
    fillInAndSend();
    await screen.findByText('Failed to estimate gas');
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });
});

describe('whom it goes to', () => {
  const known = knownAddresses([{ address: RECIPIENT, kind: 'sentTo' }]);
  const lookAlike = `0xfb69${'1'.repeat(32)}d359`;

  test('is held back where it only looks like a known address', async () => {
    const { change } = renderForm({ known });
    fillIn({ recipient: lookAlike });
    expect(sendButton().disabled).toBe(true);
    pressAnyway();
    await expectToast(texts['send.error.recipientOpen']);
    expect(sendTransfer).not.toHaveBeenCalled();
    change({ known: knownAddresses() });
    expect(sendButton().disabled).toBe(false);
  });

  test('is the address that a name leads to, and its name goes along to be checked again', async () => {
    renderForm();
    fillIn({ recipient: 'anna.eth' });
    expect(sendButton().disabled).toBe(true);
    await screen.findByText('anna.eth points to');
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(sendTransfer).toHaveBeenCalledOnce());
    expect(vi.mocked(sendTransfer).mock.lastCall?.[0]).toMatchObject({
      recipient: RECIPIENT,
      recipientName: 'anna.eth',
    });
  });
});

describe('says beforehand', () => {
  test('that the recipient is the own address', () => {
    renderForm();
    fillIn({ recipient: junk.sender.address });
    expect(screen.getByText('This is your own address.')).toBeTruthy();
  });

  test('that the recipient is a contract', () => {
    vi.mocked(useGasEstimate).mockReturnValue({
      estimate: gasEstimate({ toIsContract: true }),
      isEstimating: false,
      isFailed: false,
      isDisputed: false,
      refresh: vi.fn(),
      msSinceQuoted: () => 0,
    });
    renderForm();
    fillIn();
    expect(screen.getByText(/^This address is a contract/)).toBeTruthy();
  });

  test.each([
    [networks[0], 'You are about to send real cryptocurrency.'],
    [networks[1], 'You are about to send test coins.'],
  ])('what kind of coin goes out on $name', (network, warning) => {
    renderForm({ network });
    expect(screen.getByText(warning, { exact: false })).toBeTruthy();
  });

  test('asks for no fee of what the balance does not hold', () => {
    renderForm({ balance: parseAmount('0.25') });
    const lastQuestion = () => vi.mocked(useGasEstimate).mock.lastCall?.[0];
    fillIn({ amount: '0.250000000000000001' });
    expect(lastQuestion()).toBeUndefined();
    fillIn({ amount: '0.25' });
    expect(lastQuestion()?.amount).toBe(parseAmount('0.25'));
  });

  test('asks for the fee of valid fields alone', () => {
    renderForm();
    fillIn({ amount: '' });
    const questions = () => vi.mocked(useGasEstimate).mock.calls.map(([question]) => question);
    expect(questions().every((question) => question === undefined)).toBe(true);
    fireEvent.change(field('Amount'), { target: { value: '1' } });
    expect(questions().at(-1)).toEqual({
      from: junk.sender.address,
      to: RECIPIENT,
      amount: parseAmount('1'),
    });
  });
});

describe('an outcome nobody knows', () => {
  const lost = journalledSend();

  async function sendWithoutAnswer() {
    vi.mocked(settleSend).mockResolvedValue('unknown');
    vi.mocked(sendTransfer).mockImplementation(async () => {
      await sendJournal.write(lost);
      throw new WalletError('send.error.uncertain');
    });
    const heard = renderForm();
    fillIn({ recipient: RECIPIENT, amount: '0.25', phrase: junk.phrase });
    fireEvent.click(sendButton());
    await screen.findByText(texts['send.error.uncertain']);
    await waitFor(() => expect(sendButton().textContent).toBe('Send'));
    expect(sendButton().disabled).toBe(true);
    await waitFor(() => expect(settling.unknown()).toMatchObject([lost]));
    return heard;
  }
  beforeEach(() => void vi.mocked(settleSend).mockReset());
  afterEach(async () => {
    await sendJournal.remove(lost.id);
    await settling.settle('alice');
  });

  test('is told until it is known, and meanwhile nothing can be sent', async () => {
    await sendWithoutAnswer();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(settleSend).toHaveBeenCalledTimes(2));
    await promisesSettled();
    expect(screen.getByText(texts['send.error.uncertain'])).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
  });

  test('closes the form when it turns out to have been sent', async () => {
    const { onSent } = await sendWithoutAnswer();
    vi.mocked(settleSend).mockResolvedValue('sent');
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });

  test('lets it be sent again, with what was typed, when it turns out not to have been', async () => {
    const { onSent } = await sendWithoutAnswer();
    vi.mocked(settleSend).mockResolvedValue('notSent');
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(screen.queryByText(texts['send.error.uncertain'])).toBeNull();
    expect(typed()).toEqual([RECIPIENT, '0.25', junk.phrase]);
    expect(onSent).not.toHaveBeenCalled();
  });

  test('of an earlier visit stops a form that is opened now, and closes none when it is known', async () => {
    await sendJournal.write(lost);
    vi.mocked(settleSend).mockResolvedValue('unknown');
    await settling.settle('alice');
    const { onSent } = renderForm();
    fillIn();
    expect(screen.getByText(texts['send.error.uncertain'])).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    vi.mocked(settleSend).mockResolvedValue('sent');
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(onSent).not.toHaveBeenCalled();
  });

  test('that has lasted for more than ten minutes is left to the person, told what it may cost', async () => {
    const old = { ...lost, written_at: Date.now() - 601_000 };
    await sendJournal.write(old);
    vi.mocked(settleSend).mockResolvedValue('unknown');
    await settling.settle('alice');
    renderForm();
    fillIn();
    expect(sendButton().disabled).toBe(true);
    expect(screen.getByText(/If you send the same transfer again, both may arrive\./)).toBeTruthy();
    fireEvent.click(button('Send anyway'));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(await sendJournal.ofUser('alice')).toEqual([{ ...old, is_set_aside: true }]);
    expect(sendTransfer).not.toHaveBeenCalled();
  });

  test('from another account, or on another network, stops nothing', async () => {
    await sendJournal.write(lost);
    vi.mocked(settleSend).mockResolvedValue('unknown');
    await settling.settle('alice');
    renderForm({ network: networks[2] });
    fillIn();
    expect(sendButton().disabled).toBe(false);
  });
});

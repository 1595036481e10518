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
import { useGasEstimate } from './useGasEstimate.ts';
import { useSendForm } from './useSendForm.ts';
import { sendJournal } from '../journal/sendJournal.ts';
import { settleSend } from '../journal/settleSend.ts';
import { sendOutcomes } from '../journal/sendOutcomes.ts';
import { phraseTransferSigner } from '../../../lib/vault/phraseTransferSigner.ts';
import { sendTransfer } from './sendTransfer.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { junk } from '../testing/junk.ts';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import { SendForm } from './SendForm.tsx';

// Mocked: it has its own tests.
vi.mock(
  '../../../lib/signing/useReadableSummary.ts',
  () => import('../../../lib/signing/testing/readableSummary.ts'),
);
// Mocked: both have their own tests; here only their effect on the form matters.
vi.mock('./useSendForm.ts', { spy: true });
vi.mock('./useGasEstimate.ts', () => ({ useGasEstimate: vi.fn() }));
vi.mock('../api/lookUpRecipient.ts', () => ({ lookUpRecipient: vi.fn() }));
vi.mock('../../../lib/vault/phraseTransferSigner.ts', { spy: true });
vi.mock('./sendTransfer.ts', () => ({ sendTransfer: vi.fn() }));
vi.mock('../journal/settleSend.ts', () => ({ settleSend: vi.fn() }));
// Mocked: it has its own tests.
vi.mock('./TransferSimulation.tsx', () => ({ TransferSimulation: () => null }));
setUpComponentTests();

const SENT_HASH = `0x${'ab'.repeat(32)}`;

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const FEE = parseAmount('0.00063');

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(sendTransfer).mockReset().mockResolvedValue(SENT_HASH);
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
  const callbacks = { onCancel: vi.fn(), onSendingChange: vi.fn(), onSent: vi.fn() };
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
        <SendForm {...usual} {...circumstances} {...changed} {...callbacks} />
      </AuthContext>
    </AppShell>
  );
  const { rerender } = render(form());
  return { ...callbacks, change: (changed: Circumstances) => rerender(form(changed)) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (text: string | RegExp) => screen.getByText<HTMLButtonElement>(text, { selector: 'button' });
/** Presses before the button is rendered disabled. */
function pressAnyway() {
  const drawn = vi.mocked(useSendForm).mock.results.at(-1);
  if (drawn?.type === 'return') act(() => drawn.value.onPress());
}

const sendButton = () => button(/^Send(ing\.\.\.)?$/);

/** Returns the content of the three fields. */
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

  // Regression: the form continued with the account that had become primary in another tab.
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

  // Regression: a network switched off in another tab moved the open form, and its maximum, to Ethereum.
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

  test('without a key is shown at once, and needs no phrase', () => {
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

  test('while sending, and so is everything else', async () => {
    const sending = deferred<string>();
    vi.mocked(sendTransfer).mockReturnValue(sending.promise);
    const { onSendingChange, onSent } = renderForm();
    fillInAndSend();
    await screen.findByText('Sending...');
    expect(sendButton().disabled).toBe(true);
    expect(button('Cancel').disabled).toBe(true);
    for (const label of ['Recipient Address', 'Amount', 'Recovery Phrase'])
      expect(field(label).disabled, label).toBe(true);
    expect(onSendingChange.mock.calls).toEqual([[true]]);
    sending.resolve(SENT_HASH);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(onSendingChange.mock.calls).toEqual([[true], [false]]);
  });

  test('and otherwise it is enabled', () => {
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

  test('a signed-out user', async () => {
    renderForm({}, { user: undefined });
    fillInAndSend();
    await expectRefusedByToast('User not authenticated');
  });

  test('a user without an address', async () => {
    renderForm({ sender: undefined });
    fillInAndSend();
    await expectRefusedByToast('No wallet address yet');
  });

  test('an unknown balance: it may not cover the transfer', async () => {
    renderForm({ balance: undefined });
    fillInAndSend();
    await expectRefusedByToast('Failed to fetch balance');
  });

  // Regression: after a reload the fee was often known before the balance; Send then reported for five seconds that the balance could not
  // be fetched, and sent nothing, though the estimate includes the balance.
  test('not a loading balance, where the estimate includes it', async () => {
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

  test('an amount above the balance in the estimate', async () => {
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

  // Regression: of two different balances from nodes the lower one counted, and Send showed 'Insufficient funds'.
  test('a balance that the nodes disagree on', async () => {
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

  test('an amount that only its fee raises above the balance, by a wei', async () => {
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
    [
      'more than any chain can carry',
      { amount: `1${'0'.repeat(70)}` },
      'This amount is too large for any network',
    ],
    [
      'a wei above the balance',
      { amount: '1.000000000000000001' },
      'Amount plus network fee is more than your balance',
    ],
  ])('%s, at the field', async (_, values, message) => {
    renderForm();
    fillInAndSend(values);
    await expectRefusedAtField(message);
  });
});

// Regression: each of these stopped the send without a message. A press at that moment now shows the reason.
describe('shows why nothing is sent:', () => {
  afterEach(() => expect(sendTransfer).not.toHaveBeenCalled());

  test('the primary account has changed', async () => {
    const { change } = renderForm();
    fillIn();
    change({ sender: { address: junk.secondAddress, derivationIndex: 1 } });
    pressAnyway();
    await expectToast(texts['send.error.senderChanged']);
  });

  test('the recipient is still being compared', async () => {
    renderForm({ known: { ...knownAddresses(), isLoading: true } });
    fillIn();
    expect(sendButton().disabled).toBe(true);
    pressAnyway();
    await expectToast(texts['send.error.recipientOpen']);
  });

  test('the balance is too small, even where the field is out of view', async () => {
    renderForm({ balance: parseAmount('0.2') });
    fillInAndSend();
    await expectToast(texts['send.error.insufficientFunds']);
  });

  test('the fee cannot be signed', async () => {
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
  test('exactly the content of the fields and the total shown', async () => {
    const { onSent } = renderForm();
    fillIn({
      recipient: ` ${RECIPIENT.toLowerCase()} `,
      amount: '0.250000000000000001',
      phrase: ` ${junk.phrase}\n`,
    });
    expect(screen.getByTestId('send-fee').textContent).toBe('Network Fee: ~0.00063 ETH');
    // Rounded up: never is more signed than shown.
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
          maySkipJournal: false,
          isWholeBalance: false,
          openSigner: expect.any(Function) as OpenSigner,
        },
      ],
    ]);
    expect(phraseTransferSigner).toHaveBeenCalledExactlyOnceWith(junk.phrase);
    expect(await screen.findByText('Transaction sent successfully!')).toBeTruthy();
    expect(problems()).toEqual([]);
  });

  test('without a journal on this device only after another confirmation', async () => {
    const { onSent } = renderForm();
    vi.mocked(sendTransfer).mockRejectedValueOnce(new WalletError('send.error.unnoted'));
    fillInAndSend();
    expect(
      await screen.findByText(/^Nothing was sent\. This browser’s storage is full or blocked/),
    ).toBeTruthy();
    expect(onSent).not.toHaveBeenCalled();
    await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(vi.mocked(sendTransfer).mock.calls.map(([{ maySkipJournal }]) => maySkipJournal)).toEqual([
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
  const language = (tag: string) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);

  // Regression: a number field dropped the comma in English, and 15 coins were sent.
  test('is sent as shown', async () => {
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
    ['en-DK', '1.500'],
    ['en-CH', '1,500'],
  ])('%s: %s is ambiguous and not sent', async (tag, amount) => {
    language(tag);
    renderForm({ balance: parseAmount('10000') });
    fillInAndSend({ amount });
    expect(await screen.findByText(/could mean 1\.5 or 1500/, { selector: 'p' })).toBeTruthy();
    expect(screen.queryByTestId('send-amount')).toBeNull();
    expect(screen.queryByTestId('send-total')).toBeNull();
    await waitFor(() => expect(field('Amount').getAttribute('aria-invalid')).toBe('true'));
    expect(sendTransfer).not.toHaveBeenCalled();
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

  test('a prefilled amount is formatted so that its value is preserved', () => {
    language('en-DK');
    renderForm({ initialAmount: '1.234', balance: parseAmount('100') });
    expect(field('Amount').value).toBe('1,2340');
    expect(shown()).toBe('1.234 ETH');
  });
});

describe('a phrase', () => {
  const description = () =>
    document.getElementById(field('Recovery Phrase').getAttribute('aria-describedby') ?? '')?.textContent;

  test('with a wrong word names it at the field by its position, and is refused as before', async () => {
    vi.mocked(sendTransfer).mockRejectedValue(new WalletError('send.error.invalidPhrase'));
    renderForm();
    fillIn({ phrase: junk.phrase.replace('junk', 'jnuk') });
    fireEvent.click(sendButton());
    expect(await screen.findByText('Invalid recovery phrase')).toBeTruthy();
    expect(description()).toBe('Word 12 is not on the word list: “jnuk”. Did you mean “junk”?');
    expect(problems().join()).not.toContain('jnuk');
  });

  test('is validated when its field loses focus, and not before', async () => {
    const user = userEvent.setup();
    renderForm();
    await user.click(field('Recovery Phrase'));
    await user.paste('test test');
    expect(description()).toMatch(/never sent to our servers/);
    await user.tab();
    await waitFor(() => expect(description()).toMatch(/this one has 2$/));
  });

  test('with numbered words is valid', () => {
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

  // Regression: opening the list blurred the empty field, which turned red before a selection.
  test('open without the field turning red, and can be selected', async () => {
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

  test('are reachable by keyboard without the field turning red', async () => {
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

  // Regression: 'Please fill in all fields' was shown in red as soon as an empty field lost focus.
  test('passing through empty fields shows no error', async () => {
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
  test('is shown, and everything typed stays', async () => {
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

  test('can be retried', async () => {
    vi.mocked(sendTransfer).mockRejectedValueOnce(new WalletError('send.error.estimate'));
    const { onSent } = renderForm();
    fillInAndSend();
    await screen.findByText('Failed to estimate gas');
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });
});

describe('the recipient', () => {
  const known = knownAddresses([{ address: RECIPIENT, kind: 'sentTo' }]);
  const lookalike = `0xfb69${'1'.repeat(32)}d359`;

  test('is blocked where it is a lookalike of a known address', async () => {
    const { change } = renderForm({ known });
    fillIn({ recipient: lookalike });
    expect(sendButton().disabled).toBe(true);
    pressAnyway();
    await expectToast(texts['send.error.recipientOpen']);
    expect(sendTransfer).not.toHaveBeenCalled();
    change({ known: knownAddresses() });
    expect(sendButton().disabled).toBe(false);
  });

  test('is the address of a name, which is passed on to be checked again', async () => {
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

describe('warns beforehand', () => {
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
  ])('of the kind of coin on $name', (network, warning) => {
    renderForm({ network });
    expect(screen.getByText(warning, { exact: false })).toBeTruthy();
  });

  test('requests no fee for an amount above the balance', () => {
    renderForm({ balance: parseAmount('0.25') });
    const lastQuestion = () => vi.mocked(useGasEstimate).mock.lastCall?.[0];
    fillIn({ amount: '0.250000000000000001' });
    expect(lastQuestion()).toBeUndefined();
    fillIn({ amount: '0.25' });
    expect(lastQuestion()?.amount).toBe(parseAmount('0.25'));
  });

  test('requests the fee for valid fields only', () => {
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

describe('an unknown outcome', () => {
  const lost = journalledSend();

  async function sendWithoutAnswer() {
    vi.mocked(settleSend).mockResolvedValue('unknown');
    vi.mocked(sendTransfer).mockImplementation(async () => {
      await sendJournal.write(lost);
      throw new WalletError('send.error.uncertain');
    });
    const callbacks = renderForm();
    fillIn({ recipient: RECIPIENT, amount: '0.25', phrase: junk.phrase });
    fireEvent.click(sendButton());
    await screen.findByText(texts['send.error.uncertain']);
    await waitFor(() => expect(sendButton().textContent).toBe('Send'));
    expect(sendButton().disabled).toBe(true);
    await waitFor(() => expect(sendOutcomes.unknown()).toMatchObject([lost]));
    return callbacks;
  }
  beforeEach(() => void vi.mocked(settleSend).mockReset());
  afterEach(async () => {
    await sendJournal.remove(lost.id);
    await sendOutcomes.findOutcomes('alice');
  });

  test('is shown until it is known, and blocks sends meanwhile', async () => {
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

  test('allows another send, with the typed values, when it turns out not to have been sent', async () => {
    const { onSent } = await sendWithoutAnswer();
    vi.mocked(settleSend).mockResolvedValue('notSent');
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(screen.queryByText(texts['send.error.uncertain'])).toBeNull();
    expect(typed()).toEqual([RECIPIENT, '0.25', junk.phrase]);
    expect(onSent).not.toHaveBeenCalled();
  });

  test('of an earlier visit blocks a newly opened form, which stays open when it is known', async () => {
    await sendJournal.write(lost);
    vi.mocked(settleSend).mockResolvedValue('unknown');
    await sendOutcomes.findOutcomes('alice');
    const { onSent } = renderForm();
    fillIn();
    expect(screen.getByText(texts['send.error.uncertain'])).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    vi.mocked(settleSend).mockResolvedValue('sent');
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(onSent).not.toHaveBeenCalled();
  });

  test('that lasts for more than ten minutes is left to the user, with the risk explained', async () => {
    const old = { ...lost, written_at: Date.now() - 601_000 };
    await sendJournal.write(old);
    vi.mocked(settleSend).mockResolvedValue('unknown');
    await sendOutcomes.findOutcomes('alice');
    renderForm();
    fillIn();
    expect(sendButton().disabled).toBe(true);
    expect(screen.getByText(/If you send the same transfer again, both may arrive\./)).toBeTruthy();
    fireEvent.click(button('Send anyway'));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(await sendJournal.ofUser('alice')).toEqual([{ ...old, is_set_aside: true }]);
    expect(sendTransfer).not.toHaveBeenCalled();
  });

  test('from another account, or on another network, blocks nothing', async () => {
    await sendJournal.write(lost);
    vi.mocked(settleSend).mockResolvedValue('unknown');
    await sendOutcomes.findOutcomes('alice');
    renderForm({ network: networks[2] });
    fillIn();
    expect(sendButton().disabled).toBe(false);
  });
});

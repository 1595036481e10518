import { numberStyle } from '@everything-wallet/core/amounts/numberStyle';
import type { RecipientAnswer } from '@everything-wallet/core/schemas/recipientQuestion';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import {
  transferSchema,
  type TransferForm,
  type TypedTransfer,
} from '@everything-wallet/core/transactions/transferSchema';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { deferred } from '../../../testing/deferred.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { lookUpRecipient } from '../api/lookUpRecipient.ts';
import { junk } from '../testing/junk.ts';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { RecipientField } from './RecipientField.tsx';
import type { Recipient } from './Recipient.ts';
import { useRecipient } from './useRecipient.ts';

vi.mock('../api/lookUpRecipient.ts', () => ({ lookUpRecipient: vi.fn() }));
// No debounce.
vi.mock('../../../lib/time/useDebounced.ts', () => ({ useDebounced: (value: unknown) => value }));
setUpComponentTests();

const ANNA = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const FALSE_ANNA = '0xD8da111111111111111111111111111111116045';
const STRANGER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const anna: KnownAddress = { address: ANNA, kind: 'contact', name: 'Anna', network: 'ethereum' };
const own: KnownAddress = { address: junk.sender.address, kind: 'account', name: 'Account 1' };
const schema = transferSchema(numberStyle('en-US'));

beforeEach(() => {
  loggedProblems();
  vi.mocked(lookUpRecipient)
    .mockReset()
    .mockImplementation((question) =>
      'address' in question
        ? Promise.resolve({ address: question.address })
        : Promise.reject(new Error('The test has no answer')),
    );
});

interface Circumstances {
  readonly known?: KnownAddresses;
  readonly network?: Network;
  readonly token?: { readonly contract: string };
  readonly initialRecipient?: string;
}

/** The form's recipient, as of the last render. */
let recipient: Recipient;

/** The form around the field, as Send has it. */
function Field({
  known = knownAddresses([anna, own]),
  network = networks[0],
  token,
  ...rest
}: Circumstances) {
  const { control, setValue } = useForm<TransferForm, unknown, TypedTransfer>({
    defaultValues: { recipient: rest.initialRecipient ?? '', amount: '', phrase: '' },
  });
  const typed = useWatch({ control, name: 'recipient' });
  const typedAddress = schema.shape.recipient.safeParse(typed).data;
  const found = useRecipient({ typed, typedAddress, network, sender: junk.sender, token, known });
  return (
    <NodeAnswer recipient={found}>
      <RecipientField
        control={control}
        network={network}
        recipient={found}
        contacts={[]}
        isToken={token !== undefined}
        isContract={false}
        disabled={false}
        onPick={(address) => setValue('recipient', address)}
      />
    </NodeAnswer>
  );
}

function NodeAnswer({ recipient: found, children }: { recipient: Recipient; children: ReactNode }) {
  useLayoutEffect(() => {
    recipient = found;
  });
  return children;
}

function renderField(circumstances: Circumstances = {}) {
  const field = (changed: Circumstances = {}) => (
    <AppShell>
      <Field {...circumstances} {...changed} />
    </AppShell>
  );
  const { rerender } = render(field());
  return { change: (changed: Circumstances) => rerender(field(changed)) };
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (typed: string) => fireEvent.change(field('Recipient Address'), { target: { value: typed } });
const DIGITS = 'Digits 5 to 12 after 0x';
const typeDigits = (typed: string) =>
  fireEvent.input(field(DIGITS), { target: { value: typed }, inputType: 'insertText' });
const shown = (text: string) => expect(document.body.textContent).toContain(text);
const sentTo = () => (recipient.isHeld ? 'none yet' : { address: recipient.address, name: recipient.name });

describe('a recipient', () => {
  // Regression: coins could be sent to USDC's contract, after a mild hint.
  test.each([
    ['a known token', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USDC'],
    ['a token of the bundled list', '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9', 'AAVE'],
  ])('that is the contract of %s is refused, with the reason', async (_what, contract, symbol) => {
    renderField();
    type(contract);
    const text = `This is the contract of the token ${symbol}. Anything sent to it is lost`;
    await waitFor(() => shown(text), { timeout: 10_000 });
    expect(sentTo()).toBe('none yet');
    expect(recipient.address).toBeUndefined();
    expect(document.body.textContent).not.toContain('has not sent to this address');
  });

  test.each<[string, string, string]>([
    ['a contact', ANNA, 'Your contact Anna'],
    ['the own address', junk.sender.address, 'This is your own address.'],
    ['a stranger', STRANGER, 'This account has not sent to this address before.'],
  ])('that is %s shows so', async (_what, address, text) => {
    renderField();
    type(address);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('that is another account of the user is named', () => {
    const other: KnownAddress = { address: STRANGER, kind: 'account', name: 'Account 2' };
    renderField({ known: knownAddresses([own, other]) });
    type(STRANGER);
    expect(screen.getByText('Your own account: Account 2')).toBeTruthy();
    // Regression: an account added by someone else was shown as an own account, without the notice of a first transfer.
    expect(screen.getByText(texts['send.guard.first'])).toBeTruthy();
  });

  // Regression: it was compared with nothing and shown as a stranger.
  test('that is watch-only shows so, and is no own account', () => {
    const watched: KnownAddress = { address: STRANGER, kind: 'watched', name: 'Account 2' };
    renderField({ known: knownAddresses([own, watched]) });
    type(STRANGER);
    expect(
      screen.getByText('Account 2: a watch-only account, for which this wallet has no key'),
    ).toBeTruthy();
    expect(screen.getByText(texts['send.guard.first'])).toBeTruthy();
    type(`${STRANGER.slice(0, 6).toLowerCase()}${'1'.repeat(32)}d359`);
    expect(screen.getByText(/^Stop: .* like Account 2, your watch-only account, but/)).toBeTruthy();
    expect(sentTo()).toBe('none yet');
  });

  // Regression: a contact was never shown as new, though its address may have changed since it was saved.
  test('that is a contact without an earlier transfer shows both', () => {
    const { change } = renderField();
    type(ANNA);
    expect(screen.getByText('Your contact Anna')).toBeTruthy();
    expect(screen.getByText(texts['send.guard.first'])).toBeTruthy();
    change({ known: knownAddresses([anna, { address: ANNA, kind: 'sentTo' }]) });
    expect(screen.getByText('Your contact Anna')).toBeTruthy();
    expect(screen.queryByText(texts['send.guard.first'])).toBeNull();
  });

  test('with an earlier transfer is no stranger', () => {
    renderField({ known: knownAddresses([{ address: STRANGER, kind: 'sentTo' }]) });
    type(STRANGER);
    expect(screen.queryByText(texts['send.guard.first'])).toBeNull();
    expect(sentTo()).not.toBe('none yet');
  });

  test('is not shown as new beyond the transfers searched', () => {
    renderField({ known: knownAddresses([], { transfersRead: 500 }) });
    type(STRANGER);
    expect(
      screen.getByText('None of this account’s last 500 transfers of value went to this address.'),
    ).toBeTruthy();
  });

  test('is not shown as new where not everything could be read: unknown is not "no"', () => {
    renderField({ known: knownAddresses([], { isIncomplete: true }) });
    type(STRANGER);
    expect(screen.getByText(texts['send.guard.unread'])).toBeTruthy();
    expect(screen.queryByText(texts['send.guard.first'])).toBeNull();
    expect(sentTo()).not.toBe('none yet');
  });

  // Regression: nothing was shown where the address was known, though the address it resembles may be among the unread ones.
  test('that is known shows that the comparison is partial, where not everything could be read', () => {
    renderField({ known: knownAddresses([anna], { isIncomplete: true }) });
    type(ANNA);
    expect(screen.getByText('Your contact Anna')).toBeTruthy();
    expect(screen.getByText(texts['send.guard.unread'])).toBeTruthy();
    type(junk.sender.address);
    expect(screen.queryByText(texts['send.guard.unread'])).toBeNull();
  });

  test('waits for the addresses it is compared with', () => {
    const { change } = renderField({
      known: knownAddresses([], { isLoading: true }),
      initialRecipient: STRANGER,
    });
    expect(screen.getByText(texts['send.guard.checking'])).toBeTruthy();
    expect(sentTo()).toBe('none yet');
    change({ known: knownAddresses([anna]) });
    expect(sentTo()).not.toBe('none yet');
  });

  test('that is a contract shows so before an amount is typed; for tokens with another text', async () => {
    vi.mocked(lookUpRecipient).mockResolvedValue({ address: STRANGER, isContract: true });
    const token = { contract: ANNA };
    renderField({ token });
    type(STRANGER);
    expect(await screen.findByText(texts['send.hint.contractTokens'])).toBeTruthy();
  });

  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])(
    'that is a contact of another network causes a warning where it is a contract there (%s) and not here (%s): %s',
    async (isThere, isHere, isWarned) => {
      vi.mocked(lookUpRecipient).mockImplementation(({ network }) =>
        Promise.resolve({ address: ANNA, isContract: network === 'polygon-mainnet' ? isThere : isHere }),
      );
      renderField({ known: knownAddresses([{ ...anna, network: 'polygon' }]) });
      type(ANNA);
      await waitFor(() => expect(lookUpRecipient).toHaveBeenCalledTimes(2));
      await promisesSettled();
      const warning = screen.queryByText(/^This address is a contract on Polygon Mainnet/);
      expect(warning !== null).toBe(isWarned);
    },
  );

  test('that is a contact of this network is looked up only here', async () => {
    renderField();
    type(ANNA);
    await promisesSettled();
    expect(lookUpRecipient).toHaveBeenCalledOnce();
  });

  test('whose lookup fails can still be sent to', async () => {
    vi.mocked(lookUpRecipient).mockRejectedValue(new CallableError('unavailable', 'down'));
    renderField();
    type(STRANGER);
    await waitFor(() => expect(lookUpRecipient).toHaveBeenCalled());
    expect(sentTo()).toEqual({ address: STRANGER, name: undefined });
  });
});

describe('a lookalike', () => {
  test('of one end is compared, and may be sent to', () => {
    const alike = '0xd8da111111111111111111111111111111111111';
    renderField();
    type(alike);
    expect(screen.getByText(/begins like your contact Anna/)).toBeTruthy();
    shown(ANNA);
    expect(sentTo()).not.toBe('none yet');
  });

  test('of both ends blocks until digits of its middle are typed', () => {
    renderField();
    type(FALSE_ANNA);
    expect(screen.getByText(/^Stop: this address begins and ends like your contact Anna/)).toBeTruthy();
    shown(ANNA);
    expect(sentTo()).toBe('none yet');

    typeDigits('6bf26964');
    expect(screen.getByText(/These are the digits of your contact Anna/)).toBeTruthy();
    expect(sentTo()).toBe('none yet');

    typeDigits('11111112');
    expect(screen.getByText(texts['send.guard.retypeWrong'])).toBeTruthy();
    expect(sentTo()).toBe('none yet');

    typeDigits('1111 1111');
    expect(screen.getByText(texts['send.guard.retyped'])).toBeTruthy();
    expect(sentTo()).toEqual({ address: FALSE_ANNA, name: undefined });
  });

  test('is not unblocked by pasting, dropping or filling in', () => {
    renderField();
    type(FALSE_ANNA);
    fireEvent.paste(field(DIGITS));
    fireEvent.input(field(DIGITS), { target: { value: '11111111' }, inputType: 'insertFromPaste' });
    expect(field(DIGITS).value).toBe('');
    expect(screen.getByText(texts['send.guard.retypePasted'])).toBeTruthy();
    fireEvent.input(field(DIGITS), { target: { value: '11111111' }, inputType: 'insertReplacementText' });
    fireEvent.input(field(DIGITS), { target: { value: '11111111' }, inputType: 'insertFromDrop' });
    expect(field(DIGITS).value).toBe('');
    expect(sentTo()).toBe('none yet');
  });

  test.each([
    ['by itself', undefined],
    ['as a suggestion', 'insertReplacementText'],
    ['from a list', 'insertFromYank'],
  ])('is not unblocked by text that the browser fills in %s', (_how, inputType) => {
    renderField();
    type(FALSE_ANNA);
    fireEvent.input(field(DIGITS), { target: { value: '11111111' }, ...(inputType && { inputType }) });
    expect(field(DIGITS).value).toBe('');
    expect(screen.getByText(texts['send.guard.retypePasted'])).toBeTruthy();
    expect(sentTo()).toBe('none yet');
  });

  test.each(['insertText', 'insertCompositionText', 'insertFromComposition'])(
    'is unblocked by digits from a keyboard, an input method or speech: %s',
    (inputType) => {
      renderField();
      type(FALSE_ANNA);
      fireEvent.input(field(DIGITS), { target: { value: '11111111' }, inputType });
      expect(sentTo()).not.toBe('none yet');
      fireEvent.input(field(DIGITS), { target: { value: '1111111' }, inputType: 'deleteContentBackward' });
      expect(sentTo()).toBe('none yet');
    },
  );

  // Regression: a saved one was only warned about.
  test('that is saved is blocked as well, until an earlier transfer from this account exists', () => {
    const saved: KnownAddress = { address: FALSE_ANNA, kind: 'contact', name: 'Anna 2', network: 'ethereum' };
    const taken = (from: string): KnownAddress => ({ address: FALSE_ANNA, kind: 'sentTo', from: [from] });
    const { change } = renderField({ known: knownAddresses([anna, saved]) });
    type(FALSE_ANNA);
    expect(screen.getByText('Your contact Anna 2')).toBeTruthy();
    expect(screen.getByText(/^Stop: .* like your contact Anna/)).toBeTruthy();
    expect(sentTo()).toBe('none yet');
    change({ known: knownAddresses([anna, saved, taken(STRANGER.toLowerCase())]) });
    expect(sentTo()).toBe('none yet');
    change({ known: knownAddresses([anna, saved, taken(junk.sender.address.toLowerCase())]) });
    expect(screen.getByText(/^This address begins and ends like your contact Anna/)).toBeTruthy();
    expect(sentTo()).not.toBe('none yet');
  });

  test('that was typed stays blocked for every other address', () => {
    renderField();
    type(FALSE_ANNA);
    typeDigits('11111111');
    expect(sentTo()).not.toBe('none yet');
    type(FALSE_ANNA.toLowerCase().replace('d8da1111', 'd8da1112'));
    expect(sentTo()).toBe('none yet');
    type(STRANGER);
    expect(sentTo()).not.toBe('none yet');
  });

  test("as the dialog's initial recipient is blocked as well", () => {
    renderField({ initialRecipient: FALSE_ANNA });
    expect(sentTo()).toBe('none yet');
    expect(field(DIGITS)).toBeTruthy();
  });
});

describe('a name', () => {
  const answers = (byName: Record<string, RecipientAnswer | Promise<RecipientAnswer> | Error>) =>
    vi.mocked(lookUpRecipient).mockImplementation((question) => {
      const answer = 'name' in question ? byName[question.name] : { address: question.address };
      return answer === undefined || answer instanceof Error
        ? Promise.reject(answer ?? new Error('The test has no answer'))
        : Promise.resolve(answer);
    });

  test('is shown with the full address it resolves to, which is sent to', async () => {
    answers({ 'vitalik.eth': { address: STRANGER } });
    renderField();
    type(' Vitalik.ETH ');
    expect(sentTo()).toBe('none yet');
    expect(screen.getByText('Looking up the name…')).toBeTruthy();
    expect(await screen.findByText('vitalik.eth points to')).toBeTruthy();
    shown(STRANGER);
    expect(sentTo()).toEqual({ address: STRANGER, name: 'vitalik.eth' });
  });

  test('that resolves to a lookalike is blocked like an address', async () => {
    answers({ 'anna.eth': { address: FALSE_ANNA } });
    renderField();
    type('anna.eth');
    expect(await screen.findByLabelText(DIGITS)).toBeTruthy();
    expect(sentTo()).toBe('none yet');
  });

  test.each([
    ['the zero address', `0x${'0'.repeat(40)}`, texts['send.error.recipientZero']],
    ['the network itself', `0x${'0'.repeat(39)}1`, texts['send.error.recipientPrecompile']],
  ])('that resolves to %s is refused', async (_what, address, text) => {
    answers({ 'anna.eth': { address } });
    renderField();
    type('anna.eth');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sentTo()).toBe('none yet');
  });

  test('whose answer arrives late never replaces that of a later one', async () => {
    const slow = deferred<RecipientAnswer>();
    answers({ 'slow.eth': slow.promise, 'fast.eth': { address: ANNA } });
    renderField();
    type('slow.eth');
    await waitFor(() => expect(lookUpRecipient).toHaveBeenCalledOnce());
    type('fast.eth');
    expect(await screen.findByText('fast.eth points to')).toBeTruthy();
    slow.resolve({ address: STRANGER });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.body.textContent).not.toContain(STRANGER);
    expect(sentTo()).toEqual({ address: ANNA, name: 'fast.eth' });
  });

  test('that is changed resolves to nothing at once', async () => {
    answers({ 'anna.eth': { address: ANNA } });
    renderField();
    type('anna.eth');
    await screen.findByText('anna.eth points to');
    type('anna.et');
    expect(screen.queryByText('anna.eth points to')).toBeNull();
    expect(sentTo()).toBe('none yet');
  });

  test.each([
    ['with letters of another alphabet', 'vit\u0430lik.eth', texts['send.error.nameConfusable']],
    ['that is invalid', 'an_na.eth', texts['send.error.nameInvalid']],
  ])('%s is refused without a lookup', async (_what, name, text) => {
    renderField();
    type(name);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sentTo()).toBe('none yet');
    expect(lookUpRecipient).not.toHaveBeenCalled();
  });

  test('with unusual letters lists them', async () => {
    answers({ 'müller.eth': { address: STRANGER } });
    renderField();
    type('müller.eth');
    expect(await screen.findByText(/characters other than a to z and 0 to 9: ü \(U\+00FC\)/)).toBeTruthy();
  });

  test("without an address shows the server's message", async () => {
    const sentence = 'This name has no address on this network.';
    answers({ 'anna.eth': new CallableError('failed-precondition', sentence) });
    renderField();
    type('anna.eth');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(sentTo()).toBe('none yet');
  });

  test('whose lookup failed can be looked up again', async () => {
    answers({ 'anna.eth': new Error('lost') });
    renderField();
    type('anna.eth');
    expect(await screen.findByText(texts['send.name.failed'])).toBeTruthy();
    answers({ 'anna.eth': { address: ANNA } });
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('anna.eth points to')).toBeTruthy();
  });

  test('on a network without a registry is refused with a sentence, and addresses are not', () => {
    renderField({ network: networks[2] });
    type('anna.eth');
    expect(screen.getByText(/^Names don’t work on Polygon Mainnet/)).toBeTruthy();
    expect(sentTo()).toBe('none yet');
    expect(lookUpRecipient).not.toHaveBeenCalled();
    type(STRANGER);
    expect(sentTo()).toEqual({ address: STRANGER, name: undefined });
  });

  test('of the owner of a typed address is shown beside it', async () => {
    vi.mocked(lookUpRecipient).mockResolvedValue({ address: ANNA, primaryName: 'anna.eth' });
    renderField();
    type(ANNA);
    expect(await screen.findByText('The owner of this address calls it anna.eth')).toBeTruthy();
  });

  // Regression: lookalike letters were listed only for a typed name.
  test('of the owner of a typed address lists its unusual letters', async () => {
    vi.mocked(lookUpRecipient).mockResolvedValue({ address: ANNA, primaryName: 'ännä.eth' });
    renderField();
    type(ANNA);
    expect(await screen.findByText('The owner of this address calls it ännä.eth')).toBeTruthy();
    expect(screen.getByText(/characters other than a to z and 0 to 9: ä \(U\+00E4\)/)).toBeTruthy();
  });

  test.each(['vit\u0430lik.eth', 'Anna.eth', 'an_na.eth'])(
    'of the owner of a typed address is not shown where its spelling is not normalized: %s',
    async (primaryName) => {
      vi.mocked(lookUpRecipient).mockResolvedValue({ address: STRANGER, primaryName, isContract: true });
      renderField();
      type(STRANGER);
      expect(await screen.findByText(texts['send.hint.contract'])).toBeTruthy();
      expect(document.body.textContent).not.toContain(primaryName);
    },
  );
});

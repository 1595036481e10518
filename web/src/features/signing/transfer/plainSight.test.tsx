import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { networks } from '@everything-wallet/core/networks/networks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
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
import { SendForm } from './SendForm.tsx';

/* Additions of the Send dialog to its fields: the maximum, dollars, fees to select from, and the summary. */

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

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const GAS = 21_000n;
const GWEI = 1_000_000_000n;
const refresh = vi.fn();

/** Estimate at a base fee: slow, normal and fast priority fees of 1, 2 and 3 gwei. */
function answerAt(baseFee: bigint, fields: Partial<GasEstimate> = {}): GasEstimate {
  const tips = { slow: `${GWEI}`, normal: `${2n * GWEI}`, fast: `${3n * GWEI}` };
  return gasEstimate({
    feeMarket: { baseFee: `${baseFee}`, nextBaseFee: `${baseFee}`, tips },
    balance: `${parseAmount('1')}`,
    ...fields,
  });
}

let answer: GasEstimate;
beforeEach(() => {
  loggedProblems();
  refresh.mockReset();
  answer = answerAt(10n * GWEI);
  vi.mocked(sendTransfer).mockReset().mockResolvedValue(SENT_HASH);
  vi.mocked(useGasEstimate)
    .mockReset()
    .mockImplementation((question) => ({
      estimate: question && answer,
      isEstimating: false,
      isFailed: false,
      isDisputed: false,
      refresh,
      msSinceQuoted: () => 0,
    }));
});

type Props = Partial<ComponentProps<typeof SendForm>>;

function renderForm(props: Props = {}) {
  const form = (changed: Props = {}) => (
    <AppShell>
      <AuthContext value={verifiedSession}>
        <SendForm
          network={networks[0]}
          sender={junk.sender}
          balance={parseAmount('1')}
          token={undefined}
          known={knownAddresses((props.contacts ?? []).map((contact) => ({ kind: 'contact', ...contact })))}
          price={{ usd: 2_000, isSample: false }}
          onCancel={vi.fn()}
          onSendingChange={vi.fn()}
          onSent={vi.fn()}
          {...props}
          {...changed}
        />
      </AuthContext>
    </AppShell>
  );
  const { rerender } = render(form());
  return (changed: Props = {}) => rerender(form(changed));
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (text: string) => screen.getByText<HTMLButtonElement>(text, { selector: 'button' });
const shown = (id: string) => screen.queryByTestId(id)?.textContent;
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Opens the choice of fees, unless it is open. */
async function openFees() {
  const line = screen.getByTestId('fee-line');
  if (line.getAttribute('aria-expanded') === 'false') fireEvent.click(line);
  await screen.findAllByRole('radio');
}
async function choose(level: string) {
  await openFees();
  fireEvent.click(screen.getByLabelText(new RegExp(`^${level}`)));
}

function fillIn(amount?: string) {
  type('Recipient Address', RECIPIENT);
  type('Recovery Phrase', junk.phrase);
  if (amount !== undefined) type('Amount', amount);
}

async function sent() {
  fireEvent.click(button('Send'));
  await waitFor(() => expect(sendTransfer).toHaveBeenCalledOnce());
  const [transfer] = vi.mocked(sendTransfer).mock.lastCall ?? [];
  if (!transfer?.shownFees) throw new Error('Nothing was sent');
  return { ...transfer, shownFees: transfer.shownFees };
}

describe('Max', () => {
  const bound = (level: bigint) => level * GWEI * GAS;

  test('leaves nothing: amount and fee are the whole balance, and the fee is paid in full', async () => {
    renderForm();
    fillIn();
    fireEvent.click(button('Max'));
    // Twice the base fee plus the priority fee, 22 gwei.
    expect(field('Amount').value).toBe('0.999538');
    expect(screen.getByText(texts['send.max.all'])).toBeTruthy();
    const { amount, shownFees, shownTotal, isWholeBalance } = await sent();
    expect(shownFees).toMatchObject({ gasPrice: 22n * GWEI, maxPriorityFeePerGas: 22n * GWEI });
    expect(amount + bound(22n)).toBe(parseAmount('1'));
    expect({ shownTotal, isWholeBalance }).toEqual({ shownTotal: parseAmount('1'), isWholeBalance: true });
  });

  test('follows the fee, whether the network or the user changes it, and the balance', async () => {
    const renew = renderForm();
    fillIn();
    fireEvent.click(button('Max'));
    const left = () => parseAmount('1') - parseAmount(field('Amount').value);
    expect(left()).toBe(bound(22n));
    await choose('Fast');
    expect(left()).toBe(bound(33n));
    answer = answerAt(100n * GWEI);
    renew();
    expect(left()).toBe(bound(303n));
    answer = answerAt(100n * GWEI, { balance: `${parseAmount('1') - 1n}` });
    renew();
    expect(left()).toBe(bound(303n) + 1n);
  });

  test('follows a typed price, and is not sent while that is ambiguous', async () => {
    renderForm();
    fillIn();
    fireEvent.click(button('Max'));
    await choose('Custom');
    const left = () => parseAmount('1') - parseAmount(field('Amount').value);
    type('Max fee (gwei)', '40');
    expect(left()).toBe(bound(40n));
    // 1.5 or 1500: ambiguous.
    type('Max fee (gwei)', '1,500');
    expect(button('Send').disabled).toBe(true);
    type('Max fee (gwei)', '15,5');
    expect(left()).toBe(bound(31n) / 2n);
    type('Max fee (gwei)', '50');
    const { amount, shownFees } = await sent();
    expect(shownFees).toMatchObject({ gasPrice: 50n * GWEI, maxPriorityFeePerGas: 50n * GWEI });
    expect(amount + bound(50n)).toBe(parseAmount('1'));
  });

  test('is known before the recipient', () => {
    renderForm();
    fireEvent.click(button('Max'));
    expect(field('Amount').value).toBe('0.999538');
  });

  test('ends when an amount is typed', () => {
    const renew = renderForm();
    fillIn();
    fireEvent.click(button('Max'));
    fireEvent.input(field('Amount'), { target: { value: '0.5' } });
    expect(button('Max').getAttribute('aria-pressed')).toBe('false');
    answer = answerAt(100n * GWEI);
    renew();
    expect(field('Amount').value).toBe('0.5');
  });

  test('warns that a contract may use less than the fee, which is then not paid in full', async () => {
    answer = answerAt(10n * GWEI, { toIsContract: true });
    renderForm();
    fillIn();
    fireEvent.click(button('Max'));
    expect(screen.getByText(texts['send.max.contract'])).toBeTruthy();
    expect((await sent()).shownFees.maxPriorityFeePerGas).toBe(2n * GWEI);
  });

  // Regression: a fee paid in full is not refunded, and a single node determined it where the other one was late.
  test.each([{ asked: 2, answered: 1 }, { asked: 3, answered: 1 }, undefined])(
    'does not pay the fee in full where no second node has confirmed the gas price: %j',
    async (baseFeeNodes) => {
      answer = answerAt(10n * GWEI, { baseFeeNodes });
      renderForm();
      fillIn();
      fireEvent.click(button('Max'));
      expect(screen.getByText(texts['send.max.oneNode'])).toBeTruthy();
      const { amount, shownFees } = await sent();
      expect(shownFees).toMatchObject({ gasPrice: 22n * GWEI, maxPriorityFeePerGas: 2n * GWEI });
      expect(amount + bound(22n)).toBe(parseAmount('1'));
    },
  );

  test('pays the fee in full once a second node has confirmed it, on request', () => {
    answer = answerAt(10n * GWEI, { baseFeeNodes: { asked: 2, answered: 1 } });
    const renew = renderForm();
    fillIn();
    fireEvent.click(button('Max'));
    fireEvent.click(button('Try again'));
    expect(refresh).toHaveBeenCalledOnce();
    answer = answerAt(10n * GWEI);
    renew();
    expect(screen.getByText(texts['send.max.all'])).toBeTruthy();
    expect(screen.queryByText('Try again')).toBeNull();
  });

  test('pays the fee in full where there is only one node', async () => {
    answer = answerAt(10n * GWEI, { baseFeeNodes: { asked: 1, answered: 1 } });
    renderForm();
    fillIn();
    fireEvent.click(button('Max'));
    expect(screen.getByText(texts['send.max.all'])).toBeTruthy();
    expect((await sent()).shownFees.maxPriorityFeePerGas).toBe(22n * GWEI);
  });

  test('on a chain with one price leaves nothing, whichever node reported it', () => {
    answer = gasEstimate({
      balance: `${parseAmount('1')}`,
      maxFeePerGas: undefined,
      maxPriorityFeePerGas: undefined,
      baseFeeNodes: undefined,
    });
    renderForm();
    fillIn();
    fireEvent.click(button('Max'));
    expect(screen.getByText(texts['send.max.all'])).toBeTruthy();
  });

  test('on a chain without a base fee leaves nothing, since the priority fee is the whole price', async () => {
    const tip = `${GWEI / 20n}`;
    answer = gasEstimate({
      ...{ balance: `${parseAmount('1')}`, gasPrice: tip, maxFeePerGas: tip, maxPriorityFeePerGas: tip },
      baseFeeNodes: undefined,
    });
    renderForm({ network: networkById('bsc') });
    fillIn();
    fireEvent.click(button('Max'));
    expect(screen.getByText(texts['send.max.all'])).toBeTruthy();
    expect((await sent()).amount).toBe(parseAmount('1') - (GWEI / 20n) * GAS);
  });

  test('reserves the maximum L1 data fee, and shows that some of it remains', async () => {
    answer = answerAt(10n * GWEI, { l1Fee: '5000000000000' });
    renderForm({ network: networkById('base') });
    fillIn();
    fireEvent.click(button('Max'));
    expect(field('Amount').value).toBe('0.999533');
    expect(shown('send-fee')).toBe('Network Fee: ~0.000467 ETH');
    expect(shown('send-l1-fee')).toContain('Includes up to 0.000005 ETH for Ethereum');
    expect(screen.getByText(texts['send.max.rest'])).toBeTruthy();
    const { amount, shownFees, shownTotal } = await sent();
    expect(shownFees).toMatchObject({ maxPriorityFeePerGas: 2n * GWEI, l1Fee: 5_000_000_000_000n });
    expect([amount + bound(22n) + 5_000_000_000_000n, shownTotal]).toEqual([
      parseAmount('1'),
      parseAmount('1'),
    ]);
  });

  test('assumes no gas limit: a higher one from the node reserves as much more', async () => {
    answer = answerAt(10n * GWEI, { gasLimit: '114002' });
    renderForm({ network: networkById('arbitrum') });
    fillIn();
    fireEvent.click(button('Max'));
    const { amount, shownFees } = await sent();
    expect(amount).toBe(parseAmount('1') - 22n * GWEI * 114_002n);
    expect(shownFees).toMatchObject({ gasLimit: 114_002n, maxPriorityFeePerGas: 2n * GWEI });
    expect(shown('send-l1-fee')).toBeUndefined();
  });

  test('of less than the fee is refused', () => {
    answer = answerAt(10n * GWEI, { balance: '1000' });
    renderForm({ balance: 1000n });
    fillIn();
    fireEvent.click(button('Max'));
    expect(screen.getByText(texts['send.error.insufficientFunds'])).toBeTruthy();
    expect(field('Amount').value).toBe('');
  });

  test('of a token is its whole balance, whatever the fee', async () => {
    const token = {
      symbol: 'USDT',
      contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      decimals: 6,
      balance: 1_234_567n,
    };
    renderForm({ token });
    fillIn();
    fireEvent.click(button('Max'));
    expect(field('Amount').value).toBe('1.234567');
    expect(await sent()).toMatchObject({ amount: 1_234_567n, isWholeBalance: false });
  });
});

// Regression: the password field was below the fold, and fees could only be selected behind it.
test('shows the password field beside the button, which stays disabled until it is in view, after the fee selection', async () => {
  renderForm();
  fillIn('0.25');
  const phrase = field('Recovery Phrase');
  expect(screen.getByTestId('key-field').contains(phrase)).toBe(true);
  expect(phrase.closest('[data-secret]')).not.toBeNull();
  await openFees();
  for (const radio of screen.getAllByRole('radio'))
    expect(radio.compareDocumentPosition(phrase)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('dollars', () => {
  const toMoney = () => fireEvent.click(button('In US dollars'));

  test('are sent as their equivalent in coin, which is shown', async () => {
    renderForm();
    fillIn();
    toMoney();
    type('Amount', '100.50');
    await waitFor(() => expect(shown('send-amount')).toBe('0.05025 ETH'));
    expect(screen.getByText('0.05025 ETH (1 ETH = $2,000.00)')).toBeTruthy();
    expect((await sent()).amount).toBe(parseAmount('0.05025'));
  });

  test('follow the price', async () => {
    const renew = renderForm();
    fillIn();
    toMoney();
    type('Amount', '100');
    await waitFor(() => expect(shown('send-amount')).toBe('0.05 ETH'));
    renew({ price: { usd: 4_000, isSample: false } });
    await waitFor(() => expect(shown('send-amount')).toBe('0.025 ETH'));
  });

  test('without a price of the last five minutes have no equivalent, and nothing is sent', async () => {
    const renew = renderForm();
    fillIn();
    toMoney();
    type('Amount', '100');
    await waitFor(() => expect(button('Send').disabled).toBe(false));
    renew({ price: undefined });
    await waitFor(() => expect(button('Send').disabled).toBe(true));
    expect(screen.getByText(/There is no current price/)).toBeTruthy();
    expect(shown('send-amount')).toBeUndefined();
    fireEvent.click(button('In ETH'));
    type('Amount', '0.1');
    expect(shown('send-amount')).toBe('0.1 ETH');
  });

  test.each([
    ['1,500', '“1,500” could mean 1.5 or 1500. Enter the one you mean.'],
    ['1.005', 'USD has at most 2 decimals'],
    ['ten', 'Enter a plain decimal number such as 0.25'],
    ['05', 'Enter a plain decimal number such as 0.25'],
    ['00.5', 'Enter a plain decimal number such as 0.25'],
    ['5000', 'Amount plus network fee is more than your balance'],
  ])('%s are refused at the field', async (typed, message) => {
    renderForm();
    fillIn();
    toMoney();
    type('Amount', typed);
    expect(await screen.findByText(message, { selector: 'p' })).toBeTruthy();
  });

  test('are not available for tokens, nor without a market', () => {
    const renew = renderForm({ price: undefined });
    expect(screen.queryByText('In US dollars')).toBeNull();
    const token = { symbol: 'USDT', contract: RECIPIENT, decimals: 6, balance: 1n };
    renew({ token, price: { usd: 2_000, isSample: false } });
    expect(screen.queryByText('In US dollars')).toBeNull();
  });

  test('start with the value of the coin', () => {
    renderForm();
    fillIn('0.25');
    toMoney();
    expect(field('Amount').value).toBe('500.00');
  });
});

describe('fees', () => {
  test('have a price in coin and money each, and the wait in words', async () => {
    renderForm();
    fillIn('0.25');
    expect(screen.getByTestId('fee-line').textContent).toBe(
      'Network fee about $0.92Normal · in about 36 seconds',
    );
    expect(screen.queryAllByRole('radio')).toEqual([]);
    await openFees();
    const rows = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(rows).toEqual([
      'Slowin about 2 minutesat most 0.0002835 ETH≈ $0.57',
      'Normalin about 36 secondsat most 0.000462 ETH≈ $0.92',
      'Fastin about 12 secondsat most 0.000693 ETH≈ $1.39',
      'Custom',
    ]);
    expect([shown('send-fee'), shown('send-fee-money')]).toEqual(['Network Fee: ~0.000462 ETH', '≈ $0.92']);
  });

  test('are signed as selected', async () => {
    renderForm();
    fillIn('0.25');
    await choose('Fast');
    expect((await sent()).shownFees).toMatchObject({
      gasPrice: 33n * GWEI,
      maxPriorityFeePerGas: 3n * GWEI,
    });
  });

  test('that are typed start with the usual ones, and stay when the network changes', async () => {
    const renew = renderForm();
    fillIn('0.25');
    await choose('Custom');
    expect([field('Max fee (gwei)').value, field('Priority fee (gwei)').value]).toEqual(['22', '2']);
    type('Max fee (gwei)', '15.5');
    type('Priority fee (gwei)', '1');
    answer = answerAt(12n * GWEI);
    renew();
    const { shownFees, mayWait } = await sent();
    expect(shownFees).toMatchObject({ gasPrice: 15_500_000_000n, maxPriorityFeePerGas: GWEI });
    expect(mayWait).toBe(false);
  });

  test.each([
    ['9', '1', 'send.fees.warning.cheaper'],
    ['15', '0.5', 'send.fees.warning.longer'],
    ['70', '2', 'send.fees.warning.high'],
  ] as const)('of %s and %s gwei cause a warning and are signed', async (most, tip, warning) => {
    renderForm();
    fillIn('0.25');
    await choose('Custom');
    type('Max fee (gwei)', most);
    type('Priority fee (gwei)', tip);
    expect(screen.getByText(texts[warning])).toBeTruthy();
    expect((await sent()).mayWait).toBe(warning !== 'send.fees.warning.high');
  });

  test.each([
    ['331', '2', 'send.fees.error.tooHigh'],
    ['5', '6', 'send.fees.error.tipAbove'],
    ['0', '0', 'send.fees.error.zero'],
    ['1,500', '1', 'send.fees.error.gwei'],
    ['05', '1', 'send.fees.error.gwei'],
    ['15,5,5', '1', 'send.fees.error.gwei'],
    ['1.0000000001', '1', 'send.fees.error.gwei'],
    ['-1', '0', 'send.fees.error.gwei'],
    ['', '1', 'send.fees.error.gwei'],
  ] as const)('of “%s” and “%s” gwei block', async (most, tip, stop) => {
    renderForm();
    fillIn('0.25');
    await choose('Custom');
    type('Max fee (gwei)', most);
    type('Priority fee (gwei)', tip);
    expect(screen.getByText(texts[stop])).toBeTruthy();
    expect(button('Send').disabled).toBe(true);
    expect(shown('send-total')).toBeUndefined();
  });

  test('that are typed are signed exactly or not at all: an estimate without a market blocks them', async () => {
    const renew = renderForm();
    fillIn('0.25');
    await choose('Custom');
    type('Max fee (gwei)', '15');
    type('Priority fee (gwei)', '1');
    answer = gasEstimate();
    renew();
    expect(screen.getByText(texts['send.fees.error.noMarket'])).toBeTruthy();
    expect([button('Send').disabled, shown('send-fee')]).toEqual([true, undefined]);
    answer = answerAt(12n * GWEI);
    renew();
    expect((await sent()).shownFees).toMatchObject({ gasPrice: 15n * GWEI, maxPriorityFeePerGas: GWEI });
  });

  test('that are ambiguous block without a market as well', async () => {
    const renew = renderForm();
    fillIn('0.25');
    await choose('Custom');
    type('Max fee (gwei)', '1,500');
    answer = gasEstimate();
    renew();
    expect(screen.getByText(texts['send.fees.error.gwei'])).toBeTruthy();
    expect(button('Send').disabled).toBe(true);
  });

  test.each([
    ['Slow', 13_500_000_000n],
    ['Fast', 33n * GWEI],
    // The estimate itself, which is newer.
    ['Normal', 30n * GWEI],
  ])('%s outlasts an answer without a market', async (level, gasPrice) => {
    const renew = renderForm();
    fillIn('0.25');
    await choose(level);
    answer = gasEstimate();
    renew();
    const { shownFees, mayWait } = await sent();
    expect(shownFees.gasPrice).toBe(gasPrice);
    expect(mayWait).toBe(false);
  });

  test('of one chain do not apply to another', async () => {
    const renew = renderForm();
    fillIn('0.25');
    await choose('Fast');
    answer = gasEstimate({ chainId: 137 });
    renew();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect((await sent()).shownFees.gasPrice).toBe(30n * GWEI);
  });

  const lies = { slow: `${4_000n * GWEI}`, normal: `${4_500n * GWEI}`, fast: `${5_000n * GWEI}` };
  const lyingMarket = { baseFee: `${10n * GWEI}`, nextBaseFee: `${10n * GWEI}`, tips: lies };

  test.each(['Slow', 'Normal', 'Fast'])('that no network requires are not signed: %s', async (level) => {
    answer = answerAt(10n * GWEI, { feeMarket: lyingMarket });
    renderForm();
    fillIn('0.25');
    await choose(level);
    expect(screen.getByText(texts['send.fees.error.tips'])).toBeTruthy();
    expect([button('Send').disabled, shown('send-total')]).toEqual([true, undefined]);
  });

  const free = {
    baseFee: '0',
    nextBaseFee: '0',
    tips: { slow: `${GWEI}`, normal: `${2n * GWEI}`, fast: `${3n * GWEI}` },
  };

  // Regression: BNB Smart Chain had one fee and no selection, and a typed price was compared with nothing.
  test('can be selected where the base fee is zero', async () => {
    answer = answerAt(0n, { feeMarket: free, chainId: 56 });
    renderForm({ network: networkById('bsc') });
    fillIn('0.25');
    await choose('Custom');
    type('Max fee (gwei)', '4500');
    type('Priority fee (gwei)', '4500');
    expect(screen.getByText(texts['send.fees.error.tooHigh'])).toBeTruthy();
    await choose('Fast');
    const paid = { gasPrice: 3n * GWEI, maxPriorityFeePerGas: 3n * GWEI };
    expect((await sent()).shownFees).toMatchObject(paid);
  });

  test('that no transfer costs on this network are not signed, though others have higher ones', async () => {
    answer = answerAt(0n, {
      feeMarket: { ...free, tips: { ...free.tips, fast: `${21n * GWEI}` } },
      chainId: 56,
    });
    renderForm({ network: networkById('bsc') });
    fillIn('0.25');
    await choose('Fast');
    expect(screen.getByText(texts['send.fees.error.tips'])).toBeTruthy();
    expect(button('Send').disabled).toBe(true);
  });

  test('beside a lying node are typed by the sender, and start empty', async () => {
    answer = answerAt(10n * GWEI, { feeMarket: lyingMarket });
    renderForm();
    fillIn('0.25');
    await choose('Custom');
    expect(field('Max fee (gwei)').value).toBe('');
    type('Max fee (gwei)', '4500');
    type('Priority fee (gwei)', '4500');
    expect(screen.getByText(texts['send.fees.error.tooHigh'])).toBeTruthy();
    type('Max fee (gwei)', '22');
    type('Priority fee (gwei)', '2');
    expect((await sent()).shownFees).toMatchObject({ gasPrice: 22n * GWEI, maxPriorityFeePerGas: 2n * GWEI });
  });

  test('are not signed where the only estimate has an implausible priority fee', () => {
    answer = gasEstimate({
      maxFeePerGas: `${5_020n * GWEI}`,
      maxPriorityFeePerGas: `${5_000n * GWEI}`,
    });
    renderForm();
    fillIn('0.25');
    expect(screen.getByText(texts['send.fees.error.tips'])).toBeTruthy();
    expect(button('Send').disabled).toBe(true);
  });

  test('cannot be selected where no node reports a market', async () => {
    answer = gasEstimate();
    renderForm();
    fillIn('0.25');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect((await sent()).shownFees.gasPrice).toBe(30n * GWEI);
  });
});

test('a renamed coin shows its new name, and a token none', () => {
  const renamedText = 'MATIC has been called POL since 2024.';
  const renew = renderForm({ network: networkById('polygon') });
  expect(screen.getByText(renamedText)).toBeTruthy();
  renew({
    network: networkById('polygon'),
    token: { symbol: 'USDC', contract: RECIPIENT, decimals: 6, balance: 1n },
  });
  expect(screen.queryByText(renamedText)).toBeNull();
});

describe('the summary', () => {
  test("has every digit of the recipient in groups of four, and the address's picture", () => {
    renderForm();
    fillIn('0.25');
    const groups = [...screen.getByTestId('send-recipient').children].map(({ textContent }) => textContent);
    expect(groups.join(' ')).toBe('0xfB69 1609 5ca1 df60 bB79 Ce92 cE3E a74c 37c5 d359');
    const picture = () => screen.getByTestId('send-summary').querySelector('img')?.src;
    const first = picture();
    expect(first).toMatch(/^data:image\/svg/);
    type('Recipient Address', junk.secondAddress);
    expect(picture()).not.toBe(first);
  });

  test('names a contact and the own account', () => {
    const contacts = [{ name: 'Ada', address: RECIPIENT.toLowerCase(), network: 'ethereum' }];
    renderForm({ contacts });
    fillIn('0.25');
    expect(shown('send-recipient-name')).toBe('Ada');
    type('Recipient Address', junk.sender.address);
    expect(shown('send-recipient-name')).toBe('Your own account');
    type('Recipient Address', junk.secondAddress);
    expect(shown('send-recipient-name')).toBeUndefined();
  });

  test('shows amount, fee and total in coin and money, network and account', () => {
    renderForm();
    fillIn('0.25');
    const texts = ['amount', 'fee', 'total'].flatMap((what) => [
      shown(`send-${what}`),
      shown(`send-${what}-money`),
    ]);
    expect(texts).toEqual([
      '0.25 ETH',
      '≈ $500.00',
      'Network Fee: ~0.000462 ETH',
      '≈ $0.92',
      '0.250462 ETH',
      '≈ $500.92',
    ]);
    const summary = screen.getByTestId('send-summary').textContent;
    expect(summary).toContain('From 0xf39Fd6e5…fFb92266');
    expect(summary).toContain('Ethereum Mainnet');
  });
});

import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { Call } from '@everything-wallet/core/calls/Call';
import type { SwapCall } from '@everything-wallet/core/calls/types/SwapCall';
import type { QuotedSwap } from '@everything-wallet/core/swaps/swapTransaction';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallRequest, ReviewCallsProps } from '../../../lib/calls/CallRequest.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { findStepRecord } from '../api/findStepRecord.ts';
import { isRecorded } from '../api/isRecorded.ts';
import { listenToRecord } from '../../../lib/calls/listenToRecord.ts';
import { sentMeanwhile } from '../sequence/sentMeanwhile.ts';
import { swapSequences } from '../sequence/swapSequences.ts';
import {
  account,
  COUNTERFEIT,
  DAI,
  network,
  quoted,
  serveExchange,
  SERVER_TIME,
  STRANGER,
  USDC,
  V2_ROUTER,
  V3_ROUTER,
  WETH,
  type FakeExchange,
} from '../../../lib/calls/testing/fakeExchange.ts';
import { LiveSwap } from './LiveSwap.tsx';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../../../lib/calls/listenToRecord.ts', () => ({ listenToRecord: vi.fn() }));
vi.mock('../api/findStepRecord.ts', () => ({ findStepRecord: vi.fn() }));
vi.mock('../api/isRecorded.ts', () => ({ isRecorded: vi.fn() }));
setUpComponentTests();

const sender = { address: account, derivationIndex: 0 };
const HASH = `0x${'ab'.repeat(32)}`;

/** Latest props of the dialog, and its callbacks. */
let dialog: ReviewCallsProps | undefined;
function ReviewCalls(props: ReviewCallsProps) {
  // Synchronous: a test may read the dialog before other effects have run.
  useLayoutEffect(() => {
    dialog = props;
  });
  return <div role="dialog">Review</div>;
}

/** Records by hash. */
const records = new Map<string, Partial<TransactionRecord>>();
const listeners = new Set<() => void>();

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  dialog = undefined;
  records.clear();
  vi.mocked(findStepRecord).mockResolvedValue(undefined);
  vi.mocked(isRecorded).mockResolvedValue(false);
  vi.mocked(listenToRecord).mockImplementation((id) => (onData) => {
    const notify = () => onData(records.get(id.split('_')[2] ?? '') as TransactionRecord | undefined);
    listeners.add(notify);
    notify();
    return () => void listeners.delete(notify);
  });
});
afterEach(() => {
  fakeServer.reset();
  swapSequences.forget('alice');
});

function record(hash: string, changes: Partial<TransactionRecord>) {
  records.set(hash, changes);
  act(() => {
    for (const notify of listeners) notify();
  });
}

function open(exchange: FakeExchange = {}, props: Partial<Parameters<typeof LiveSwap>[0]> = {}) {
  serveExchange(exchange);
  return render(
    <MemoryRouter>
      <LiveSwap
        userId="alice"
        network={network}
        sender={sender}
        others={[]}
        storedDecimals={new Map()}
        ReviewCalls={ReviewCalls}
        onNoExchange={() => undefined}
        {...props}
      />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const amount = async () => screen.findByLabelText('Amount');
const output = () => screen.getByLabelText<HTMLInputElement>('You receive (estimated)').value;
const term = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const swapButton = () => screen.getByRole('button', { name: 'Swap' });
const isDisabled = () => swapButton().hasAttribute('disabled');

/** Opens the line with slippage, fee and route. */
const openDetails = async () =>
  user.click(await screen.findByRole('button', { name: /^Slippage, fee and route/ }));

async function choose(side: 'From' | 'To', symbol: RegExp | string) {
  await user.click(await screen.findByRole('combobox', { name: `${side} token` }));
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: symbol }));
}

async function enter(text: string) {
  await user.clear(await amount());
  await user.type(await amount(), text);
}

/** Types an amount, and presses the button once there is a quote. */
async function press(text = '1', name = 'Swap') {
  await enter(text);
  await waitFor(() => expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(false));
  await user.click(screen.getByRole('button', { name }));
}

/** Returns the call the dialog shows. */
async function reviewed(): Promise<{ call: Call; request: CallRequest }> {
  await screen.findByRole('dialog');
  const [request] = dialog?.requests ?? [];
  if (!request) throw new TypeError('Nothing is reviewed');
  const { to, value, data, facts } = request;
  return { call: decodeCall({ chainId: 1, to, value, data }, facts), request };
}

function swapIn(call: Call): SwapCall {
  const swap = call.kind === 'multicall' ? call.calls.find(({ kind }) => kind === 'swap') : call;
  if (swap?.kind !== 'swap') throw new TypeError('There is no swap');
  return swap;
}

function send(hash: string) {
  const [request] = dialog?.requests ?? [];
  if (!request) throw new TypeError('Nothing is reviewed');
  act(() => dialog?.onSent(hash, request));
  act(() => dialog?.onClose());
}

describe('the terms', () => {
  test('are those of the quote, in the required order', async () => {
    open();
    await enter('1');
    await waitFor(() => expect(output()).toBe('3,000'));
    const terms = () =>
      screen
        .getAllByRole('term')
        .filter((one) => !one.closest('aside'))
        .map(({ textContent }) => textContent);
    expect(terms()).toEqual(['Rate', 'Price impact', 'Minimum received']);
    // The folded line has the slippage and the fee.
    expect(
      await screen.findByRole('button', { name: /^Slippage, fee and route.*0\.5% · ≈ \$0\.45$/ }),
    ).toBeTruthy();
    await openDetails();
    expect(terms()).toEqual([
      'Rate',
      'Price impact',
      'Minimum received',
      'Slippage tolerance',
      'Network fee',
      'Route',
      'Quote',
    ]);
    expect(term('Rate')).toBe('1 ETH = 3000.000000 USDC');
    expect(term('Slippage tolerance')).toBe('0.5%');
    expect(term('Minimum received')).toBe('2,985 USDC');
    expect(term('Price impact')).toBe('0.05%');
    expect(term('Route')).toBe('ETH → USDC · Uniswap v3, 0.05%');
    // 150,000 of gas at 1 gwei.
    await waitFor(() => expect(term('Network fee')).toBe('≈ 0.00015 ETH (≈ $0.45)'));
    expect(screen.getByText('Balance: 5 ETH')).toBeTruthy();
    expect(screen.queryByText('Demo')).toBeNull();
  });

  test('have values on both sides, a sentence with the minimum, and a rate that turns round', async () => {
    open({ tokenUsd: 1 });
    await enter('1');
    await waitFor(() => expect(isDisabled()).toBe(false));
    const side = (name: string) => within(screen.getByRole('group', { name }));
    expect(await side('From').findByText('≈ $3,000.00')).toBeTruthy();
    expect(await side('To').findByText('≈ $3,000.00')).toBeTruthy();
    expect(screen.getByText('You swap 1 ETH ($3,000.00) for at least 2,985 USDC ($2,985.00).')).toBeTruthy();
    expect(screen.getByText('Your swap hardly moves the price.')).toBeTruthy();
    expect(screen.queryByText(/no current market price/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 ETH = 3000.000000 USDC' }));
    expect(term('Rate')).toBe('1 USDC = 0.000333 ETH');
  });

  test('have no values without a market price', async () => {
    open({ tokenUsd: null });
    await enter('1');
    await waitFor(() => expect(isDisabled()).toBe(false));
    expect(await screen.findByText('≈ $3,000.00')).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'To' })).queryByText(/^≈/)).toBeNull();
    expect(screen.getByText('You swap 1 ETH for at least 2,985 USDC.')).toBeTruthy();
    expect(screen.getByText(/no current market price to compare with/)).toBeTruthy();
  });

  test('follow the selected slippage, and warn of too much and too little', async () => {
    open();
    await enter('1');
    await waitFor(() => expect(term('Minimum received')).toBe('2,985 USDC'));
    await openDetails();
    await user.click(screen.getByRole('button', { name: 'Change slippage' }));
    await user.click(screen.getByRole('button', { name: '1%' }));
    expect(term('Minimum received')).toBe('2,970 USDC');
    const own = screen.getByLabelText('Custom slippage (%)');
    await user.type(own, '50');
    expect(term('Minimum received')).toBe('1,500 USDC');
    expect(screen.getByText(/You could lose up to 50% of what you pay/)).toBeTruthy();
    // Regression: the warning disappeared with the panel, and the old value stayed after the field was emptied.
    await user.click(screen.getByRole('button', { name: 'Change slippage' }));
    expect(screen.getByText(/You could lose up to 50% of what you pay/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change slippage' }));
    const own2 = screen.getByLabelText('Custom slippage (%)');
    await user.clear(own2);
    expect(term('Slippage tolerance')).toBe('0.5%');
    await user.type(own2, 'x');
    await user.click(screen.getByRole('button', { name: 'Change slippage' }));
    await user.click(screen.getByRole('button', { name: 'Change slippage' }));
    expect(isDisabled()).toBe(true);
    await user.click(screen.getByRole('button', { name: '0.5%' }));
    expect(term('Slippage tolerance')).toBe('0.5%');
    expect(isDisabled()).toBe(false);
  });

  test('warn of too little slippage, and refuse more than half', async () => {
    open();
    await enter('1');
    await openDetails();
    await user.click(screen.getByRole('button', { name: 'Change slippage' }));
    const own = screen.getByLabelText('Custom slippage (%)');
    await user.type(own, '0.01');
    expect(screen.getByText(/the swap may fail/)).toBeTruthy();
    await user.clear(own);
    await user.type(own, '51');
    expect(screen.getByText('Enter a number from 0 to 50, with at most two decimals')).toBeTruthy();
    expect(isDisabled()).toBe(true);
  });

  // Regression: half of the amount could be lost without any warning to accept; nor did a stored swap show one.
  test.each([
    ['1', []],
    ['1.01', [expect.stringContaining('A slippage of 1.01%')]],
    ['50', [expect.stringContaining('up to 50%')]],
  ])('at a slippage of %s percent', async (typed, notices) => {
    open();
    await enter('1');
    await openDetails();
    await user.click(screen.getByRole('button', { name: 'Change slippage' }));
    await user.type(screen.getByLabelText('Custom slippage (%)'), typed);
    await user.click(screen.getByRole('button', { name: 'Change slippage' }));
    await press();
    expect((await reviewed()).request.notices).toEqual(notices);
    send(HASH);
    record(HASH, { status: 'failed', failure_reason: 'reverted' });
    expect(await screen.findByText(`on Ethereum Mainnet · slippage ${typed}%`)).toBeTruthy();
    dialog = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await reviewed()).request.notices).toEqual(notices);
  });

  test.each([
    [300, undefined],
    [301, /moves the price 3.01%/],
    [1_001, /lose 10.01%/],
  ])('with a price impact of %i basis points', async (priceImpactBps, text) => {
    open({ quote: () => ({ ...quoted, priceImpactBps }) });
    await press();
    const { request } = await reviewed();
    if (text) {
      expect(request.notices).toEqual([expect.stringMatching(text)]);
      expect(screen.getByText(text)).toBeTruthy();
    } else expect(request.notices).toEqual([]);
  });

  test.each([
    [0.95, 'worth 5% less'],
    [0.5, 'worth 50% less'],
    [0.96, undefined],
    [1.2, undefined],
  ])('at a market price of %d dollars', async (tokenUsd, text) => {
    open({ tokenUsd });
    await press();
    const { request } = await reviewed();
    expect(request.notices).toEqual(text === undefined ? [] : [expect.stringContaining(text)]);
  });

  test.each([
    ['a listed token without a market price', USDC, null],
    // Anyone can raise such a price.
    ['an unlisted token with one', STRANGER, 1],
  ])('of %s, which must be accepted', async (_, buy, tokenUsd) => {
    const route = { exchange: 'v3' as const, path: [WETH, buy], fees: [500] };
    open({ tokenUsd, quote: () => ({ ...quoted, buy, route }) });
    if (buy === STRANGER) {
      await choose('To', /Another token/);
      await user.type(screen.getByLabelText('Contract address'), STRANGER.toLowerCase());
      await user.click(screen.getByRole('button', { name: 'Use this token' }));
    }
    await press();
    expect((await reviewed()).request.notices).toEqual([expect.stringMatching(/no current market price/)]);
  });

  test('show that only one node gave the price, which must be accepted', async () => {
    open({ quote: () => ({ ...quoted, agreement: 'unconfirmed' }) });
    await press();
    expect((await reviewed()).request.notices).toEqual([expect.stringMatching(/Only one node/)]);
  });

  test.each([
    ['noRoute', 'There is no route from ETH to USDC'],
    ['takesFee', 'charges a fee on every transfer'],
    ['disputed', 'disagree about the price'],
    ['stale', 'minutes behind'],
    ['unavailable', 'No node of Ethereum Mainnet'],
  ] as const)('are missing where the answer is %s, with a reason', async (reason, text) => {
    open({ quote: () => ({ status: 'none', reason }) });
    await enter('1');
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
    expect(output()).toBe('');
    expect(isDisabled()).toBe(reason !== 'noRoute');
  });

  test('a pair without an exchange announces swapping, as required', async () => {
    open({ quote: () => ({ status: 'none', reason: 'noRoute' }) });
    await press();
    expect(await screen.findByText('Swap functionality coming soon')).toBeTruthy();
    expect(dialog).toBeUndefined();
  });

  test('reports a network without contracts to its parent', async () => {
    const onNoExchange = vi.fn();
    open({ quote: () => ({ status: 'none', reason: 'noExchange' }) }, { onNoExchange });
    await enter('1');
    await waitFor(() => expect(onNoExchange).toHaveBeenCalled());
  });

  // Regression: the dialog closed in the middle of a phrase, or of signing.
  test('reports a network without contracts only after the review', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const onNoExchange = vi.fn();
    let isThere = true;
    open(
      { quote: () => (isThere ? quoted : { status: 'none', reason: 'noExchange' as const }) },
      { onNoExchange },
    );
    await press();
    await reviewed();
    isThere = false;
    await act(() => vi.advanceTimersByTimeAsync(12_100));
    expect(onNoExchange).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => dialog?.onClose());
    await act(() => vi.advanceTimersByTimeAsync(12_100));
    await waitFor(() => expect(onNoExchange).toHaveBeenCalled());
  });

  test('refuses a v3 route whose tokens were not seen to arrive in full', async () => {
    open({ quote: () => ({ ...quoted, arrivesWhole: false }) });
    await enter('1');
    expect(await screen.findByText(/does not enforce the minimum received/)).toBeTruthy();
    expect(isDisabled()).toBe(true);
  });

  test("refuses a router that is not the network's", async () => {
    open({ quote: () => ({ ...quoted, router: STRANGER }) });
    await enter('1');
    expect(await screen.findByText(/not this network’s exchange/)).toBeTruthy();
    expect(isDisabled()).toBe(true);
  });
});

describe('the quote', () => {
  const quoteCount = () =>
    fakeServer.asked('refreshWallet').filter((input) => (input as { swapQuote?: unknown }).swapQuote).length;

  test('is renewed every 12 seconds while the page is visible, and not in a hidden tab', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const isSeen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    open();
    await enter('1');
    await waitFor(() => expect(quoteCount()).toBe(1));
    await openDetails();
    await waitFor(() => expect(term('Quote')).toMatch(/^refreshes in \d+ s$/));
    await act(() => vi.advanceTimersByTimeAsync(12_100));
    expect(quoteCount()).toBe(2);
    isSeen.mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(quoteCount()).toBe(2);
    isSeen.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(quoteCount()).toBe(3));
  });

  // Regression: the form's quotes behind the dialog used up the units that the dialog needs.
  test('is not renewed behind the dialog, stays on the screen, and is renewed at once when the dialog closes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    open();
    await press();
    await reviewed();
    const before = quoteCount();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(quoteCount()).toBe(before);
    expect(output()).toBe('3,000');
    act(() => dialog?.onClose());
    await waitFor(() => expect(quoteCount()).toBe(before + 1));
  });

  // Regression: 'There is no price right now', and it was still requested every 12 s.
  test('that hits a rate limit shows when it is requested again, and waits until then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    let refused: number | undefined = 59;
    open({ refusedSeconds: () => refused });
    await enter('1');
    expect(await screen.findByText(/Too many requests.* again in (59|[345]\d) s\.$/)).toBeTruthy();
    expect(isDisabled()).toBe(true);
    refused = undefined;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    // Real time passes as well: a busy machine has some seconds less.
    expect(screen.getByText(/again in [1-4]?\d s\.$/)).toBeTruthy();
    expect(quoteCount()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(45_000));
    await waitFor(() => expect(output()).toBe('3,000'));
    expect(screen.queryByText(/Too many requests/)).toBeNull();
  });

  test('that hits a rate limit when a swap continues shows when to continue', async () => {
    const limit: { seconds?: number } = {};
    open({ refusedSeconds: () => limit.seconds });
    await press();
    await reviewed();
    send(HASH);
    record(HASH, { status: 'failed', failure_reason: 'reverted' });
    limit.seconds = 25;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Too many requests.*Continue in 25 s\.$/)).toBeTruthy();
  });

  test('of another amount is never shown for this one', async () => {
    open({
      quote: ({ amount: units }) => ({ ...quoted, amountOut: (BigInt(units) / 10n ** 9n).toString() }),
    });
    await enter('1');
    await waitFor(() => expect(output()).toBe('1,000'));
    await user.type(await amount(), '0');
    expect(output()).toBe('');
    await waitFor(() => expect(output()).toBe('10,000'));
  });
});

describe('the amount', () => {
  test.each(['', '0', '-2'])('%o is refused on Enter', async (typed) => {
    open();
    await user.type(await amount(), `${typed}{Enter}`);
    expect(await screen.findByText('Please enter an amount')).toBeTruthy();
    expect(isDisabled()).toBe(true);
  });

  test('shows that it exceeds the balance, or that coin for the fee is missing', async () => {
    open({ balances: { coin: (10n ** 14n).toString() } });
    await enter('1');
    expect(await screen.findByText('You have 0.0001 ETH and want to swap 1.')).toBeTruthy();
    expect(isDisabled()).toBe(true);
    await choose('From', 'WETH');
    // At 2 gwei an approval of 80,000 gas; at 1 gwei another one, and 150,000 for the swap.
    expect(await screen.findByText(/You pay the network fees in ETH: leave about 0.00039 ETH/)).toBeTruthy();
    expect(isDisabled()).toBe(true);
  });

  // Regression: the maximum fee of all steps was required beforehand, although the balance covered each of them.
  test('of a token requires coin for the next signature at its maximum, and for the others at the current gas price', async () => {
    open({ balances: { coin: (39n * 10n ** 13n).toString() } });
    await choose('From', 'WETH');
    await enter('1');
    await waitFor(() => expect(isDisabled()).toBe(false));
    expect(screen.queryByText(/You pay the network fees/)).toBeNull();
  });

  test('Max reserves the fee of a coin, and uses the full balance of a token', async () => {
    open();
    await amount();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Max' }).hasAttribute('disabled')).toBe(false),
    );
    await user.click(screen.getByRole('button', { name: 'Max' }));
    // Reserves 400,000 gas at 2 gwei, plus half.
    expect(await amount()).toHaveProperty('value', '4.9988');
    await choose('From', 'DAI');
    await user.click(screen.getByRole('button', { name: 'Max' }));
    expect(await amount()).toHaveProperty('value', '5');
  });

  test('of a watch-only account cannot be swapped', async () => {
    open({}, { sender: { address: account, derivationIndex: null } });
    await enter('1');
    expect(await screen.findByText(/watch-only/)).toBeTruthy();
    expect(isDisabled()).toBe(true);
  });
});

describe('the tokens', () => {
  test('are the coin, the wrapped coin, the dollar tokens, and a typed one, by its contract and with a warning', async () => {
    open();
    await user.click(await screen.findByRole('combobox', { name: 'To token' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'ETH',
      'WETH',
      'USDC',
      'USDT',
      'DAI',
      'Another token, by contract address…',
    ]);
    await user.click(screen.getByRole('option', { name: /Another token/ }));
    await user.type(screen.getByLabelText('Contract address'), STRANGER.toLowerCase());
    await user.click(screen.getByRole('button', { name: 'Use this token' }));
    expect(await screen.findByText(/\u2068“USDC”\u2069 \(0x1f98.*is unlisted/)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'To token' }).textContent).toMatch(/“USDC”\u2069 \(0x1f98/);
  });

  // Regression: the coin replaced an unknown token, with the amount typed for that token.
  test('an unknown one is not replaced by the coin: there is no quote, and the button is disabled', async () => {
    open();
    await enter('1');
    await waitFor(() => expect(isDisabled()).toBe(false));
    const unknownToken = '0x00000000000000000000000000000000000000ab';
    await choose('From', /Another token/);
    await user.type(screen.getByLabelText('Contract address'), unknownToken);
    const before = fakeServer.asked('refreshWallet').length;
    await user.click(screen.getByRole('button', { name: 'Use this token' }));
    expect(await screen.findByText(/There is no token at 0x00000000…000000ab/)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'From token' }).textContent).toBe('0x00000000…000000ab');
    await user.type(await amount(), '0{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isDisabled()).toBe(true);
    expect(output()).toBe('');
    expect(dialog).toBeUndefined();
    expect(fakeServer.asked('refreshWallet').slice(before)).not.toContainEqual(
      expect.objectContaining({ swapQuote: expect.anything() as unknown }),
    );
  });

  test('a buy token that becomes unknown is not replaced by another', async () => {
    open();
    await choose('To', /Another token/);
    await user.type(screen.getByLabelText('Contract address'), '0x00000000000000000000000000000000000000ab');
    await user.click(screen.getByRole('button', { name: 'Use this token' }));
    expect(await screen.findByText(/There is no token/)).toBeTruthy();
    await enter('1');
    expect(isDisabled()).toBe(true);
    expect(output()).toBe('');
  });

  test('a selected one stays selected when the home no longer lists it as held', async () => {
    serveExchange();
    const drawn = (others: readonly string[]) => (
      <MemoryRouter>
        <LiveSwap
          userId="alice"
          network={network}
          sender={sender}
          others={others}
          storedDecimals={new Map()}
          ReviewCalls={ReviewCalls}
          onNoExchange={() => undefined}
        />
      </MemoryRouter>
    );
    const { rerender } = render(drawn([STRANGER]), { wrapper: AppShell });
    await choose('From', /0x1f98/);
    await enter('0.5');
    rerender(drawn([]));
    expect(screen.getByRole('combobox', { name: 'From token' }).textContent).toMatch(/0x1f98/);
    await waitFor(() => expect(output()).toBe('3,000'));
    expect(fakeServer.asked('refreshWallet')).toContainEqual(
      expect.objectContaining({
        swapQuote: expect.objectContaining({
          sell: STRANGER,
          amount: (5n * 10n ** 17n).toString(),
        }) as unknown,
      }),
    );
  });

  // Regression: the home hides its amount, and here 1,000 could be what was 1 when it was added. Regression: a counterfeit was in the list
  // without the mark it has elsewhere.
  test('that copies the name of a known one is marked in the list and when selected', async () => {
    open({}, { others: [COUNTERFEIT] });
    await user.click(await screen.findByRole('combobox', { name: 'From token' }));
    const options = () => within(screen.getByRole('listbox')).getAllByRole('option', { name: /USDC/ });
    await waitFor(
      () =>
        expect(options().map(({ textContent }) => textContent.includes('Not the known USDC'))).toEqual([
          false,
          true,
        ]),
      { timeout: 15_000 },
    );
    const [, counterfeit] = options();
    if (!counterfeit) expect.unreachable();
    await user.click(counterfeit);
    expect(screen.getByRole('combobox', { name: 'From token' }).textContent).toContain('Not the known USDC');
  }, 30_000);

  test('one whose decimals differ from when it was added is left out, with the reason', async () => {
    const others = [STRANGER];
    const storedDecimals = new Map([[STRANGER.toLowerCase(), 6]]);
    const first = open({}, { others, storedDecimals });
    expect(
      await screen.findByText(/“USDC”\u2069 \(0x1f98.* reports different decimals than when you/),
    ).toBeTruthy();
    await user.click(await screen.findByRole('combobox', { name: 'To token' }));
    expect(screen.queryByRole('option', { name: /0x1f98/ })).toBeNull();
    first.unmount();
    open({}, { others, storedDecimals: new Map([[STRANGER.toLowerCase(), 18]]) });
    await user.click(await screen.findByRole('combobox', { name: 'To token' }));
    expect(screen.getByRole('option', { name: /0x1f98/ })).toBeTruthy();
    expect(screen.queryByText(/different decimals/)).toBeNull();
  });

  test('a typed one with different decimals is left out as well', async () => {
    open({}, { storedDecimals: new Map([[STRANGER.toLowerCase(), 6]]) });
    await enter('1');
    await choose('From', /Another token/);
    await user.type(screen.getByLabelText('Contract address'), STRANGER);
    await user.click(screen.getByRole('button', { name: 'Use this token' }));
    expect(await screen.findByText(/reports different decimals/)).toBeTruthy();
    expect(screen.queryByText(/There is no token/)).toBeNull();
    expect(isDisabled()).toBe(true);
    expect(output()).toBe('');
  });

  test('typing the contract of the other side swaps the sides', async () => {
    open();
    await choose('From', /Another token/);
    await user.type(screen.getByLabelText('Contract address'), USDC);
    await user.click(screen.getByRole('button', { name: 'Use this token' }));
    expect(screen.getByRole('combobox', { name: 'From token' }).textContent).toMatch(/USDC/);
    expect(screen.getByRole('combobox', { name: 'To token' }).textContent).toMatch(/ETH/);
  });
});

describe('a swap of coin', () => {
  test('is signed with the minimum shown, for the account, by the configured router', async () => {
    open();
    await press();
    const { call, request } = await reviewed();
    expect(request).toMatchObject({ to: V3_ROUTER, value: 10n ** 18n, isKnownContract: true, sender });
    expect(call).toMatchObject({ deadline: BigInt(SERVER_TIME / 1_000) + 300n });
    expect(swapIn(call)).toMatchObject({
      amountIn: 10n ** 18n,
      amountOut: 2_985_000_000n,
      recipient: { address: account },
    });
  });

  test('is stored until dismissed, and shows the amount received', async () => {
    const { unmount } = open();
    await press();
    await reviewed();
    send(HASH);
    expect(await amount()).toHaveProperty('value', '');
    record(HASH, { status: 'pending' });
    expect(await screen.findByText('The swap is pending.')).toBeTruthy();
    unmount();
    const again = open();
    expect(await screen.findByText('The swap is pending.')).toBeTruthy();
    const came = [{ kind: 'erc20' as const, contract_address: USDC, units: '2990000000' }];
    record(HASH, { status: 'completed', came });
    const done = await screen.findByText('Swapped: −1 ETH, +2,990 USDC');
    expect(await amount()).toHaveProperty('value', '');
    const isBelow = (element: Element, other: Element) =>
      Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    // The user waited for it; at the next visit it is below the form.
    expect(isBelow(done, swapButton())).toBe(false);
    again.unmount();
    open();
    await amount();
    expect(isBelow(await screen.findByText('Swapped: −1 ETH, +2,990 USDC'), swapButton())).toBe(true);
    expect(screen.getByRole('link', { name: 'Show in history' }).getAttribute('href')).toBe(
      `/transaction/alice_1_${HASH}`,
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(swapSequences.ofUser('alice')).toEqual([]);
  });

  test('that fails shows that only the fee was paid, and can be retried with a new quote', async () => {
    let amountOut = '3000000000';
    open({ quote: () => ({ ...quoted, amountOut }) });
    await press();
    await reviewed();
    send(HASH);
    record(HASH, { status: 'failed', failure_reason: 'reverted' });
    expect(await screen.findByText(/Nothing was swapped; you paid only the fee/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Revoke approval' })).toBeNull();
    amountOut = '2900000000';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(swapIn((await reviewed()).call)).toMatchObject({ amountOut: 2_885_500_000n });
  });

  test('that was sped up is its replacement, and is not suggested again', async () => {
    open();
    await press();
    await reviewed();
    send(HASH);
    const faster = `0x${'12'.repeat(32)}`;
    records.set(faster, {
      status: 'completed',
      replaces: HASH,
      amount: '1',
      from_address: account,
      to_address: V3_ROUTER,
    });
    record(HASH, { status: 'failed', failure_reason: 'replaced', replaced_by: faster });
    expect(await screen.findByText(/^Swapped: −1 ETH/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('that was cancelled shows so, and can be started again', async () => {
    open();
    await press();
    await reviewed();
    send(HASH);
    const instead = `0x${'12'.repeat(32)}`;
    records.set(instead, {
      status: 'completed',
      replaces: HASH,
      amount: '0',
      from_address: account,
      to_address: account,
    });
    record(HASH, { status: 'failed', failure_reason: 'replaced', replaced_by: instead });
    expect(await screen.findByText('This step was cancelled.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  // Regression: two tabs with the same card could both have signed it, one after the other.
  test('that another tab has continued is not signed by this one', async () => {
    open();
    await press();
    await reviewed();
    send(HASH);
    record(HASH, { status: 'failed', failure_reason: 'reverted' });
    const button = await screen.findByRole('button', { name: 'Try again' });
    dialog = undefined;
    // The other tab has written, and this one has not rendered it yet.
    const [stored] = swapSequences.ofUser('alice');
    if (!stored?.step) throw new TypeError('Nothing is stored');
    const later = { ...stored, step: { ...stored.step, tx_hash: `0x${'34'.repeat(32)}` } };
    window.localStorage.setItem('swapJourneys.alice', JSON.stringify([later]));
    const quoteCount = fakeServer.asked('refreshWallet').length;
    await user.click(button);
    expect(dialog).toBeUndefined();
    expect(fakeServer.asked('refreshWallet').length).toBe(quoteCount);
  });

  test('that is reviewed and closed stores nothing', async () => {
    open();
    await press();
    await reviewed();
    expect(swapSequences.ofUser('alice')).toHaveLength(1);
    // It is not shown as interrupted during the review.
    expect(screen.queryByText(/was interrupted/)).toBeNull();
    act(() => dialog?.onClose());
    await waitFor(() => expect(swapSequences.ofUser('alice')).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await amount()).toHaveProperty('value', '1');
  });

  test('that was signed when the page was left is known by its hash', async () => {
    const { unmount } = open();
    await press();
    const { request } = await reviewed();
    expect(request.msSinceQuoted?.()).toBeLessThan(60_000);
    act(() => dialog?.onSigned?.(HASH, request));
    unmount();
    open();
    expect(await screen.findByText(/The status of this step is not known yet/)).toBeTruthy();
    // The server has no record of it: it is searched once more, and then reviewed with a new quote.
    dialog = undefined;
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(swapIn((await reviewed()).call)).toMatchObject({ amountIn: 10n ** 18n });
    expect(findStepRecord).toHaveBeenCalledOnce();
  });

  // Regression: the very first swap was forgotten, signed or not.
  test('that was signed and left without a record has its hash stored', async () => {
    open();
    await press();
    const { request } = await reviewed();
    act(() => dialog?.onSigned?.(HASH, request));
    act(() => dialog?.onClose());
    expect(await screen.findByText(/The status of this step is not known yet/)).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(false),
    );
    expect(swapSequences.ofUser('alice')).toMatchObject([{ step: { name: 'swap', tx_hash: HASH } }]);
  });

  test('that was signed is searched by its hash, and is not signed again where it is recorded', async () => {
    const { unmount } = open();
    await press();
    const { request } = await reviewed();
    act(() => dialog?.onSigned?.(HASH, request));
    unmount();
    open();
    dialog = undefined;
    vi.mocked(isRecorded).mockResolvedValue(true);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(isRecorded).toHaveBeenCalledWith(`alice_1_${HASH}`));
    record(HASH, { status: 'pending' });
    expect(await screen.findByText('The swap is pending.')).toBeTruthy();
    expect(dialog).toBeUndefined();
  });

  // Regression: the press erased the hash that the other tab had stored.
  test('whose hash another tab has stored retains it while that tab signs', async () => {
    const { unmount } = open();
    await press();
    const { request } = await reviewed();
    act(() => dialog?.onSigned?.(HASH, request));
    unmount();
    const locks = {
      request: (_name: string, _options: unknown, work: (lock: null) => unknown) => work(null),
    };
    Object.defineProperty(window.navigator, 'locks', { configurable: true, value: locks });
    open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/Another tab is signing/)).toBeTruthy();
    Reflect.deleteProperty(window.navigator, 'locks');
    expect(swapSequences.ofUser('alice')).toMatchObject([{ step: { tx_hash: HASH } }]);
  });

  test('that is left while it is prepared stores nothing', async () => {
    let answer: (() => void) | undefined;
    vi.mocked(findStepRecord).mockImplementation(
      () => new Promise((resolve) => (answer = () => resolve(undefined))),
    );
    let amountOut = '3000000000';
    const { unmount } = open({ quote: () => ({ ...quoted, amountOut }) });
    await press();
    await reviewed();
    send(HASH);
    record(HASH, { status: 'failed', failure_reason: 'reverted' });
    const stored = swapSequences.ofUser('alice');
    const [sequence] = stored;
    if (!sequence?.step) throw new TypeError('Nothing is stored');
    // A step once shown is searched before anything else.
    act(() =>
      swapSequences.write({ ...sequence, step: sequence.step && { ...sequence.step, tx_hash: null } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(answer).toBeDefined());
    unmount();
    // A write now would have another minimum.
    amountOut = '2900000000';
    const before = swapSequences.ofUser('alice');
    await act(async () => {
      answer?.();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(swapSequences.ofUser('alice')).toEqual(before);
  });

  // After a dialog that shows 'may have been sent', the same swap must not be suggested as unsent.
  test('that was sent although the dialog missed it is stored as sent', async () => {
    open();
    await press();
    await reviewed();
    vi.mocked(findStepRecord).mockResolvedValue(HASH);
    records.set(HASH, { status: 'pending' });
    act(() => dialog?.onClose());
    expect(await screen.findByText('The swap is pending.')).toBeTruthy();
  });

  test('is not forgotten while it is unknown whether it was sent', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open();
    await press();
    await reviewed();
    vi.mocked(findStepRecord).mockRejectedValue(new Error('offline'));
    act(() => dialog?.onClose());
    expect(await screen.findByText(/was interrupted/)).toBeTruthy();
  });

  test('that was left during the review is searched before anything is signed again', async () => {
    const { unmount } = open();
    await press();
    await reviewed();
    unmount();
    open();
    expect(await screen.findByText(/was interrupted/)).toBeTruthy();
    records.set(HASH, { status: 'pending' });
    vi.mocked(findStepRecord).mockResolvedValue(HASH);
    dialog = undefined;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The swap is pending.')).toBeTruthy();
    expect(dialog).toBeUndefined();
    // Five minutes until the exchange rejects it, and one for the block.
    const until = SERVER_TIME + 360_000;
    expect(findStepRecord).toHaveBeenCalledWith('alice', { since: SERVER_TIME, until }, expect.any(Function));
  });
});

// Regression: the card of a swap that was never sent showed it as done, and its approval could no longer be revoked.
test('an interrupted swap claims no transaction of another swap, nor another call', async () => {
  const { unmount } = open();
  await press();
  await reviewed();
  unmount();
  const [first] = swapSequences.ofUser('alice');
  if (!first?.step) throw new TypeError('Nothing is stored');
  const signed = `0x02f8${first.step.data?.slice(2) ?? ''}c0`;
  const sent = {
    type: 'swap',
    network: 'ethereum',
    from_address: account,
    to_address: V3_ROUTER,
    amount: '1',
    tx_hash: HASH,
    signed_transaction: signed,
  } as TransactionRecord;
  const isFound = async (changes: Partial<TransactionRecord> = {}) => {
    vi.mocked(findStepRecord).mockImplementation((_user, _time, isWanted) =>
      Promise.resolve(isWanted({ ...sent, ...changes }) ? HASH : undefined),
    );
    return (await sentMeanwhile(first, { isUnanswered: false })) !== undefined;
  };
  expect(await isFound()).toBe(true);
  expect(await isFound({ signed_transaction: signed.replace(first.step.data?.slice(10) ?? '', '') })).toBe(
    false,
  );
  swapSequences.write({ ...first, id: 'two', step: { ...first.step, tx_hash: HASH } });
  expect(await isFound()).toBe(false);
  expect(await isFound({ tx_hash: `0x${'cd'.repeat(32)}` })).toBe(true);
});

describe('a swap of tokens', () => {
  const byV2 = {
    ...quoted,
    route: { exchange: 'v2' as const, path: [USDC, DAI] },
    router: V2_ROUTER,
    amountOut: (10n ** 18n).toString(),
  };
  const byV3 = {
    ...byV2,
    route: { exchange: 'v3' as const, path: [USDC, DAI], fees: [500] },
    router: V3_ROUTER,
  };

  async function pair() {
    await choose('From', 'USDC');
    await choose('To', 'DAI');
  }

  // Regression: amounts were approved and swapped in whatever decimals the server stated.
  test("uses a known token's own decimals, whatever the server states", async () => {
    open({ decimals: { [USDC]: 8 } });
    await choose('From', 'USDC');
    await enter('100');
    await waitFor(() =>
      expect(fakeServer.asked('refreshWallet')).toContainEqual(
        expect.objectContaining({
          swapQuote: expect.objectContaining({ sell: USDC, amount: '100000000' }) as unknown,
        }),
      ),
    );
  });

  test('approves exactly the sold amount, waits, and swaps by the approved router with a new quote', async () => {
    let allowance = 0n;
    // In the meantime, the other exchange has the better price.
    let best = byV3;
    open({
      allowance: () => allowance,
      quote: ({ exchange }) => (exchange === 'v3' ? byV3 : best),
    });
    await pair();
    await press('2');
    const approval = await reviewed();
    expect(approval.call).toMatchObject({ kind: 'approve', spender: V3_ROUTER, amountOrId: 2_000_000n });
    expect(approval.request.to).toBe(USDC);
    send(HASH);
    record(HASH, { status: 'pending' });
    expect(await screen.findByText(/The approval of 2 USDC is pending/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    record(HASH, { status: 'completed', block_time: Date.now() });
    expect(await screen.findByText(/You approved exactly 2 USDC/)).toBeTruthy();
    // The nodes lag for a moment.
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/do not show the approval yet/)).toBeTruthy();
    allowance = 2_000_000n;
    best = byV2 as unknown as typeof byV3;
    dialog = undefined;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const { call } = await reviewed();
    expect(swapIn(call)).toMatchObject({ contract: V3_ROUTER, amountIn: 2_000_000n });
  });

  // Regression: the nodes were reported as not showing the approval yet, for ever.
  test('whose approval disappears later is approved again', async () => {
    open({ quote: () => byV3 });
    await pair();
    await press('2');
    await reviewed();
    send(HASH);
    record(HASH, { status: 'completed', block_time: Date.now() - 120_000 });
    dialog = undefined;
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect((await reviewed()).call).toMatchObject({ kind: 'approve', amountOrId: 2_000_000n });
  });

  // Regression: after closing the dialog, the card showed the approval as unused.
  test('that was signed and left is not in its previous state', async () => {
    let allowance = 0n;
    open({ allowance: () => allowance, quote: () => byV3 });
    await pair();
    await press('2');
    await reviewed();
    send(HASH);
    record(HASH, { status: 'completed' });
    allowance = 2_000_000n;
    dialog = undefined;
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const { request } = await reviewed();
    const swapHash = `0x${'cd'.repeat(32)}`;
    act(() => dialog?.onSigned?.(swapHash, request));
    act(() => dialog?.onClose());
    expect(await screen.findByText(/The status of this step is not known yet/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Revoke approval' })).toBeTruthy();
    // The send journal has broadcast it after all.
    record(swapHash, { status: 'pending' });
    expect(await screen.findByText('The swap is pending.')).toBeTruthy();
  });

  test('with a sufficient allowance needs no approval', async () => {
    open({ allowance: () => 2_000_000n, quote: () => byV3 });
    await pair();
    await press('2');
    expect(swapIn((await reviewed()).call)).toMatchObject({ amountIn: 2_000_000n });
  });

  test('a token that cannot change an allowance has the old one revoked first', async () => {
    open({ allowance: () => 1n, isStubborn: true, quote: () => byV3 });
    await pair();
    await press('2');
    expect((await reviewed()).call).toMatchObject({ kind: 'approve', spender: V3_ROUTER, amountOrId: 0n });
    send(HASH);
    record(HASH, { status: 'completed' });
    expect(await screen.findByText(/The old approval is revoked/)).toBeTruthy();
  });

  test('an approval can be revoked instead, also after the swap has failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    let allowance = 0n;
    open({ allowance: () => allowance, quote: () => byV3 });
    await pair();
    await press('2');
    await reviewed();
    send(HASH);
    record(HASH, { status: 'completed' });
    allowance = 2_000_000n;
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await reviewed();
    const swapHash = `0x${'cd'.repeat(32)}`;
    send(swapHash);
    record(swapHash, { status: 'failed', failure_reason: 'reverted' });
    await user.click(await screen.findByRole('button', { name: 'Revoke approval' }));
    expect((await reviewed()).call).toMatchObject({ kind: 'approve', spender: V3_ROUTER, amountOrId: 0n });
    const backHash = `0x${'ef'.repeat(32)}`;
    send(backHash);
    record(backHash, { status: 'completed' });
    // A contract may ignore a revocation that is confirmed in a block.
    expect(await screen.findByText(/the exchange may still be able to spend some of your USDC/)).toBeTruthy();
    expect(screen.queryByText(/can no longer spend your USDC/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Revoke approval' })).toBeTruthy();
    allowance = 0n;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(/can no longer spend your USDC/)).toBeTruthy();
    expect(screen.queryByText(/an approval stays until you revoke it/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('warns before signing where the pool gives less than first shown, or the other exchange more', async () => {
    let allowance = 0n;
    let quote: QuotedSwap = byV3;
    open({ allowance: () => allowance, quote: () => quote });
    await pair();
    await press();
    await reviewed();
    send(HASH);
    record(HASH, { status: 'completed' });
    allowance = 1_000_000n;
    // One unit below the first minimum.
    quote = { ...byV3, amountOut: (995n * 10n ** 15n - 1n).toString(), lessThanElsewhereBps: 100 };
    dialog = undefined;
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const { request } = await reviewed();
    expect(request.notices).toEqual([
      'When you started this swap, the minimum was 0.995 DAI. It is now 0.994999 DAI.',
      expect.stringMatching(/this one gives you 1% less/),
    ]);
    act(() => dialog?.onClose());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    quote = { ...byV3, amountOut: (995n * 10n ** 15n).toString(), lessThanElsewhereBps: 99 };
    dialog = undefined;
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect((await reviewed()).request.notices).toEqual([]);
  });

  test('warns during an approval that it stays when the card is dismissed', async () => {
    open({ quote: () => byV3 });
    await pair();
    await press('2');
    await reviewed();
    send(HASH);
    record(HASH, { status: 'pending' });
    expect(await screen.findByText(/an approval stays until you revoke it/)).toBeTruthy();
  });

  test('whose record cannot be read can be refreshed, and its approval revoked', async () => {
    open({ quote: () => byV3 });
    await pair();
    await press('2');
    await reviewed();
    let isBroken = true;
    vi.mocked(listenToRecord).mockImplementation(() => (onData, onError) => {
      if (isBroken) onError(new Error('offline'));
      else onData({ status: 'completed' } as TransactionRecord);
      return () => undefined;
    });
    send(HASH);
    expect(await screen.findByText('The status of this step could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Revoke approval' })).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/You approved exactly 2 USDC/)).toBeTruthy();
  });

  test('whose revocation was interrupted continues with the approved router', async () => {
    let best = byV3;
    const { unmount } = open({
      allowance: () => 2_000_000n,
      quote: ({ exchange }) => (exchange === 'v3' ? byV3 : best),
    });
    await pair();
    await press('2');
    await reviewed();
    send(HASH);
    record(HASH, { status: 'failed', failure_reason: 'reverted' });
    await user.click(await screen.findByRole('button', { name: 'Revoke approval' }));
    await reviewed();
    unmount();
    best = byV2 as unknown as typeof byV3;
    dialog = undefined;
    open({ allowance: () => 2_000_000n, quote: ({ exchange }) => (exchange === 'v3' ? byV3 : best) });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(swapIn((await reviewed()).call)).toMatchObject({ contract: V3_ROUTER });
  });

  test('of another account is not signed by this one', async () => {
    const { unmount } = open({ quote: () => byV3 });
    await pair();
    await press('2');
    await reviewed();
    send(HASH);
    unmount();
    records.set(HASH, { status: 'completed' });
    dialog = undefined;
    open({}, { sender: { address: STRANGER, derivationIndex: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/belongs to 0x9858/)).toBeTruthy();
    expect(dialog).toBeUndefined();
  });
});

describe('wrapping', () => {
  test.each([
    ['ETH', 'WETH', 'Wrap', { kind: 'wrap', contract: WETH, value: 10n ** 18n }],
    ['WETH', 'ETH', 'Unwrap', { kind: 'unwrap', contract: WETH, amount: 10n ** 18n }],
  ])('%s for %s is one to one, without an exchange', async (from, to, name, expected) => {
    open();
    await choose('To', from === 'ETH' ? to : 'WETH');
    if (from === 'WETH') await user.click(screen.getByRole('button', { name: 'Switch the two tokens' }));
    await press('1', name);
    expect(output()).toBe('1');
    expect(term('Rate')).toBe(`1 ${from} = 1.000000 ${to}`);
    expect((await reviewed()).call).toMatchObject(expected);
    expect(fakeServer.asked('refreshWallet')).not.toContainEqual(
      expect.objectContaining({ swapQuote: expect.anything() as unknown }),
    );
  });
});

test('is blocked while another tab signs a swap of the account', async () => {
  const request = (_name: string, _options: unknown, work: (lock: null) => unknown) =>
    Promise.resolve(work(null));
  Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } });
  open();
  await press();
  expect(await screen.findByText(/Another tab is signing/)).toBeTruthy();
  expect(dialog).toBeUndefined();
  Reflect.deleteProperty(window.navigator, 'locks');
});

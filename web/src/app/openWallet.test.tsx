import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { act, renderHook } from '@testing-library/react';
import { useEffect, useState } from 'react';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
  type Mock,
} from 'vitest';
import { useBalance } from '../features/balance/hooks/useBalance.ts';
import { useCoinPrice } from '../features/balance/hooks/useCoinPrice.ts';
import type { CustomToken } from '../features/tokens/CustomToken.ts';
import { useTokenBalance } from '../features/tokens/hooks/useTokenBalance.ts';
import { useReconciliation } from '../features/transactions/hooks/useReconciliation.ts';
import { fakeServer } from '../lib/firebase/testing/fakeServer.ts';
import { servePublicPrices } from '../lib/prices/testing/servePublicPrices.ts';
import { GATHERING_MS } from '../lib/refresh/batchQuery.ts';
import { attention } from '../lib/refresh/attention.ts';
import { useAnnouncedQuestions } from '../lib/refresh/useAnnouncedQuestions.ts';
import { loadTokenList } from '../lib/tokens/tokenList.ts';
import { AppShell } from '../testing/AppShell.tsx';
import { rest } from '../testing/rest.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';

/* Number of requests that an open wallet sends to the server (decision 18). */

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
setUpComponentTests();

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const MINUTE = 60_000;
const [ETHEREUM, SEPOLIA, POLYGON] = networks;
const tokens = Array.from({ length: 3 }, (_, index) => ({
  id: `token-${index}`,
  network: 'ethereum',
  contract_address: `0x${String(index + 1).repeat(40)}`,
})) as unknown as CustomToken[];

const pendingOf = (count: number) =>
  Array.from({ length: count }, () => ({ status: 'pending', network: 'ethereum', time: undefined }) as const);

interface Screen {
  readonly network?: Network;
  readonly pendingCount?: number;
}

/** Sends the requests of the wallet's home, with three tokens. */
function useHome({ network = ETHEREUM, pendingCount = 0 }: Screen) {
  const balance = useBalance(ADDRESS, network);
  const price = useCoinPrice(network, true);
  const [first, second, third] = tokens as [CustomToken, CustomToken, CustomToken];
  useTokenBalance(first, ADDRESS);
  useTokenBalance(second, ADDRESS);
  useTokenBalance(third, ADDRESS);
  useReconciliation('alice', pendingOf(pendingCount));
  return { balance, price };
}

// Answers about tokens wait for it, and fake timers do not advance an import.
beforeAll(loadTokenList);
let prices: Mock;
beforeEach(() => {
  vi.useFakeTimers();
  attention.notice();
  // Requests of the former test's screen while it was unmounted.
  fakeServer.reset();
  fakeServer.answer('getBalance', () => ({ balance: '1' }));
  fakeServer.answer('getTokenBalance', () => ({ balance: '1', decimals: 6 }));
  prices = servePublicPrices(() => ({ prices: { ETH: { usd: 3000, change24h: 1 } } }));
  fakeServer.answer('reconcileTransactions', () => ({ pending: 1 }));
  fakeServer.answer('refreshWallet', (input) => {
    const { balances, tokenBalances, settling } = input as Record<string, unknown[] | undefined>;
    return {
      balances: balances?.map(() => ({ answer: { balance: '1' } })),
      tokenBalances: tokenBalances?.map(() => ({ answer: { balance: '1', decimals: 6 } })),
      ...(settling && { settling: { answer: { pending: 1 } } }),
    };
  });
});
afterEach(() => setVisibility('visible'));

function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

async function open(screen: Screen = {}) {
  const { rerender, result } = renderHook(useHome, { wrapper: AppShell, initialProps: screen });
  await rest();
  return { show: rerender, home: () => result.current };
}

/**
 * Times at which the database delivers the data of the home screen, in ms after it is drawn; Infinity for
 * never.
 */
interface Delays {
  readonly address: number;
  readonly tokens?: number;
  readonly transactions: number;
  readonly pendingCount?: number;
}

/** Returns true once that much time has passed since the first drawing. */
function useArrived(afterMs: number): boolean {
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    if (afterMs === Infinity) return undefined;
    const timer = setTimeout(() => setHasArrived(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return hasArrived;
}

/** The wallet's home on a cold start: its data arrives step by step, as the listeners deliver it. */
function useColdHome({ address, tokens: tokensAfter = Infinity, transactions, pendingCount = 1 }: Delays) {
  const hasAddress = useArrived(address);
  const hasTokens = useArrived(tokensAfter);
  const hasTransactions = useArrived(transactions);
  const own = hasAddress ? ADDRESS : undefined;
  useAnnouncedQuestions(!hasAddress || !hasTransactions);
  useAnnouncedQuestions(tokensAfter !== Infinity && !hasTokens);
  const balance = useBalance(own, ETHEREUM);
  const price = useCoinPrice(ETHEREUM, hasAddress);
  const [first] = tokens as [CustomToken];
  useTokenBalance(first, hasTokens ? own : undefined);
  useReconciliation('alice', pendingOf(hasTransactions ? pendingCount : 0));
  return { balance, price };
}

/** Opens the wallet, and advances the time in steps in which React renders. */
async function openCold(delays: Delays, ms: number) {
  const { result } = renderHook(() => useColdHome(delays), { wrapper: AppShell });
  for (let past = 0; past < ms; past += 10) await rest(10);
  return () => result.current;
}

/** Names of all calls so far. */
const calls = () => fakeServer.askedNames().length;
async function callsWithin(ms: number): Promise<number> {
  const before = calls();
  await rest(ms);
  return calls() - before;
}

describe('an open wallet with three tokens', () => {
  // Formerly 26 (every 10 s the balance and each token, every 30 s the price), each with a preflight.
  test('sends everything in one call, three times in its first minute and five times in the next two', async () => {
    const { home } = await open();
    expect(home()).toMatchObject({ balance: { wei: 10n ** 18n }, price: { status: 'ready' } });
    expect(calls()).toBe(1);
    expect(await callsWithin(MINUTE - 1)).toBe(2);
    expect(await callsWithin(2 * MINUTE)).toBe(5);
    expect(new Set(fakeServer.askedNames())).toEqual(new Set(['refreshWallet']));
    // Prices come from the CDN, and join whenever another request is due.
    expect(prices).toHaveBeenCalledTimes(8);
  });

  test.each([SEPOLIA, POLYGON])('polls no more often on $name', async (network) => {
    await open({ network });
    await rest(MINUTE);
    expect(await callsWithin(2 * MINUTE)).toBeLessThanOrEqual(5);
  });

  test('polls once soon after it was opened: coins may be in transit', async () => {
    await open();
    expect(await callsWithin(12_100)).toBe(1);
  });

  test('polls once a minute while idle, and immediately after input', async () => {
    await open();
    await rest(6 * MINUTE);
    expect(await callsWithin(10 * MINUTE)).toBe(10);
    await rest(30_000);
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    expect(await callsWithin(0)).toBe(1);
    expect(await callsWithin(2 * MINUTE)).toBe(5);
  });

  test('sends no request in a hidden tab, and everything immediately when it is visible again', async () => {
    await open();
    setVisibility('hidden');
    expect(await callsWithin(60 * MINUTE)).toBe(0);
    setVisibility('visible');
    expect(await callsWithin(0)).toBe(1);
  });

  test('polls immediately when coins are awaited, and then with every block', async () => {
    await open();
    await rest(MINUTE + 12_000);
    const stop = attention.expect();
    onTestFinished(stop);
    expect(await callsWithin(MINUTE)).toBe(6);
    stop();
    await rest(MINUTE);
    expect(await callsWithin(2 * MINUTE)).toBe(5);
  });
});

describe('opening the wallet', () => {
  // Formerly prices, the balance, tokens and pending transactions were requested one after the other.
  test.each([
    ['in this order', { address: 30, tokens: 40, transactions: 50 }],
    ['in the other order', { address: 50, tokens: 40, transactions: 30 }],
    ['all at once', { address: 30, tokens: 30, transactions: 30 }],
    ['late, one soon after the other', { address: 2_000, tokens: 2_050, transactions: 2_100 }],
  ])('needs one call for everything shown: its input arrives %s', async (_, delays) => {
    const home = await openCold(delays, 2_500);
    expect(fakeServer.askedNames()).toEqual(['refreshWallet']);
    expect(fakeServer.asked('refreshWallet')).toEqual([
      {
        balances: [{ address: ADDRESS, network: 'mainnet' }],
        tokenBalances: [expect.objectContaining({ address: ADDRESS })],
        settling: {},
      },
    ]);
    expect(home()).toMatchObject({ balance: { wei: 10n ** 18n }, price: { status: 'ready' } });
  });

  // Before batching there were 8 calls in each minute; then 4 in the first one.
  test('is one of three calls in the first minute of a wallet without tokens', async () => {
    await openCold({ address: 30, transactions: 40, pendingCount: 0 }, 100);
    expect(calls()).toBe(1);
    expect(await callsWithin(MINUTE - 101)).toBe(2);
    expect(await callsWithin(2 * MINUTE)).toBe(5);
    expect(new Set(fakeServer.askedNames())).toEqual(new Set(['getBalance']));
  });

  test('does not wait for a slow database: the balance is requested a moment after its address', async () => {
    const home = await openCold({ address: 30, tokens: 1_000, transactions: 1_000 }, 30 + GATHERING_MS + 20);
    expect(home()).toMatchObject({ balance: { wei: 10n ** 18n }, price: { status: 'ready' } });
    expect(calls()).toBe(1);
  });

  test('requests no price without an address', async () => {
    await openCold({ address: Infinity, transactions: 30 }, 300);
    expect(fakeServer.askedNames()).toEqual(['reconcileTransactions']);
  });
});

describe('a pending transfer', () => {
  // Formerly 24 requests about it in the first minute, besides the 26.
  test('is polled often at first, together with the rest, and in a hidden tab not at all', async () => {
    const { show } = await open();
    await rest(MINUTE);
    show({ pendingCount: 1 });
    const first = await callsWithin(MINUTE);
    expect(first).toBeLessThanOrEqual(10);
    setVisibility('hidden');
    expect(await callsWithin(10 * MINUTE)).toBe(0);
  });

  test('is polled immediately and again within seconds, even beside an old one', async () => {
    const { show } = await open({ pendingCount: 1 });
    await rest(60 * MINUTE);
    act(() => attention.notice());
    await rest(5_000);
    show({ pendingCount: 2 });
    expect(await callsWithin(0)).toBe(1);
    expect(await callsWithin(8_000)).toBe(2);
  });

  test('that stays pending is polled no more often than the rest', async () => {
    await open({ pendingCount: 1 });
    await rest(60 * MINUTE);
    expect(await callsWithin(10 * MINUTE)).toBe(10);
  });
});

import { poolContracts } from '@everything-wallet/core/pools/poolContracts';
import { act, renderHook } from '@testing-library/react';
import { beforeAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { attention } from '../../../lib/refresh/attention.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { heldBy } from '../heldBy.ts';
import { holding, holdingsAnswer, tokenFacts } from '../testing/holdingsAnswer.ts';
import { loadTokenList } from '../../../lib/tokens/tokenList.ts';
import { useHoldings } from './useHoldings.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
setUpComponentTests();
// Fake timers would not load the file.
beforeAll(loadTokenList);

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const NO_TOKENS: readonly never[] = [];
/** Addresses without digits from a to f need no checksum. */
const accounts = (count: number) =>
  Array.from({ length: count }, (_, index) => `0x${String(index + 1).padStart(40, '0')}`);

interface WalletRequest {
  readonly holdings: readonly {
    network: string;
    addresses: readonly string[];
    tokens: readonly string[];
    discovers: boolean;
  }[];
}
const requests = () => fakeServer.asked('refreshWallet') as readonly WalletRequest[];

beforeEach(() => {
  vi.useFakeTimers();
  attention.notice();
  fakeServer.answer('refreshWallet', (input) => ({
    balances: [],
    tokenBalances: [],
    holdings: (input as WalletRequest).holdings.map(({ addresses }) => ({
      answer: holdingsAnswer(addresses.map((address) => holding(address, 1n))),
    })),
  }));
});
afterEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  fakeServer.reset();
});

async function renderHoldings(addresses: readonly string[]) {
  const { result } = renderHook(() => useHoldings(addresses, NO_TOKENS), { wrapper: AppShell });
  await rest();
  return () => result.current;
}

test('requests nothing without accounts', async () => {
  const holdings = await renderHoldings([]);
  await rest(60_000);
  expect(requests()).toEqual([]);
  expect(holdings()).toMatchObject({ assets: [], isLoading: false });
});

test('reads all networks that are on in one call, and so in every refresh: three in the first minute', async () => {
  const holdings = await renderHoldings([ADDRESS]);
  expect(requests()).toHaveLength(1);
  expect(requests()[0]?.holdings.map(({ network }) => network)).toEqual([
    'mainnet',
    'sepolia',
    'polygon-mainnet',
    'polygon-amoy',
  ]);
  expect(holdings().assets.map(({ symbol }) => symbol)).toEqual(['ETH', 'SepoliaETH', 'MATIC', 'MATIC']);
  await rest(60_000);
  expect(requests()).toHaveLength(3);
  expect(requests()[1]?.holdings).toHaveLength(4);
  // Scans for tokens every two minutes; reads known ones each time.
  expect(requests().map(({ holdings: [first] }) => first?.discovers)).toEqual([true, false, false]);
});

test('reads 70 accounts in three calls, as one sum', async () => {
  const many = accounts(70);
  const holdings = await renderHoldings(many);
  expect(requests().map((call) => call.holdings.map(({ addresses }) => addresses.length))).toEqual([
    [30, 30, 30, 30],
    [30, 30, 30, 30],
    [10, 10, 10, 10],
  ]);
  const [coin] = holdings().assets;
  expect(coin && heldBy(coin, many)).toMatchObject({ units: 70n, agreed: 70, lone: 0, unknown: 0 });
});

test('queries a token found for one of 70 accounts in all groups next', async () => {
  const many = accounts(70);
  const [holder] = many;
  // 1INCH, of the bundled list.
  const token = '0x111111111117dC0aa78b770fA6A738034120C302';
  fakeServer.answer('refreshWallet', (input) => ({
    balances: [],
    tokenBalances: [],
    holdings: (input as WalletRequest).holdings.map(({ network, addresses, tokens }) => {
      const holds = (address: string) => network === 'mainnet' && address === holder;
      const holders = addresses.filter((address) => tokens.includes(token) || holds(address));
      return {
        answer: holdingsAnswer(
          [
            ...addresses.map((address) => holding(address, 1n)),
            ...holders.map((address) => holding(address, holds(address) ? 5n : 0n, token)),
          ],
          holders.length > 0 ? [tokenFacts(token)] : [],
        ),
      };
    }),
  }));
  const holdings = await renderHoldings(many);
  const sum = () => {
    const asset = holdings().assets.find(({ kind }) => kind === 'listed');
    return asset && heldBy(asset, many);
  };
  expect(sum()).toMatchObject({ units: 5n, agreed: 70, lone: 0, unconfirmed: 0, disputed: 0, unknown: 0 });
  await rest(24_100);
  const named = requests()
    .slice(3)
    .flatMap(({ holdings: parts }) => parts.filter(({ network }) => network === 'mainnet'));
  const tokens = [...poolContracts('ethereum'), token];
  expect(named.map(({ tokens: requested }) => requested)).toEqual([tokens, tokens, tokens]);
  expect(sum()).toMatchObject({ units: 5n, agreed: 70, lone: 0, unconfirmed: 0, disputed: 0, unknown: 0 });
});

test('scans a network until a scan ends complete', async () => {
  const answers = [
    { isDiscoveryWhole: false, discoversNext: 300 },
    { isDiscoveryWhole: false, discoversNext: 0 },
    { isDiscoveryWhole: true, discoversNext: 0 },
  ];
  let part = {};
  fakeServer.answer('refreshWallet', (input) => ({
    balances: [],
    tokenBalances: [],
    holdings: (input as WalletRequest).holdings.map(({ network, addresses }) => ({
      answer: holdingsAnswer(
        addresses.map((address) => holding(address, 1n)),
        [],
        network === 'mainnet' ? part : {},
      ),
    })),
  }));
  part = answers[0] ?? {};
  const holdings = await renderHoldings([ADDRESS]);
  const searching = () => holdings().searching.map(({ id }) => id);
  expect(searching()).toEqual(['ethereum']);
  part = answers[1] ?? {};
  await rest(24_100);
  expect(searching()).toEqual(['ethereum']);
  part = answers[2] ?? {};
  await rest(24_100);
  expect(searching()).toEqual([]);
  // A later scan that ends incomplete leaves open which tokens exist.
  part = answers[1] ?? {};
  await rest(150_000);
  expect(searching()).toEqual(['ethereum']);
});

test('requests nothing in a hidden tab, and little while the user is away', async () => {
  await renderHoldings([ADDRESS]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await rest(60 * 60_000);
  expect(requests()).toHaveLength(1);
});

describe('networks that are not selected', () => {
  const requestedNetworks = () => requests().map((call) => call.holdings.map(({ network }) => network));
  const others = ['sepolia', 'polygon-mainnet', 'polygon-amoy'];
  beforeEach(() => networkAttention.select('ethereum'));
  afterEach(() => networkAttention.select(undefined));

  test('are read at the start, and every three minutes in one call with the selected one', async () => {
    await renderHoldings([ADDRESS]);
    expect(requestedNetworks()).toEqual([['mainnet', ...others]]);
    await rest(160_000);
    expect(requestedNetworks().slice(1)).toEqual(Array.from({ length: 6 }, () => ['mainnet']));
    await rest(24_000);
    expect(requestedNetworks()).toHaveLength(8);
    expect(requestedNetworks().at(-1)?.toSorted()).toEqual(['mainnet', ...others].toSorted());
    // Ten more minutes: no network makes a call of its own.
    await rest(600_000);
    expect(requestedNetworks().every((networks) => networks.includes('mainnet'))).toBe(true);
    expect(requestedNetworks().filter((networks) => networks.includes('sepolia'))).toHaveLength(5);
  });

  test('are read at once when one of them is selected', async () => {
    await renderHoldings([ADDRESS]);
    await rest(40_000);
    const before = requests().length;
    act(() => networkAttention.select('polygon'));
    await rest();
    expect(requestedNetworks().slice(before).flat()).toContain('polygon-mainnet');
    await rest(50_000);
    expect(
      requestedNetworks()
        .slice(before + 1)
        .filter((networks) => networks.includes('polygon-mainnet')),
    ).toHaveLength(2);
  });

  test('are read at once after a change there, also right after the last time', async () => {
    await renderHoldings([ADDRESS]);
    await rest(3_000);
    act(() => networkAttention.noticeChange('sepolia'));
    await rest();
    expect(requestedNetworks()).toEqual([['mainnet', ...others], ['sepolia']]);
  });

  test('are read when the tab is visible again after a change in a hidden tab', async () => {
    await renderHoldings([ADDRESS]);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await rest(20_000);
    act(() => networkAttention.noticeChange('sepolia'));
    await rest();
    expect(requests()).toHaveLength(1);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await rest();
    expect(requestedNetworks().slice(1).flat().toSorted()).toEqual(['mainnet', 'sepolia']);
  });

  test('are read with each poll while a transfer is pending there', async () => {
    await renderHoldings([ADDRESS]);
    const stopWaiting = networkAttention.await(['sepolia']);
    await rest(181_000);
    await rest(48_000);
    expect(requestedNetworks().filter((networks) => networks.includes('sepolia')).length).toBeGreaterThan(2);
    stopWaiting();
    const { length } = requests();
    await rest(72_000);
    expect(
      requestedNetworks()
        .slice(length + 1)
        .flat(),
    ).not.toContain('sepolia');
  });

  test('that did not answer are read again with the next poll', async () => {
    fakeServer.answer('refreshWallet', (input) => ({
      balances: [],
      tokenBalances: [],
      holdings: (input as WalletRequest).holdings.map(({ network, addresses }) =>
        network === 'sepolia'
          ? { failure: { code: 'unavailable', message: 'The node is down.' } }
          : { answer: holdingsAnswer(addresses.map((address) => holding(address, 2n))) },
      ),
    }));
    await renderHoldings([ADDRESS]);
    await rest(48_500);
    expect(
      requestedNetworks()
        .slice(1)
        .map((networks) => networks.toSorted()),
    ).toEqual([
      ['mainnet', 'sepolia'],
      ['mainnet', 'sepolia'],
    ]);
  });
});

describe('a network that does not answer', () => {
  const fail = (only?: string) =>
    fakeServer.answer('refreshWallet', (input) => ({
      balances: [],
      tokenBalances: [],
      holdings: (input as WalletRequest).holdings.map(({ network, addresses }) =>
        only === undefined || network === only
          ? { failure: { code: 'unavailable', message: 'The node is down.' } }
          : { answer: holdingsAnswer(addresses.map((address) => holding(address, 2n))) },
      ),
    }));

  test('is named, and the others are there', async () => {
    fail('mainnet');
    const holdings = await renderHoldings([ADDRESS]);
    expect(holdings().failed.map(({ id }) => id)).toEqual(['ethereum']);
    expect(holdings().isLoading).toBe(false);
    expect(holdings().assets.map(({ network }) => network.id)).toEqual([
      'sepolia',
      'polygon',
      'polygon-amoy',
    ]);
  });

  test('preserves its last answer, with the age of that', async () => {
    const holdings = await renderHoldings([ADDRESS]);
    fail();
    await rest(24_100);
    expect(holdings().failed).toHaveLength(4);
    const [figure] = holdings().assets[0]?.figures ?? [];
    expect(figure?.units).toBe(1n);
    expect(figure?.sighting.msSinceHeard()).toBeGreaterThanOrEqual(24_000);
  });
});

test('always queries shares of pools, and lists them separately', async () => {
  const [share = ''] = poolContracts('ethereum');
  fakeServer.answer('refreshWallet', (input) => ({
    balances: [],
    tokenBalances: [],
    holdings: (input as WalletRequest).holdings.map(({ tokens }) => ({
      answer: tokens.includes(share)
        ? holdingsAnswer(
            [holding(ADDRESS, 1n), holding(ADDRESS, 5n, share)],
            [tokenFacts(share, { isListed: false })],
          )
        : holdingsAnswer([holding(ADDRESS, 1n)]),
    })),
  }));
  const holdings = await renderHoldings([ADDRESS]);
  expect(requests()[0]?.holdings[0]?.tokens).toEqual(poolContracts('ethereum'));
  expect(holdings().poolAssets.map(({ contract }) => contract)).toEqual([share]);
  expect(holdings().assets.map(({ contract }) => contract)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

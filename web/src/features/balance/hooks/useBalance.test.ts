import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useBalance } from './useBalance.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
setUpComponentTests();

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const FAILED = 'Failed to fetch balance';
/** A little more than the refetch interval, in ms; the first one is half of that. */
const REFRESH = 24_100;

let problems: () => readonly string[];
beforeEach(() => {
  vi.useFakeTimers();
  problems = loggedProblems();
});
afterEach(fakeServer.reset);

const mockBalance = (balance: unknown) => fakeServer.answer('getBalance', () => ({ balance }));
const failBalance = () =>
  fakeServer.answer('getBalance', () => {
    throw fakeServer.failure('unavailable', 'The node is down.');
  });

interface BalanceProps {
  address: string | undefined;
  network: Network;
}

async function renderBalance(props: Partial<BalanceProps> = {}) {
  const { result, rerender } = renderHook(
    ({ address, network }: BalanceProps) => useBalance(address, network),
    {
      wrapper: AppShell,
      initialProps: { address: ADDRESS, network: networks[0], ...props },
    },
  );
  await rest();
  return { balance: () => result.current, rerender };
}

describe('unknown is not zero', () => {
  test('without an address, nothing is requested', async () => {
    const { balance } = await renderBalance({ address: undefined });
    await rest(REFRESH * 3);
    expect(fakeServer.askedNames()).toEqual([]);
    expect(balance()).toMatchObject({ wei: undefined, isFailed: false, isFetching: false });
  });

  test('before the first answer', async () => {
    fakeServer.answer('getBalance', () => new Promise(() => undefined));
    const { balance } = await renderBalance();
    expect(balance()).toMatchObject({ wei: undefined, isFailed: false, isFetching: true });
  });

  test('when the chain is down', async () => {
    failBalance();
    const { balance } = await renderBalance();
    expect(balance()).toMatchObject({
      wei: undefined,
      isFailed: true,
      isDisputed: false,
      isFetching: false,
    });
  });

  test('when the nodes differ', async () => {
    fakeServer.answer('getBalance', () => {
      throw fakeServer.failure('unavailable', 'The nodes disagree.', 'nodesDisagree');
    });
    const { balance } = await renderBalance();
    expect(balance()).toMatchObject({ wei: undefined, isFailed: true, isDisputed: true });
    expect(screen.getByText(texts['home.error.disputed'])).toBeTruthy();
    mockBalance('1');
    await rest(REFRESH);
    expect(balance()).toMatchObject({ isFailed: false, isDisputed: false });
  });

  test.each<[string, unknown]>([
    ['no balance', undefined],
    ['null', null],
    ['a number', 0],
    ['an empty text', ''],
    ['hex', '0x0'],
    ['a negative number', '-1'],
    ['19 decimals', '0.0000000000000000001'],
  ])('when the chain answers %s', async (_, answer) => {
    mockBalance(answer);
    const { balance } = await renderBalance();
    expect(balance()).toMatchObject({ wei: undefined, isFailed: true });
    expect(screen.getByText(FAILED)).toBeTruthy();
  });

  test('and zero is zero', async () => {
    mockBalance('0');
    const { balance } = await renderBalance();
    expect(balance()).toMatchObject({ wei: 0n, isFailed: false });
  });
});

describe('the balance', () => {
  test('is exact to the wei', async () => {
    mockBalance('9007199254740993.000000000000000001');
    const { balance } = await renderBalance();
    expect(balance().wei).toBe(9_007_199_254_740_993_000_000_000_000_000_001n);
    expect(fakeServer.asked('getBalance')).toEqual([{ address: ADDRESS, network: 'mainnet' }]);
  });

  test('is read again after a block, and then every two', async () => {
    mockBalance('1');
    const { balance } = await renderBalance();
    mockBalance('2');
    await rest(REFRESH);
    expect(balance().wei).toBe(2n * 10n ** 18n);
    expect(fakeServer.asked('getBalance')).toHaveLength(2);
    mockBalance('3');
    await rest(REFRESH / 2);
    expect(balance().wei).toBe(3n * 10n ** 18n);
    expect(fakeServer.asked('getBalance')).toHaveLength(3);
  });

  test('of one network is never shown for another', async () => {
    mockBalance('1');
    const { balance, rerender } = await renderBalance();
    fakeServer.answer('getBalance', () => new Promise(() => undefined));
    rerender({ address: ADDRESS, network: networks[1] });
    expect(balance().wei).toBeUndefined();
    await rest();
    expect(fakeServer.asked('getBalance').at(-1)).toEqual({ address: ADDRESS, network: 'sepolia' });
  });
});

describe('a failure', () => {
  test('is reported and logged once, however long it lasts', async () => {
    failBalance();
    await renderBalance();
    expect(screen.getAllByText(FAILED)).toHaveLength(1);
    await rest(REFRESH * 4);
    expect(fakeServer.asked('getBalance').length).toBeGreaterThan(3);
    // The toast has disappeared, without another one.
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(problems()).toEqual([`[wallet] ${FAILED}`]);
  });

  test('preserves the last known balance, marked as failed', async () => {
    mockBalance('1');
    const { balance } = await renderBalance();
    failBalance();
    await rest(REFRESH);
    expect(balance()).toMatchObject({ wei: 10n ** 18n, isFailed: true });
  });

  test('ends once a retry succeeds', async () => {
    failBalance();
    const { balance } = await renderBalance();
    await rest(1);
    mockBalance('1');
    act(() => balance().refresh());
    // Still failed during the retry: the card must not flicker.
    expect(balance().isFailed).toBe(true);
    await rest();
    expect(balance()).toMatchObject({ wei: 10n ** 18n, isFailed: false });
  });

  test('is reported again after a success', async () => {
    failBalance();
    const { balance } = await renderBalance();
    mockBalance('1');
    await rest(REFRESH);
    expect(balance().isFailed).toBe(false);
    failBalance();
    await rest(REFRESH);
    expect(balance().isFailed).toBe(true);
    expect(problems()).toEqual([`[wallet] ${FAILED}`, `[wallet] ${FAILED}`]);
  });
});

describe('a rate limit of the server', () => {
  test('pauses requests; the balance stays, with its age and without an error', async () => {
    mockBalance('1.5');
    const { balance } = await renderBalance();
    fakeServer.answer('getBalance', () => {
      throw fakeServer.tooManyRequests(100);
    });
    await rest(REFRESH);
    const requests = fakeServer.asked('getBalance').length;
    expect(balance()).toMatchObject({ wei: 15n * 10n ** 17n, isFailed: false });
    expect(balance().asOf).toBeInstanceOf(Date);
    await rest(3 * REFRESH);
    expect(fakeServer.asked('getBalance')).toHaveLength(requests);
    expect(balance()).toMatchObject({ wei: 15n * 10n ** 17n, isFailed: false });
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(problems()).toEqual([]);

    mockBalance('2');
    await rest(3 * REFRESH);
    expect(balance()).toMatchObject({ wei: 2n * 10n ** 18n, asOf: undefined });
  });

  test('is a failure if no balance is known', async () => {
    fakeServer.answer('getBalance', () => {
      throw fakeServer.tooManyRequests(5);
    });
    const { balance } = await renderBalance();
    expect(balance()).toMatchObject({ wei: undefined, isFailed: true });
  });
});

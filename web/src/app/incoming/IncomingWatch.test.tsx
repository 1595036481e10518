import type { IncomingAnswer } from '@everything-wallet/core/schemas/incomingScan';
import { networks } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountMarks } from '../../features/transactions/api/listenToAccountMarks.ts';
import { scanEnd } from '../../features/transactions/scanEnd.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { batchQuery } from '../../lib/refresh/batchQuery.ts';
import { attention } from '../../lib/refresh/attention.ts';
import { together } from '../../lib/refresh/alignRefetches.ts';
import { networkAttention } from '../../lib/refresh/networkAttention.ts';
import { refreshPace } from '../../lib/refresh/refreshPace.ts';
import { sessionEnd } from '../../lib/session/sessionEnd.ts';
import { loadLookalikes } from '../../lib/tokens/useLookalikes.ts';
import { transactionAlerts } from '../../lib/storage/transactionAlerts.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { rest } from '../../testing/rest.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { hiddenBalance } from '../../lib/storage/hiddenBalance.ts';
import { IncomingWatch } from './IncomingWatch.tsx';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
let count = 1;
vi.mock('../../features/accounts/api/listenToWalletAddresses.ts', () => ({
  listenToWalletAddresses: () => (onData: (accounts: readonly object[]) => void) => {
    onData(
      Array.from({ length: count }, (_, index) => ({ address: addressOf(index), watch_only: index === 2 })),
    );
    return () => undefined;
  },
}));
interface KnownMarks {
  readonly marks: AccountMarks;
  readonly isCurrent: boolean;
}
let showMarks: (known: KnownMarks) => void = () => undefined;
const setMarks = (networks: Record<string, number>, isCurrent = true) =>
  act(() => showMarks({ marks: new Map(Object.entries(networks)), isCurrent }));
vi.mock('../../features/transactions/api/listenToAccountMarks.ts', () => ({
  listenToAccountMarks: () => (onData: (known: KnownMarks | undefined) => void) => {
    showMarks = onData;
    onData(undefined);
    return () => undefined;
  },
}));
setUpComponentTests();

const addressOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`;
const MINUTE = 60_000;
const STRANGER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const one = {
  id: 'alice_1_0xab_coin',
  amount: '0.25',
  symbol: 'ETH',
  network: 'ethereum',
  from: STRANGER,
  to: addressOf(0),
};
const nothing: IncomingAnswer = {
  arrived: [],
  arrivedCount: 0,
  arrivedIds: [],
  isCatchingUp: false,
  silent: [],
  unconfirmed: [],
  watched: [],
  late: [],
  backfills: [],
  tooBusy: [],
};

let answers: IncomingAnswer[];
const notices: { title: string; body?: string; tag?: string }[] = [];
let permission: NotificationPermission;

class FakeNotification extends EventTarget {
  static get permission() {
    return permission;
  }
  constructor(title: string, options: NotificationOptions) {
    super();
    notices.push({ title, ...options });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', FakeNotification);
  localStorage.clear();
  attention.notice();
  answers = [];
  notices.length = 0;
  permission = 'default';
  count = 1;
  fakeServer.reset();
  fakeServer.answer('refreshWallet', () => ({
    balances: [],
    tokenBalances: [],
    incoming: { answer: answers.shift() ?? nothing },
  }));
});
afterEach(() => {
  setVisibility('visible');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

async function open() {
  render(<IncomingWatch userId="alice" />, { wrapper: AppShell });
  await rest(MINUTE / 2);
}

const toasts = () =>
  screen.queryAllByText(/^(Received|You received) |\) received /).map(({ textContent }) => textContent);

// Regression: the server reported that only one node had answered, and no screen showed it.
test('names the network on which only one node answered, until another one does', async () => {
  answers = [{ ...nothing, unconfirmed: ['mainnet'] }];
  await open();
  const mark = 'Ethereum Mainnet: incoming transfers reported by only one node';
  expect(screen.getByRole('status').textContent).toBe(mark);
  await rest(5 * MINUTE);
  expect(screen.getByRole('status').textContent).toBe('');

  cleanup();
  answers = [{ ...nothing, unconfirmed: ['mainnet', 'sepolia'] }];
  await open();
  expect(screen.getByRole('status').textContent).toBe(
    '2 networks: incoming transfers reported by only one node',
  );
});

test('requests what a scanner watches only after a mark, and every three minutes', async () => {
  const watched = networks.map(({ rpcName }) => rpcName);
  const asked = () => fakeServer.asked('refreshWallet').length;
  fakeServer.answer('refreshWallet', () => ({
    ...{ balances: [], tokenBalances: [] },
    incoming: { answer: { ...(answers.shift() ?? nothing), watched } },
  }));
  await open();
  expect(asked()).toBe(1);
  await rest(2 * MINUTE);
  expect(asked()).toBe(1);

  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  setMarks({ ethereum: 1 });
  await rest(1_000);
  expect(fakeServer.asked('refreshWallet')[1]).toMatchObject({ incoming: { networks: ['mainnet'] } });
  expect(toasts()).toEqual(['Received 0.25 ETH on Ethereum Mainnet']);
  // Marks at the same time share a request, and so do marks after three requests.
  setMarks({ ethereum: 2 });
  setMarks({ ethereum: 3 });
  await rest(1_000);
  expect(asked()).toBe(3);
  setMarks({ ethereum: 4 });
  await rest(1_000);
  expect(asked()).toBe(4);
  setMarks({ ethereum: 5 });
  setMarks({ ethereum: 6 });
  await rest(4_000);
  expect(asked()).toBe(4);
  await rest(2_000);
  expect(asked()).toBe(5);
  // The same marks, and one of a network that is switched off.
  setMarks({ ethereum: 6, elsewhere: 1 });
  await rest(10_000);
  expect(asked()).toBe(5);
  await rest(4 * MINUTE);
  expect(asked()).toBeGreaterThan(5);
});

test('requests as without a scanner while marks may be out of date', async () => {
  const watched = networks.map(({ rpcName }) => rpcName);
  fakeServer.answer('refreshWallet', () => ({
    ...{ balances: [], tokenBalances: [] },
    incoming: { answer: { ...nothing, watched } },
  }));
  await open();
  setMarks({ ethereum: 1 }, false);
  await rest(2 * MINUTE);
  expect(fakeServer.asked('refreshWallet').length).toBeGreaterThan(2);
});

test('requests a mark again that the server has not scanned for after 0.8 s, then every six seconds', async () => {
  const watched = networks.map(({ rpcName }) => rpcName);
  let scanned: string[] | undefined;
  fakeServer.answer('refreshWallet', () => ({
    ...{ balances: [], tokenBalances: [] },
    incoming: { answer: { ...nothing, watched, ...(scanned && { scanned }) } },
  }));
  await open();
  scanned = [];
  setMarks({ ethereum: 1 });
  await rest(13_000);
  expect(fakeServer.asked('refreshWallet')).toHaveLength(5);
  scanned = watched;
  await rest(6_000);
  const asked = fakeServer.asked('refreshWallet').length;
  await rest(MINUTE);
  expect(fakeServer.asked('refreshWallet')).toHaveLength(asked);
});

test('requests incoming transfers of all accounts and networks, and shows a notice once', async () => {
  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  await open();
  expect(fakeServer.asked('refreshWallet')[0]).toMatchObject({
    incoming: {
      addresses: [addressOf(0)],
      networks: expect.arrayContaining(['mainnet', 'sepolia']) as string[],
    },
  });
  expect(toasts()).toEqual(['Received 0.25 ETH on Ethereum Mainnet']);
  expect(notices).toEqual([]);
});

// Regression: the notice described a known token, too, by the facts of the answer.
test("describes a known token by the wallet's own facts", async () => {
  const usdc = {
    ...one,
    amount: '1',
    symbol: 'USDT',
    contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    units: '100000000',
  };
  answers = [{ ...nothing, arrived: [usdc], arrivedCount: 1 }];
  // The notice waits for the token list, whose chunk takes longer than fake time on a busy machine.
  await loadLookalikes();
  await open();
  expect(toasts()).toEqual(['Received 100 USDC on Ethereum Mainnet']);
});

// Regression: a lost answer lost its notice as well.
test('acknowledges notices with later requests, and repeats none', async () => {
  const reported = { ...nothing, arrived: [one], arrivedCount: 1, arrivedIds: [one.id] };
  const other = { ...one, id: 'alice_1_0xcd_coin', amount: '0.5' };
  answers = [
    reported,
    { ...nothing, arrived: [other, one], arrivedCount: 2, arrivedIds: [other.id, one.id] },
    nothing,
  ];
  await open();
  expect(toasts()).toEqual(['Received 0.25 ETH on Ethereum Mainnet']);
  await rest(MINUTE);
  expect(toasts()).toContain('Received 0.5 ETH on Ethereum Mainnet');
  expect(toasts().filter((text) => text.includes('came in'))).toEqual([]);
  const ids = fakeServer.asked('refreshWallet').flatMap((requested) => {
    const { incoming } = requested as { incoming?: { told: string[] } };
    return incoming ? [incoming.told] : [];
  });
  expect(ids.slice(0, 3)).toEqual([[], [one.id], expect.arrayContaining([one.id, other.id])]);
  await rest(16 * MINUTE);
  expect(fakeServer.asked('refreshWallet').at(-1)).toMatchObject({ incoming: { told: [] } });
});

test('reports that there are more than can be listed, and the account', async () => {
  answers = [{ ...nothing, tooBusy: [addressOf(0)] }, nothing];
  await open();
  expect(screen.getByRole('status').textContent).toMatch(
    /^0x00000000…00000000 received more transfers today than the history can record\. Your balance is right/,
  );
  await rest(MINUTE);
  expect(screen.queryByText(/than the history can record/)).toBeNull();
});

/** Requests a balance as the home does. */
function Balance({ soonMs }: { soonMs: number }) {
  useQuery({
    queryKey: ['balance'],
    queryFn: () => batchQuery('balances', { address: addressOf(0), network: 'mainnet' }),
    refetchInterval: (query) => refreshPace(query, soonMs),
    meta: together,
  });
  return null;
}

test.each([
  ['Ethereum', 12_000],
  ['faster chains', 6_000],
])('needs no extra call where balances are requested, on %s', async (_, soonMs) => {
  fakeServer.answer('getBalance', () => ({ balance: '1' }));
  fakeServer.answer('refreshWallet', () => ({
    balances: [{ answer: { balance: '1' } }],
    tokenBalances: [],
    incoming: { answer: nothing },
  }));
  render(<Balance soonMs={soonMs} />, { wrapper: AppShell });
  await rest(2 * MINUTE);
  const { length } = fakeServer.askedNames();
  cleanup();
  fakeServer.reset();
  fakeServer.answer('getBalance', () => ({ balance: '1' }));
  fakeServer.answer('refreshWallet', () => ({
    balances: [{ answer: { balance: '1' } }],
    tokenBalances: [],
    incoming: { answer: nothing },
  }));
  render(
    <>
      <Balance soonMs={soonMs} />
      <IncomingWatch userId="alice" />
    </>,
    { wrapper: AppShell },
  );
  await rest(2 * MINUTE);
  expect(fakeServer.askedNames()).toHaveLength(length);
  expect(fakeServer.asked('refreshWallet').length).toBeGreaterThanOrEqual(4);
});

describe('networks that are not selected', () => {
  const requestedNetworks = () =>
    fakeServer
      .asked('refreshWallet')
      .map((input) => (input as { incoming: { networks: string[] } }).incoming.networks);
  const all = ['mainnet', 'sepolia', 'polygon-mainnet', 'polygon-amoy'];
  beforeEach(() => networkAttention.select('ethereum'));
  afterEach(() => networkAttention.select(undefined));

  test('are scanned first, and then every three minutes', async () => {
    await open();
    expect(requestedNetworks()).toEqual([all]);
    await rest(130_000);
    expect(requestedNetworks().slice(1)).toEqual(Array.from({ length: 5 }, () => ['mainnet']));
    await rest(50_000);
    expect(requestedNetworks().filter(({ length }) => length > 1)).toEqual([all, all]);
  });

  test('are scanned with each request while a transfer is pending there, and while a scan is unfinished', async () => {
    answers = [
      { ...nothing, silent: ['sepolia'] },
      { ...nothing, isCatchingUp: true },
    ];
    await open();
    await rest(24_000);
    expect(requestedNetworks()[1]).toEqual(['mainnet', 'sepolia']);
    await rest(24_000);
    expect(requestedNetworks()[2]).toEqual(['mainnet', 'sepolia']);
    const stopWaiting = networkAttention.await(['polygon']);
    await rest(24_000);
    expect(requestedNetworks().at(-1)).toEqual(['mainnet', 'polygon-mainnet']);
    stopWaiting();
  });

  test('are marked as changed by an incoming transfer', async () => {
    const received: string[] = [];
    const stop = networkAttention.listen(({ network }) => received.push(network));
    answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
    await open();
    expect(received).toEqual(['ethereum']);
    stop();
  });
});

test('counts many in one notice', async () => {
  answers = [{ ...nothing, arrived: [one, one], arrivedCount: 41 }];
  await open();
  expect(toasts()).toEqual(['You received 41 transfers: see your history']);
});

// Regression: coins of a watch-only account, and those moved between own accounts, were 'received', and no
// account was named.
test.each([
  ['names the account', [one], 1, 'Received 0.25 ETH on Ethereum Mainnet (Account 1)'],
  [
    'says of a watched account that it is',
    [{ ...one, to: addressOf(2) }],
    1,
    'Account 3 (watch-only) received 0.25 ETH on Ethereum Mainnet',
  ],
  ['says nothing of what came from an own account', [{ ...one, from: addressOf(1) }], 1, undefined],
  [
    'says what came from a watched account',
    [{ ...one, from: addressOf(2) }],
    1,
    'Received 0.25 ETH on Ethereum Mainnet (Account 1)',
  ],
  [
    'counts what came from others',
    [{ ...one, from: addressOf(1) }, one],
    2,
    'Received 0.25 ETH on Ethereum Mainnet (Account 1)',
  ],
])('of several accounts %s', async (_, arrived, arrivedCount, text) => {
  count = 3;
  answers = [{ ...nothing, arrived, arrivedCount }];
  await open();
  expect(toasts()).toEqual(text === undefined ? [] : [text]);
});

test('a notice of a watched account is not titled as something received', async () => {
  permission = 'granted';
  count = 3;
  await open();
  answers = [{ ...nothing, arrived: [{ ...one, to: addressOf(2) }], arrivedCount: 1 }];
  setVisibility('hidden');
  await rest(3 * MINUTE);
  expect(notices).toEqual([
    {
      title: 'Watched account',
      body: 'Account 3 (watch-only) received 0.25 ETH on Ethereum Mainnet',
      tag: one.id,
    },
  ]);
});

test('requests notices, and none in a browser without them: another one gets them', async () => {
  const requested = () => fakeServer.asked('refreshWallet').at(-1);
  await open();
  expect(requested()).toMatchObject({ incoming: { wantsNotices: true } });
  localStorage.setItem('settings.transactionAlerts', 'off');
  await rest(MINUTE);
  expect(requested()).toMatchObject({ incoming: { wantsNotices: false } });
});

// Regression: where the browser shows no notifications of pages, as on Android, the notice appeared in a
// hidden page and disappeared before it was seen.
test('shows it when the page is visible again where the browser cannot', async () => {
  permission = 'granted';
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  await open();
  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  setVisibility('hidden');
  await rest(3 * MINUTE);
  expect(answers).toEqual([]);
  expect(toasts()).toEqual([]);
  setVisibility('visible');
  expect(toasts()).toEqual(['Received 0.25 ETH on Ethereum Mainnet']);
  setVisibility('hidden');
  setVisibility('visible');
  expect(toasts()).toHaveLength(1);
});

// Regression: an answer after a sign-out was shown to the next user.
test('shows nothing that was requested for a user who signed out', async () => {
  let answerLate: (answer: object) => void = () => undefined;
  fakeServer.answer('refreshWallet', () => new Promise((resolve) => (answerLate = resolve)));
  await open();
  sessionEnd.dispatchEvent(new Event('end'));
  answerLate({
    balances: [],
    tokenBalances: [],
    incoming: { answer: { ...nothing, arrived: [one], arrivedCount: 1 } },
  });
  await rest(1_000);
  expect(toasts()).toEqual([]);
});

// Regression: incoming amounts were shown although the balance was hidden.
test.each([
  ['alice', 'Received ETH on Ethereum Mainnet'],
  ['bob', 'Received 0.25 ETH on Ethereum Mainnet'],
])('shows no amount where the balance is hidden (hidden by %s)', async (by, text) => {
  hiddenBalance.write(by, true);
  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  await open();
  expect(toasts()).toEqual([text]);
});

test('shows nothing where it is turned off', async () => {
  localStorage.setItem('settings.transactionAlerts', 'off');
  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  await open();
  expect(toasts()).toEqual([]);
});

test('shows nothing without a confirmed transfer', async () => {
  await open();
  expect(toasts()).toEqual([]);
});

test('uses a browser notification while the page is hidden, where permitted', async () => {
  permission = 'granted';
  await open();
  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  setVisibility('hidden');
  await rest(3 * MINUTE);
  expect(notices).toEqual([
    { title: 'Received', body: 'Received 0.25 ETH on Ethereum Mainnet', tag: one.id },
  ]);
  expect(toasts()).toEqual([]);
});

// Regression: notifications only worked after a reload once the browser's permission was granted.
test('lets it as soon as it may, with the wallet open', async () => {
  await open();
  permission = 'granted';
  act(() => transactionAlerts.notifyListeners());
  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  setVisibility('hidden');
  await rest(3 * MINUTE);
  expect(notices).toHaveLength(1);
});

test('sends no request in a hidden page without that permission', async () => {
  await open();
  setVisibility('hidden');
  const { length } = fakeServer.asked('refreshWallet');
  await rest(10 * MINUTE);
  expect(fakeServer.asked('refreshWallet')).toHaveLength(length);
});

test('reports an unfinished scan, and continues sooner', async () => {
  answers = Array.from({ length: 2 }, () => ({ ...nothing, isCatchingUp: true }));
  render(<IncomingWatch userId="alice" />, { wrapper: AppShell });
  await rest(19_000);
  expect(screen.getByText(/^Loading the transfers/)).toBeTruthy();
  await rest(12_000);
  expect(screen.queryByText(/^Loading the transfers/)).toBeNull();
  expect(fakeServer.asked('refreshWallet')).toHaveLength(3);
});

test('reports when more is read, so that the history is read again', async () => {
  const received = vi.fn();
  scanEnd.addEventListener('end', received);
  answers = [
    { ...nothing, silent: ['polygon'], isCatchingUp: true },
    { ...nothing, silent: ['polygon'] },
  ];
  await open();
  expect(received).toHaveBeenCalledTimes(2);
  await rest(MINUTE);
  expect(received).toHaveBeenCalledTimes(3);
  scanEnd.removeEventListener('end', received);
});

test('splits more accounts than one request accepts', async () => {
  count = 40;
  await open();
  await rest(MINUTE);
  const requested = fakeServer
    .asked('refreshWallet')
    .slice(0, 2)
    .map((input) => (input as { incoming: { addresses: string[] } }).incoming.addresses);
  expect(requested.map(({ length }) => length)).toEqual([30, 10]);
  expect(new Set(requested.flat()).size).toBe(40);
});

describe('a token that takes the name of a known one', () => {
  const COUNTERFEIT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const received = (contract: string) => {
    answers = [
      { ...nothing, arrived: [{ ...one, amount: '500', symbol: 'USDC', contract }], arrivedCount: 1 },
    ];
  };

  // Regression: 'Received 500 USDC' was shown for a counterfeit that had been added.
  test('is shown as unverified in the page', async () => {
    await loadLookalikes();
    received(COUNTERFEIT);
    await open();
    expect(toasts()).toEqual(['Received 500 USDC on Ethereum Mainnet. Not the known USDC']);
    cleanup();
    received('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
    await open();
    expect(toasts()).toContain('Received 500 USDC on Ethereum Mainnet');
  }, 30_000);

  test('is shown as unverified by the browser', async () => {
    await loadLookalikes();
    permission = 'granted';
    await open();
    received(COUNTERFEIT);
    setVisibility('hidden');
    await rest(3 * MINUTE);
    expect(notices).toMatchObject([{ body: 'Received 500 USDC on Ethereum Mainnet. Not the known USDC' }]);
  }, 30_000);
});

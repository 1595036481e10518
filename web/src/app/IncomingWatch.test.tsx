import type { IncomingAnswer } from '@everything-wallet/core/callables/incomingScan';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scanEnd } from '../features/transactions/scanEnd.ts';
import { fakeServer } from '../lib/firebase/testing/fakeServer.ts';
import { batchQuery } from '../lib/refresh/batchQuery.ts';
import { attention } from '../lib/refresh/attention.ts';
import { together } from '../lib/refresh/alignRefetches.ts';
import { networkAttention } from '../lib/refresh/networkAttention.ts';
import { refreshPace } from '../lib/refresh/refreshPace.ts';
import { sessionEnd } from '../lib/session/sessionEnd.ts';
import { loadLookalikes } from '../lib/tokens/useLookalikes.ts';
import { transactionAlerts } from '../lib/storage/transactionAlerts.ts';
import { AppShell } from '../testing/AppShell.tsx';
import { rest } from '../testing/rest.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { hiddenBalance } from '../lib/storage/hiddenBalance.ts';
import { IncomingWatch } from './IncomingWatch.tsx';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ functions: {} }),
}));
let count = 1;
vi.mock('../features/accounts/api/listenToWalletAddresses.ts', () => ({
  listenToWalletAddresses: () => (onData: (accounts: readonly object[]) => void) => {
    onData(
      Array.from({ length: count }, (_, index) => ({ address: addressOf(index), watch_only: index === 2 })),
    );
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

// Regression: the server said that one node alone had answered, and nobody showed it.
test('says of which network one node alone answered, until another one does', async () => {
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

test('asks about the accounts on every network, and says in the page what came in, once', async () => {
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

// Regression: of a known token, too, the notice said what the answer said.
test('tells of a known token what the wallet knows of it', async () => {
  const usdc = {
    ...one,
    amount: '1',
    symbol: 'USDT',
    contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    units: '100000000',
  };
  answers = [{ ...nothing, arrived: [usdc], arrivedCount: 1 }];
  await open();
  expect(toasts()).toEqual(['Received 100 USDC on Ethereum Mainnet']);
});

// Regression: an answer that was lost took its notice with it.
test('says what it has told with the questions after it, and nothing of it again', async () => {
  const told = { ...nothing, arrived: [one], arrivedCount: 1, arrivedIds: [one.id] };
  const other = { ...one, id: 'alice_1_0xcd_coin', amount: '0.5' };
  answers = [
    told,
    { ...nothing, arrived: [other, one], arrivedCount: 2, arrivedIds: [other.id, one.id] },
    nothing,
  ];
  await open();
  expect(toasts()).toEqual(['Received 0.25 ETH on Ethereum Mainnet']);
  await rest(MINUTE);
  expect(toasts()).toContain('Received 0.5 ETH on Ethereum Mainnet');
  expect(toasts().filter((text) => text.includes('came in'))).toEqual([]);
  const ids = fakeServer.asked('refreshWallet').flatMap((asked) => {
    const { incoming } = asked as { incoming?: { told: string[] } };
    return incoming ? [incoming.told] : [];
  });
  expect(ids.slice(0, 3)).toEqual([[], [one.id], expect.arrayContaining([one.id, other.id])]);
  await rest(16 * MINUTE);
  expect(fakeServer.asked('refreshWallet').at(-1)).toMatchObject({ incoming: { told: [] } });
});

test('says that there is more than can be listed, and of which account', async () => {
  answers = [{ ...nothing, tooBusy: [addressOf(0)] }, nothing];
  await open();
  expect(screen.getByRole('status').textContent).toMatch(
    /^0x00000000…00000000 received more transfers today than the history can record\. Your balance is right/,
  );
  await rest(MINUTE);
  expect(screen.queryByText(/than the history can record/)).toBeNull();
});

/** Asks for a balance as the home does. */
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
])('makes no call more where balances are asked for, on %s', async (_, soonMs) => {
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
  const networksAsked = () =>
    fakeServer
      .asked('refreshWallet')
      .map((input) => (input as { incoming: { networks: string[] } }).incoming.networks);
  const all = ['mainnet', 'sepolia', 'polygon-mainnet', 'polygon-amoy'];
  beforeEach(() => networkAttention.select('ethereum'));
  afterEach(() => networkAttention.select(undefined));

  test('are looked at first, and then every three minutes', async () => {
    await open();
    expect(networksAsked()).toEqual([all]);
    await rest(130_000);
    expect(networksAsked().slice(1)).toEqual(Array.from({ length: 5 }, () => ['mainnet']));
    await rest(50_000);
    expect(networksAsked().filter(({ length }) => length > 1)).toEqual([all, all]);
  });

  test('are looked at with each question while a transfer waits there, and while they are not read to the end', async () => {
    answers = [
      { ...nothing, silent: ['sepolia'] },
      { ...nothing, isCatchingUp: true },
    ];
    await open();
    await rest(24_000);
    expect(networksAsked()[1]).toEqual(['mainnet', 'sepolia']);
    await rest(24_000);
    expect(networksAsked()[2]).toEqual(['mainnet', 'sepolia']);
    const stopWaiting = networkAttention.await(['polygon']);
    await rest(24_000);
    expect(networksAsked().at(-1)).toEqual(['mainnet', 'polygon-mainnet']);
    stopWaiting();
  });

  test('on which something came in are told to have changed', async () => {
    const heard: string[] = [];
    const stop = networkAttention.listen(({ network }) => heard.push(network));
    answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
    await open();
    expect(heard).toEqual(['ethereum']);
    stop();
  });
});

test('says of many how many there are', async () => {
  answers = [{ ...nothing, arrived: [one, one], arrivedCount: 41 }];
  await open();
  expect(toasts()).toEqual(['You received 41 transfers: see your history']);
});

// Regression: coins of a watched address, and those moved from one account to another, were 'received', and no account was named.
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

test('asks for notices, and in a browser that gives none for none: another one gets them', async () => {
  const asked = () => fakeServer.asked('refreshWallet').at(-1);
  await open();
  expect(asked()).toMatchObject({ incoming: { wantsNotices: true } });
  localStorage.setItem('settings.transactionAlerts', 'off');
  await rest(MINUTE);
  expect(asked()).toMatchObject({ incoming: { wantsNotices: false } });
});

// Regression: where the browser shows no notices of pages, as on Android, it was said in a hidden page, and gone before anybody looked.
test('says it when the page is looked at again where the browser cannot', async () => {
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

// Regression: an answer that came after somebody had signed out was told to whoever signed in next.
test('says nothing of what was asked for somebody who has left', async () => {
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

// Regression: whoever had hidden the balance had every amount that came in on the screen.
test.each([
  ['alice', 'Received ETH on Ethereum Mainnet'],
  ['bob', 'Received 0.25 ETH on Ethereum Mainnet'],
])('where the balance is hidden, says no amount (hidden by %s)', async (by, text) => {
  hiddenBalance.write(by, true);
  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  await open();
  expect(toasts()).toEqual([text]);
});

test('says nothing where it is turned off', async () => {
  localStorage.setItem('settings.transactionAlerts', 'off');
  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  await open();
  expect(toasts()).toEqual([]);
});

test('says nothing where nothing came in for certain', async () => {
  await open();
  expect(toasts()).toEqual([]);
});

test('lets the browser say it while the page is hidden, where it may', async () => {
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

// Regression: whoever let the browser was told nothing until the wallet was opened anew.
test('lets it as soon as it may, with the wallet open', async () => {
  await open();
  permission = 'granted';
  act(() => transactionAlerts.tell());
  answers = [{ ...nothing, arrived: [one], arrivedCount: 1 }];
  setVisibility('hidden');
  await rest(3 * MINUTE);
  expect(notices).toHaveLength(1);
});

test('asks nothing in a hidden page where the browser may say nothing', async () => {
  await open();
  setVisibility('hidden');
  const { length } = fakeServer.asked('refreshWallet');
  await rest(10 * MINUTE);
  expect(fakeServer.asked('refreshWallet')).toHaveLength(length);
});

test('says that it is still reading, and goes on sooner', async () => {
  answers = Array.from({ length: 2 }, () => ({ ...nothing, isCatchingUp: true }));
  render(<IncomingWatch userId="alice" />, { wrapper: AppShell });
  await rest(19_000);
  expect(screen.getByText(/^Loading the transfers/)).toBeTruthy();
  await rest(12_000);
  expect(screen.queryByText(/^Loading the transfers/)).toBeNull();
  expect(fakeServer.asked('refreshWallet')).toHaveLength(3);
});

test('says when something is read that was not, so that the history is read anew', async () => {
  const heard = vi.fn();
  scanEnd.addEventListener('end', heard);
  answers = [
    { ...nothing, silent: ['polygon'], isCatchingUp: true },
    { ...nothing, silent: ['polygon'] },
  ];
  await open();
  expect(heard).toHaveBeenCalledTimes(2);
  await rest(MINUTE);
  expect(heard).toHaveBeenCalledTimes(3);
  scanEnd.removeEventListener('end', heard);
});

test('asks about more accounts than one question takes one part after the other', async () => {
  count = 40;
  await open();
  await rest(MINUTE);
  const asked = fakeServer
    .asked('refreshWallet')
    .slice(0, 2)
    .map((input) => (input as { incoming: { addresses: string[] } }).incoming.addresses);
  expect(asked.map(({ length }) => length)).toEqual([30, 10]);
  expect(new Set(asked.flat()).size).toBe(40);
});

describe('a token that takes the name of a known one', () => {
  const COUNTERFEIT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const came = (contract: string) => {
    answers = [
      { ...nothing, arrived: [{ ...one, amount: '500', symbol: 'USDC', contract }], arrivedCount: 1 },
    ];
  };

  // Regression: 'Received 500 USDC' was said of a counterfeit that had been added.
  test('is named as none of it in the page', async () => {
    await loadLookalikes();
    came(COUNTERFEIT);
    await open();
    expect(toasts()).toEqual(['Received 500 USDC on Ethereum Mainnet. Not the known USDC']);
    cleanup();
    came('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
    await open();
    expect(toasts()).toContain('Received 500 USDC on Ethereum Mainnet');
  }, 30_000);

  test('is named as none of it by the browser', async () => {
    await loadLookalikes();
    permission = 'granted';
    await open();
    came(COUNTERFEIT);
    setVisibility('hidden');
    await rest(3 * MINUTE);
    expect(notices).toMatchObject([{ body: 'Received 500 USDC on Ethereum Mainnet. Not the known USDC' }]);
  }, 30_000);
});

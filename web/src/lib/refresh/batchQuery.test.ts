// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { fakeServer } from '../firebase/testing/fakeServer.ts';
import { sessionEnd } from '../session/sessionEnd.ts';
import { loadTokenList } from '../tokens/tokenList.ts';
import { announceQuestions, batchQuery, GATHERING_MS } from './batchQuery.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../tokens/tokenList.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../tokens/tokenList.ts')>();
  return { ...original, loadTokenList: vi.fn(original.loadTokenList) };
});

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const WETH = networks[0].wrappedCoin;
const market = {
  prices: [{ usd: 3000, change24h: 1 }],
  source: 'sample',
  asOf: '2026-11-21T10:00:00.000Z',
  ageMs: 0,
};

/** Answers as the server does, with the changes of a test. */
function serve(changes: Record<string, unknown> = {}) {
  fakeServer.answer('refreshWallet', (input) => {
    const { balances, tokenBalances, tokenPrices, settling } = input as Record<string, unknown[] | undefined>;
    return {
      balances: balances?.map((_, index) => ({ answer: { balance: String(index + 1) } })),
      tokenBalances: tokenBalances?.map((_, index) => ({
        answer: { balance: `0.${index + 1}`, decimals: 6 },
      })),
      ...(tokenPrices && { tokenPrices: { answer: market } }),
      ...(settling && { settling: { answer: { pending: 2 } } }),
      ...changes,
    };
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  serve();
});
afterEach(() => {
  sessionEnd.dispatchEvent(new Event('end'));
  vi.useRealTimers();
  fakeServer.reset();
});

const coin = (network: 'mainnet' | 'sepolia' = 'mainnet') =>
  batchQuery('balances', { address: ADDRESS, network });
const token = () => batchQuery('tokenBalances', { address: ADDRESS, contract: TOKEN, network: 'mainnet' });
const tokens = [{ network: 'mainnet' as const, contract: TOKEN }];
const prices = () => batchQuery('tokenPrices', { tokens });
const settling = () => batchQuery('settling', {});

describe('the token list', () => {
  const ask = (tokens: string[]) =>
    batchQuery('holdings', { network: 'mainnet', addresses: [ADDRESS], tokens }).catch(() => undefined);
  beforeEach(() => vi.mocked(loadTokenList).mockClear());

  test('is loaded while the server answers about a token outside the own table', async () => {
    const answer = ask([TOKEN]);
    expect(loadTokenList).toHaveBeenCalledOnce();
    await answer;
  });

  test('is not loaded for coins and own tokens', async () => {
    const answer = ask([WETH]);
    expect(loadTokenList).not.toHaveBeenCalled();
    await answer;
  });
});

describe('holdings', () => {
  const ask = (network: 'mainnet' | 'sepolia') => batchQuery('holdings', { network, addresses: [ADDRESS] });
  const heldOn = (network: string) => ({
    block: { number: network.length, time: 0 },
    ageMs: 0,
    nodes: { configured: 1, answered: 1, needed: 1 },
    holdings: [],
    tokens: [],
    isDiscoveryWhole: true,
    discoversNext: 0,
  });
  beforeEach(() => {
    fakeServer.answer('refreshWallet', (input) => {
      const { balances = [], holdings } = input as {
        balances?: unknown[];
        holdings: { network: string }[];
      };
      return {
        balances: balances.map(() => ({ answer: { balance: '1' } })),
        tokenBalances: [],
        holdings: holdings.map(({ network }) => ({ answer: heldOn(network) })),
      };
    });
  });

  test('are requested with the common call, even alone, on all networks in one call', async () => {
    const answers = await Promise.all([ask('mainnet'), coin(), ask('sepolia')]);
    expect(answers).toEqual([heldOn('mainnet'), { balance: '1' }, heldOn('sepolia')]);
    await ask('mainnet');
    expect(fakeServer.askedNames()).toEqual(['refreshWallet', 'refreshWallet']);
  });

  test('are requested once per network in a call: further accounts need another one', async () => {
    await Promise.all([ask('mainnet'), ask('mainnet'), ask('sepolia')]);
    const requested = fakeServer.asked('refreshWallet') as { holdings: { network: string }[] }[];
    expect(requested.map(({ holdings }) => holdings.map(({ network }) => network))).toEqual([
      ['mainnet', 'sepolia'],
      ['mainnet'],
    ]);
  });

  test('on a network that is slower than the rest are requested again separately, and awaited', async () => {
    const late = { failure: { code: 'deadline-exceeded', message: 'This takes longer than the rest.' } };
    fakeServer.answer('refreshWallet', (input) => {
      const { balances = [], holdings } = input as {
        balances?: unknown[];
        holdings: { network: string }[];
      };
      return {
        balances: balances.map(() => ({ answer: { balance: '1' } })),
        tokenBalances: [],
        holdings: holdings.map(({ network }) =>
          network === 'sepolia' && balances.length > 0 ? late : { answer: heldOn(network) },
        ),
      };
    });
    const answers = await Promise.all([ask('mainnet'), ask('sepolia'), coin()]);
    expect(answers).toEqual([heldOn('mainnet'), heldOn('sepolia'), { balance: '1' }]);
    const requested = fakeServer.asked('refreshWallet') as { holdings: { network: string }[] }[];
    expect(requested.map(({ holdings }) => holdings.map(({ network }) => network))).toEqual([
      ['mainnet', 'sepolia'],
      ['sepolia'],
    ]);
  });

  test('that are late even alone are a failure, without endless retries', async () => {
    fakeServer.answer('refreshWallet', () => ({
      balances: [],
      tokenBalances: [],
      holdings: [{ failure: { code: 'deadline-exceeded', message: '' } }],
    }));
    await expect(ask('mainnet')).rejects.toMatchObject({ code: 'deadline-exceeded' });
    expect(fakeServer.askedNames()).toEqual(['refreshWallet']);
  });

  test('missing from the answer are a failure, and nothing else is', async () => {
    fakeServer.answer('refreshWallet', () => ({
      balances: [{ answer: { balance: '1' } }],
      tokenBalances: [],
    }));
    const [held, balance] = await Promise.allSettled([ask('mainnet'), coin()]);
    expect(held).toMatchObject({ status: 'rejected', reason: { code: 'data-loss' } });
    expect(balance).toMatchObject({ status: 'fulfilled' });
  });
});

describe('requests of the same moment', () => {
  test('are one call, and each has its own answer', async () => {
    const answers = await Promise.all([coin(), token(), coin('sepolia'), prices(), settling()]);
    expect(answers).toEqual([
      { balance: '1' },
      { balance: '0.1', decimals: 6 },
      { balance: '2' },
      market,
      { pending: 2 },
    ]);
    expect(fakeServer.askedNames()).toEqual(['refreshWallet']);
    expect(fakeServer.asked('refreshWallet')).toEqual([
      {
        balances: [
          { address: ADDRESS, network: 'mainnet' },
          { address: ADDRESS, network: 'sepolia' },
        ],
        tokenBalances: [{ address: ADDRESS, contract: TOKEN, network: 'mainnet' }],
        tokenPrices: { tokens },
        settling: {},
      },
    ]);
  });

  test('is divided where it is more than a call takes', async () => {
    await Promise.all(Array.from({ length: 45 }, () => token()));
    expect(fakeServer.askedNames()).toEqual(['refreshWallet', 'refreshWallet', 'refreshWallet']);
    const sizes = fakeServer
      .asked('refreshWallet')
      .map((call) => (call as { tokenBalances: unknown[] }).tokenBalances.length);
    expect(sizes).toEqual([20, 20, 5]);
  });

  test('for incoming transfers use the common call, even alone', async () => {
    const looked = {
      arrived: [],
      arrivedCount: 0,
      arrivedIds: [],
      isCatchingUp: false,
      late: [],
      backfills: [],
      silent: [],
      tooBusy: [],
      unconfirmed: [],
      watched: [],
    };
    serve({ incoming: { answer: looked } });
    const ask = () => batchQuery('incoming', { addresses: [ADDRESS], networks: ['mainnet'] });
    expect(await ask()).toEqual(looked);
    expect(await Promise.all([ask(), coin()])).toEqual([looked, { balance: '1' }]);
    expect(fakeServer.asked('refreshWallet')).toMatchObject([
      { balances: [], incoming: { addresses: [ADDRESS], networks: ['mainnet'] } },
      { balances: [{ address: ADDRESS }], incoming: { addresses: [ADDRESS], networks: ['mainnet'] } },
    ]);
  });

  test.each([
    ['getBalance', coin, { balance: '5' }],
    ['getTokenBalance', token, { balance: '5', decimals: 0 }],
    ['reconcileTransactions', settling, { pending: 0 }],
  ] as const)('alone use %s', async (name, ask, answer) => {
    fakeServer.answer(name, () => answer);
    expect(await ask()).toEqual(answer);
    expect(fakeServer.askedNames()).toEqual([name]);
  });
});

describe('announced requests', () => {
  /** Settles pending promises, and advances the time. */
  const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  beforeEach(() => {
    vi.useRealTimers();
    vi.useFakeTimers();
  });

  test('are awaited, and sent with the same call', async () => {
    const stop = announceQuestions();
    const answers = [coin()];
    await rest(GATHERING_MS - 1);
    expect(fakeServer.askedNames()).toEqual([]);
    stop();
    answers.push(coin('sepolia'));
    expect(await Promise.all(answers)).toEqual([{ balance: '1' }, { balance: '2' }]);
    expect(fakeServer.askedNames()).toEqual(['refreshWallet']);
  });

  test('by several are awaited until the last is sent; a repeated end counts once', async () => {
    const ends = [announceQuestions(), announceQuestions()];
    const answers = [coin()];
    ends[0]?.();
    ends[0]?.();
    await rest(10);
    expect(fakeServer.askedNames()).toEqual([]);
    ends[1]?.();
    answers.push(coin());
    await Promise.all(answers);
    expect(fakeServer.askedNames()).toEqual(['refreshWallet']);
  });

  test('is waited for no longer than a moment', async () => {
    const stop = announceQuestions();
    fakeServer.answer('getBalance', () => ({ balance: '1' }));
    const first = coin();
    await rest(GATHERING_MS);
    expect(await first).toEqual({ balance: '1' });
    // The next request begins a new batch.
    const second = Promise.all([coin(), prices()]);
    await rest(GATHERING_MS - 1);
    expect(fakeServer.askedNames()).toEqual(['getBalance']);
    await rest(1);
    await second;
    expect(fakeServer.askedNames()).toEqual(['getBalance', 'refreshWallet']);
    stop();
  });

  test('that are never sent do not delay the others', async () => {
    announceQuestions()();
    fakeServer.answer('getBalance', () => ({ balance: '1' }));
    expect(await coin()).toEqual({ balance: '1' });
    await rest(GATHERING_MS);
    expect(fakeServer.askedNames()).toEqual(['getBalance']);
  });
});

test('a scan for incoming transfers that is slower than balances fails alone, and waits for the next request', async () => {
  serve({ incoming: undefined });
  const question = { addresses: [ADDRESS], networks: ['mainnet' as const] };
  const [balance, look] = await Promise.allSettled([coin(), batchQuery('incoming', question)]);
  expect(balance).toMatchObject({ value: { balance: '1' } });
  expect(look).toMatchObject({ reason: { code: 'data-loss' } });
  expect(fakeServer.askedNames()).toEqual(['refreshWallet']);
});

describe('a failure', () => {
  test('affects no other request', async () => {
    const failure = {
      code: 'unavailable',
      message: 'The network did not answer.',
      details: { reason: 'networkUnavailable' },
    };
    serve({ balances: [{ failure }] });
    const [balance, price] = await Promise.allSettled([coin(), prices()]);
    expect(balance).toMatchObject({
      reason: {
        code: 'unavailable',
        reason: 'networkUnavailable',
        serverMessage: 'The network did not answer.',
      },
    });
    expect(price).toMatchObject({ value: market });
  });

  test('fails for all when the call does', async () => {
    fakeServer.answer('refreshWallet', () => {
      throw fakeServer.failure('unauthenticated', 'Sign in to continue.', 'signInNeeded');
    });
    const answers = await Promise.allSettled([coin(), token(), prices(), settling()]);
    for (const answer of answers) expect(answer).toMatchObject({ reason: { reason: 'signInNeeded' } });
  });

  test.each([
    ['no part for it', { balances: [] }],
    ['no list', { balances: undefined }],
    ['a part of another kind', { balances: [{ answer: { pending: 1 } }] }],
    ['a part of nothing', { balances: [null] }],
  ])('fails, and is no zero, on %s', async (_, changes) => {
    serve(changes);
    const [balance] = await Promise.allSettled([coin(), prices()]);
    expect(balance).toMatchObject({ status: 'rejected', reason: { code: 'data-loss' } });
  });

  test('by a rate limit is not retried until its wait is over, and the rest continues', async () => {
    const failure = {
      code: 'resource-exhausted',
      message: 'You have asked a lot.',
      details: { reason: 'tooManyRequests', retryAfterSeconds: 30 },
    };
    serve({ balances: [{ failure }] });
    const [balance, settled] = await Promise.allSettled([coin(), settling()]);
    expect(balance).toMatchObject({ reason: { reason: 'tooManyRequests', retryAfterSeconds: 30 } });
    expect(settled).toMatchObject({ value: { pending: 2 } });
    await expect(coin()).rejects.toMatchObject({ reason: 'tooManyRequests' });
    expect(fakeServer.askedNames()).toEqual(['refreshWallet']);
    vi.setSystemTime(Date.now() + 30_000);
    fakeServer.answer('getBalance', () => ({ balance: '7' }));
    expect(await coin()).toEqual({ balance: '7' });
  });
});

// Regression: the rate limit of one user blocked the next at this browser, and waiting requests were sent
// without a session.
describe('the end of a session', () => {
  const end = () => sessionEnd.dispatchEvent(new Event('end'));

  test('ends the rate limits of the former user, including pending ones', async () => {
    const refused = fakeServer.tooManyRequests(30);
    fakeServer.answer('getBalance', () => {
      throw refused;
    });
    await expect(coin()).rejects.toMatchObject({ reason: 'tooManyRequests' });
    end();
    const late = deferred<unknown>();
    fakeServer.answer('getBalance', () => late.promise);
    const requested = coin();
    await vi.waitFor(() => expect(fakeServer.askedNames()).toHaveLength(2));
    end();
    late.reject(refused);
    await expect(requested).rejects.toMatchObject({ reason: 'tooManyRequests' });
    fakeServer.answer('getBalance', () => ({ balance: '7' }));
    expect(await coin()).toEqual({ balance: '7' });
  });

  test('drops the queue', async () => {
    const stop = announceQuestions();
    const requested = expect(Promise.all([coin(), prices()])).rejects.toMatchObject({ code: 'cancelled' });
    await Promise.resolve();
    end();
    stop();
    await requested;
    expect(fakeServer.askedNames()).toEqual([]);
  });
});

describe('prices of tokens that are slower than balances', () => {
  test('are requested again, where the server loads them, and do not delay balances', async () => {
    const late = deferred<unknown>();
    const withoutPrices = { balances: [{ answer: { balance: '1' } }], tokenBalances: [] };
    fakeServer.answer('refreshWallet', (input) =>
      (input as { balances: unknown[] }).balances.length > 0 ? withoutPrices : late.promise,
    );
    const [balance, price] = [coin(), prices()];
    expect(await balance).toEqual({ balance: '1' });
    late.resolve({ balances: [], tokenBalances: [], tokenPrices: { answer: market } });
    expect(await price).toEqual(market);
    expect(fakeServer.asked('refreshWallet').slice(1)).toEqual([
      { balances: [], tokenBalances: [], tokenPrices: { tokens } },
    ]);
  });

  test('fail where they are not answered by themselves either', async () => {
    serve({ tokenPrices: undefined });
    const [, price] = await Promise.allSettled([coin(), prices()]);
    expect(price).toMatchObject({ reason: { code: 'data-loss' } });
    expect(fakeServer.askedNames()).toEqual(['refreshWallet', 'refreshWallet']);
  });
});

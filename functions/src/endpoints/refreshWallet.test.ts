import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../errors/ServiceError.ts';
import { noteUsage } from '../requests/usage.ts';
import { refreshWallet } from './refreshWallet.ts';

const findMaintenance = vi.hoisted(() =>
  vi.fn(() => Promise.resolve({ read_only: false, paused: [] as string[], message: '' })),
);
vi.mock('../data/findMaintenance.ts', () => ({ findMaintenance }));

const market = {
  prices: { ETH: { usd: 3000, change24h: 1 } },
  source: 'sample',
  asOf: '2026-11-21T10:00:00.000Z',
  ageMs: 0,
};
const getPrices = vi.fn<() => Promise<unknown>>();
const getTokenPrices = vi.fn<(tokens: unknown) => Promise<unknown>>();
const getSeries = vi.fn<(assets: unknown, days: unknown) => Promise<unknown>>();
const getBalance = vi.fn<() => Promise<bigint>>();

const scan = vi.fn<(userId: string, question: unknown, isAwaited: () => boolean) => Promise<unknown>>();

vi.mock('../services/incoming/configuredScanner.ts', () => ({ configuredScanner: () => ({ scan }) }));
type Reported = (address: string) => bigint | undefined;
const readHoldings =
  vi.fn<(question: { network: string }, hear: (coinOf: Reported) => void) => Promise<unknown>>();

vi.mock('../services/holdings/createHoldingsAsker.ts', () => ({ createHoldingsAsker: () => readHoldings }));
const quote = vi.fn<() => Promise<unknown>>();

vi.mock('../services/swaps/quoterOf.ts', () => ({
  quoterOf: (network: string) => (network === 'mainnet' ? { quote } : undefined),
}));
const simulate = vi.fn<(question: unknown) => Promise<unknown>>();
const readApprovals = vi.fn<(question: unknown) => Promise<unknown>>();

vi.mock('../services/simulation/simulatorOf.ts', () => ({ simulatorOf: () => ({ simulate }) }));
vi.mock('../services/approvals/approvalsOf.ts', () => ({ approvalsOf: () => ({ read: readApprovals }) }));
const consumeRateLimit = vi.hoisted(() =>
  vi.fn<(...call: unknown[]) => Promise<void>>(() => Promise.resolve()),
);
const readNfts = vi.fn<() => Promise<unknown>>();
vi.mock('../services/nfts/nftsOf.ts', () => ({ nftsOf: () => ({ read: readNfts }) }));
vi.mock('./consumeRateLimit.ts', () => ({ consumeRateLimit }));
const requireLeft = vi.hoisted(() => vi.fn<(userId: string) => void>());
vi.mock('../services/limits/configuredBudget.ts', () => ({
  configuredBudget: { require: requireLeft, spend: (_: string, work: () => unknown) => work() },
}));
vi.mock('../services/prices/configuredPrices.ts', () => ({
  configuredPrices: () => ({ getPrices }),
  configuredMarket: () => ({ tokens: { getPrices: getTokenPrices }, past: { getSeries } }),
}));
vi.mock('../services/chain/clientOf.ts', () => ({
  chainOf: () => ({
    getBalance,
    hasCode: () => Promise.resolve({ value: true, isAgreed: true }),
    callUnanimous: () => Promise.resolve('0x'),
  }),
}));

const slow = <Answer>(ms: number, answer: Answer) =>
  new Promise<Answer>((resolve) => setTimeout(() => resolve(answer), ms));
const balances = [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', network: 'mainnet' }];
const prices = { symbols: ['ETH'] };

/** Returns the answer, and the ms it took. */
async function ask(data: unknown) {
  const asked = Date.now();
  const request = { auth: { uid: 'user' }, data };
  const answer = (refreshWallet as unknown as { run(request: unknown): Promise<unknown> }).run(request);
  const after = answer.then((what) => ({ what, ms: Date.now() - asked }));
  await vi.advanceTimersByTimeAsync(10_000);
  return after;
}

beforeEach(() => {
  vi.useFakeTimers();
  getBalance.mockImplementation(() => slow(100, 10n ** 18n));
});
afterEach(() => vi.useRealTimers());

describe('a source of prices that is slow', () => {
  it('delays a balance by no more than a moment', async () => {
    getPrices.mockImplementation(() => slow(5_000, market));
    const { what, ms } = await ask({ balances, prices });
    expect(what).toEqual({ balances: [{ answer: { balance: '1' } }], tokenBalances: [] });
    expect(ms).toBe(600);
  });

  it('is awaited if only prices are requested', async () => {
    getPrices.mockImplementation(() => slow(5_000, market));
    const { what, ms } = await ask({ prices });
    expect(what).toMatchObject({ prices: { answer: market } });
    expect(ms).toBe(5_000);
  });

  it('is awaited as long as the balances take, and a moment', async () => {
    getBalance.mockImplementation(() => slow(2_000, 10n ** 18n));
    getPrices.mockImplementation(() => slow(2_400, market));
    const { what, ms } = await ask({ balances, prices });
    expect(what).toMatchObject({ balances: [{ answer: { balance: '1' } }], prices: { answer: market } });
    expect(ms).toBe(2_400);
  });
});

const answers = {
  tokenPrices: { prices: [null], source: 'sample', asOf: market.asOf, ageMs: 0 },
  pastPrices: { series: [{ points: [[1, 2.5]] }], source: 'sample', asOf: market.asOf },
};

describe.each([
  ['prices of tokens', 'tokenPrices', { tokens: [{ network: 'mainnet', contract: balances[0]?.address }] }],
  ['past prices', 'pastPrices', { assets: [{ symbol: 'ETH' }], days: 7 }],
] as const)('%s', (_, part, question) => {
  const answerAfter = (ms: number) => {
    getTokenPrices.mockImplementation(() => slow(ms, answers.tokenPrices));
    getSeries.mockImplementation(() => slow(ms, answers.pastPrices));
  };

  it('are answered beside everything else', async () => {
    answerAfter(100);
    expect((await ask({ balances, [part]: question })).what).toEqual({
      balances: [{ answer: { balance: '1' } }],
      tokenBalances: [],
      [part]: { answer: answers[part] },
    });
  });

  it('do not delay a balance, and are awaited if requested alone', async () => {
    answerAfter(5_000);
    const together = await ask({ balances, [part]: question });
    expect(together).toEqual({
      what: { balances: [{ answer: { balance: '1' } }], tokenBalances: [] },
      ms: 600,
    });
    expect(await ask({ [part]: question })).toMatchObject({
      what: { [part]: { answer: answers[part] } },
      ms: 5_000,
    });
  });
});

it.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [200, 20],
])('prices of %i tokens count as %i questions', async (count, units) => {
  getTokenPrices.mockImplementation(() => slow(1, answers.tokenPrices));
  consumeRateLimit.mockClear();
  const tokens = Array.from({ length: count }, () => ({
    network: 'mainnet',
    contract: balances[0]?.address,
  }));
  await ask({ tokenPrices: { tokens } });
  expect(consumeRateLimit.mock.calls.map(([, cost]) => cost)).toEqual([{ budget: 'read', units }]);
});

it('past prices have no more points than a chart shows, with the first and the last', async () => {
  const points = Array.from({ length: 750 }, (_, index) => [index + 1, 2]);
  getSeries.mockResolvedValue({ ...answers.pastPrices, series: [{ points }, null] });
  const { what } = await ask({ pastPrices: { assets: [{ symbol: 'ETH' }, { symbol: 'BTC' }], days: 30 } });
  const { answer } = (what as { pastPrices: { answer: { series: ({ points: unknown[] } | null)[] } } })
    .pastPrices;
  expect(answer.series[0]?.points).toHaveLength(180);
  expect([answer.series[0]?.points[0], answer.series[0]?.points.at(-1)]).toEqual([points[0], points.at(-1)]);
  expect(answer.series[1]).toBeNull();
});

describe('a slow scan for incoming transfers', () => {
  const incoming = { addresses: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'], networks: ['mainnet'] };
  const found = { arrived: [], arrivedCount: 0, isCatchingUp: false, silent: [], backfills: [] };
  let isAwaited: boolean | undefined;
  const lookFor = (ms: number) => {
    scan.mockImplementation(async (_user, _question, awaits) => {
      await slow(ms, found);
      isAwaited = awaits();
      return found;
    });
  };

  it('does not delay a balance for long, and knows that the caller no longer waits', async () => {
    lookFor(5_000);
    const { what, ms } = await ask({ balances, incoming });
    expect(what).toEqual({ balances: [{ answer: { balance: '1' } }], tokenBalances: [] });
    expect(ms).toBe(2_100);
    expect(isAwaited).toBe(false);
  });

  it.each([
    ['it is asked for alone', 5_000, { incoming }],
    ['it takes little longer than the rest', 1_500, { balances, incoming }],
  ])('is answered if %s', async (_, ms, question) => {
    lookFor(ms);
    const asked = await ask(question);
    expect(asked.what).toMatchObject({ incoming: { answer: found } });
    expect(asked.ms).toBe(ms);
    expect(isAwaited).toBe(true);
  });
});

it('a scan for incoming transfers counts as reading, and has no count of its own', async () => {
  scan.mockResolvedValue({ arrived: [], arrivedCount: 0, isCatchingUp: false, silent: [], backfills: [] });
  consumeRateLimit.mockClear();
  const incoming = { addresses: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'], networks: ['mainnet'] };
  await ask({ balances, incoming });
  expect(consumeRateLimit.mock.calls.map(([, cost]) => cost)).toEqual([{ budget: 'read', units: 2 }]);
});

it('reports why prices are missing, beside the balances', async () => {
  getPrices.mockRejectedValue(new Error('down'));
  const { what } = await ask({ balances, prices });
  expect(what).toMatchObject({
    balances: [{ answer: { balance: '1' } }],
    prices: { failure: { code: 'internal' } },
  });
});

describe('holdings', () => {
  const addresses = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'];
  const nothing = {
    block: null,
    ageMs: null,
    nodes: { configured: 3, answered: 0, needed: 2 },
    holdings: [],
    tokens: [],
    isDiscoveryWhole: true,
    discoversNext: 0,
  };
  const holdings = [
    { network: 'mainnet', addresses },
    { network: 'base', addresses },
  ];

  it('are answered per network, in the requested order, beside one that fails', async () => {
    readHoldings.mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce(nothing);
    const { what } = await ask({ holdings, balances });
    expect(what).toMatchObject({
      balances: [{ answer: { balance: '1' } }],
      holdings: [{ failure: { code: 'internal' } }, { answer: nothing }],
    });
  });

  it('do not delay a balance for long: a slow network is reported as such, and the others are answered', async () => {
    readHoldings
      .mockImplementationOnce(() => slow(5_000, nothing))
      .mockImplementationOnce(() => slow(100, nothing));
    const { what, ms } = await ask({ holdings, balances });
    // Half a second for the balance from there, then its own request, and a second.
    expect(ms).toBe(1_600);
    expect(what).toMatchObject({
      balances: [{ answer: { balance: '1' } }],
      holdings: [{ failure: { code: 'deadline-exceeded' } }, { answer: nothing }],
    });
  });

  describe('of an account whose balance is requested too', () => {
    const hearAfter = (ms: number, coinOf: Reported) =>
      readHoldings.mockImplementation(async ({ network }, hear) => {
        await slow(ms, nothing);
        if (network === 'mainnet') hear(coinOf);
        return slow(100, nothing);
      });
    beforeEach(() => getBalance.mockClear());

    it('are read from the nodes once', async () => {
      hearAfter(200, (address) => (address === addresses[0] ? 3n * 10n ** 18n : undefined));
      const { what, ms } = await ask({ holdings, balances });
      expect(what).toMatchObject({ balances: [{ answer: { balance: '3' } }] });
      expect(getBalance).not.toHaveBeenCalled();
      expect(ms).toBe(300);
    });

    it.each([
      ['that does not settle it', 200, { holdings }],
      ['that takes too long', 600, { holdings }],
      ['of another network', 10, { holdings: holdings.slice(1) }],
      ['that looks for tokens, which takes longer', 10, { holdings: [{ ...holdings[0], discovers: true }] }],
    ])('is read separately beside an answer %s', async (name, ms, question) => {
      hearAfter(ms, () => (name === 'that does not settle it' ? undefined : 3n * 10n ** 18n));
      const { what } = await ask({ ...question, balances });
      expect(what).toMatchObject({ balances: [{ answer: { balance: '1' } }] });
      expect(getBalance).toHaveBeenCalledOnce();
    });

    it('is read separately if the holdings fail', async () => {
      readHoldings.mockRejectedValue(new Error('broken'));
      const { what } = await ask({ holdings, balances });
      expect(what).toMatchObject({ balances: [{ answer: { balance: '1' } }] });
    });
  });

  it('is awaited if nothing else is requested', async () => {
    readHoldings.mockImplementation(() => slow(5_000, nothing));
    const { what, ms } = await ask({ holdings });
    expect(ms).toBe(5_000);
    expect(what).toMatchObject({ holdings: [{ answer: nothing }, { answer: nothing }] });
  });

  it('waits for no source of prices', async () => {
    readHoldings.mockImplementation(() => slow(100, nothing));
    getPrices.mockImplementation(() => slow(5_000, market));
    expect((await ask({ holdings, prices })).ms).toBe(600);
  });
});

describe('a recipient', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

  it('is answered beside everything else', async () => {
    const { what } = await ask({ balances, recipient: { network: 'polygon-mainnet', address } });
    expect(what).toEqual({
      balances: [{ answer: { balance: '1' } }],
      tokenBalances: [],
      recipient: { answer: { address, isContract: true } },
    });
  });

  it('whose name leads nowhere is a failure of its own', async () => {
    const { what } = await ask({ balances, recipient: { network: 'mainnet', name: 'anna.eth' } });
    expect(what).toMatchObject({
      balances: [{ answer: { balance: '1' } }],
      recipient: { failure: { code: 'failed-precondition', details: { reason: 'refused' } } },
    });
  });
});

describe('a quote of a swap', () => {
  const swapQuote = {
    network: 'mainnet',
    sell: null,
    buy: balances[0]?.address,
    amount: '5',
    slippageBps: 50,
  };
  const none = { status: 'none', reason: 'noRoute' };
  const answerAfter = (ms: number) => quote.mockImplementation(() => slow(ms, none));

  it('is answered beside everything else, and counts by its own units', async () => {
    consumeRateLimit.mockClear();
    answerAfter(100);
    expect((await ask({ balances, swapQuote })).what).toEqual({
      balances: [{ answer: { balance: '1' } }],
      tokenBalances: [],
      swapQuote: { answer: none },
    });
    expect(consumeRateLimit.mock.calls.map(([, cost]) => cost)).toContainEqual({ budget: 'quote', units: 6 });
  });

  it('does not delay a balance if it is slow, and is awaited if requested alone', async () => {
    answerAfter(4_000);
    const together = await ask({ balances, swapQuote });
    expect(together.what).toMatchObject({
      balances: [{ answer: { balance: '1' } }],
      swapQuote: { failure: { code: 'deadline-exceeded' } },
    });
    expect(together.ms).toBe(1_100);
    const alone = await ask({ swapQuote });
    expect(alone.what).toMatchObject({ swapQuote: { answer: none } });
    expect(alone.ms).toBe(4_000);
  });

  it('is missing on a network without an exchange', async () => {
    const { what } = await ask({ swapQuote: { ...swapQuote, network: 'polygon-amoy' } });
    expect(what).toMatchObject({ swapQuote: { answer: { status: 'none', reason: 'noExchange' } } });
  });
});

describe('simulations and approvals', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const simulation = { network: 'mainnet', from: address, to: address };
  const approvals = { network: 'mainnet', addresses: [address] };
  const simulated = {
    digest: `0x${'0'.repeat(64)}`,
    block: null,
    nodes: { configured: 2, answered: 0, needed: 2, agreeing: 0 },
    agreement: 'unknown',
    outcome: null,
  };
  const approved = {
    block: null,
    nodes: { configured: 2, answered: 1, answeredLogs: 0, needed: 1 },
    approvals: [],
    tokens: [],
    read: null,
    logs: 'refused',
    leftOut: 0,
  };

  it('are answered beside everything else, however long they take', async () => {
    simulate.mockImplementation(() => slow(3_000, simulated));
    readApprovals.mockImplementation(() => slow(4_000, approved));
    const { what, ms } = await ask({ balances, simulation, approvals });
    expect(what).toEqual({
      balances: [{ answer: { balance: '1' } }],
      tokenBalances: [],
      simulation: { answer: simulated },
      approvals: { answer: approved },
    });
    expect(ms).toBe(4_000);
  });

  it('are read as requested', async () => {
    simulate.mockResolvedValue(simulated);
    readApprovals.mockResolvedValue(approved);
    await ask({ simulation, approvals });
    expect(simulate).toHaveBeenLastCalledWith({ ...simulation, value: '0', data: '0x', watched: [] });
    expect(readApprovals).toHaveBeenLastCalledWith({ ...approvals, read: null, known: [] });
  });

  // Regression: a form's quotes and a card's scans used up the calls that the dialog needs to simulate what
  // is signed.
  it("count separately from an open wallet's polling, and from quotes", async () => {
    simulate.mockResolvedValue(simulated);
    readApprovals.mockResolvedValue(approved);
    consumeRateLimit.mockClear();
    await ask({ simulation, approvals });
    expect(consumeRateLimit.mock.calls.map(([, cost]) => cost)).toEqual([
      { budget: 'simulate', units: 6 },
      { budget: 'discover', units: 8 },
    ]);
  });

  it('fail by themselves', async () => {
    simulate.mockRejectedValue(new Error('broken'));
    readApprovals.mockResolvedValue(approved);
    expect((await ask({ simulation, approvals })).what).toMatchObject({
      simulation: { failure: { code: 'internal' } },
      approvals: { answer: approved },
    });
  });
});

describe('the cost of a scan for incoming transfers', () => {
  const addresses = Array.from({ length: 30 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`);
  const incoming = { addresses, networks: ['mainnet', 'polygon-mainnet', 'bsc', 'base'] };
  const found = {
    arrived: [],
    arrivedCount: 0,
    arrivedIds: [],
    isCatchingUp: false,
    silent: [],
    tooBusy: [],
    backfills: [],
  };
  const costs = () => consumeRateLimit.mock.calls.map(([, cost]) => cost);

  it('is counted by its accounts and networks, separately from reading', async () => {
    consumeRateLimit.mockClear();
    scan.mockResolvedValue(found);
    expect((await ask({ balances, incoming })).what).toMatchObject({ incoming: { answer: found } });
    expect(costs()).toEqual([
      { budget: 'read', units: 2 },
      { budget: 'incoming', units: 11 },
    ]);
    consumeRateLimit.mockClear();
    await ask({ balances, incoming: { ...incoming, addresses: addresses.slice(0, 2) } });
    expect(costs()).toEqual([{ budget: 'read', units: 2 }]);
  });

  it('is refused alone if that count, or the day, is used up', async () => {
    scan.mockReset();
    const refusal = new ServiceError('resource-exhausted', 'server.tooManyListings', {
      reason: 'tooManyRequests',
    });
    consumeRateLimit.mockImplementation((_, cost) =>
      (cost as { budget: string }).budget === 'incoming' ? Promise.reject(refusal) : Promise.resolve(),
    );
    const refused = {
      balances: [{ answer: { balance: '1' } }],
      incoming: { failure: { code: 'resource-exhausted' } },
    };
    expect((await ask({ balances, incoming })).what).toMatchObject(refused);
    consumeRateLimit.mockImplementation(() => Promise.resolve());
    requireLeft.mockImplementation(() => {
      throw refusal;
    });
    const few = { ...incoming, addresses: addresses.slice(0, 1) };
    expect((await ask({ balances, incoming: few })).what).toMatchObject(refused);
    expect(scan).not.toHaveBeenCalled();
    requireLeft.mockReset();
  });
});

describe('the cost of listings and NFTs', () => {
  it('is counted by the documents that the question before has read', async () => {
    const nfts = { network: 'mainnet', addresses: [balances[0]?.address], from: 0 };
    consumeRateLimit.mockReset().mockResolvedValue(undefined);
    readNfts.mockImplementation(() => {
      noteUsage({ documents: 2_600 });
      return Promise.reject(new Error('no node'));
    });
    await ask({ nfts });
    await ask({ nfts });
    expect(consumeRateLimit.mock.calls.map(([, cost]) => cost)).toEqual([
      { budget: 'discover', units: 4 },
      { budget: 'discover', units: 11 },
    ]);
  });
});

describe('a feature that is switched off', () => {
  const off = { failure: { code: 'failed-precondition', details: { reason: 'serviceUnavailable' } } };
  const swapQuote = {
    network: 'mainnet',
    sell: null,
    buy: balances[0]?.address,
    amount: '5',
    slippageBps: 50,
  };

  // Later than whatever was read before.
  let later = 0;
  beforeEach(() => vi.setSystemTime(Date.now() + (later += 3_600_000)));
  afterEach(() => findMaintenance.mockResolvedValue({ read_only: false, paused: [], message: '' }));

  it('is refused as a part, with its reason; anything else is answered', async () => {
    findMaintenance.mockResolvedValue({ read_only: false, paused: ['swap'], message: 'Soon.' });
    quote.mockClear();
    const { what } = await ask({ balances, swapQuote });
    expect(what).toMatchObject({
      balances: [{ answer: { balance: '1' } }],
      swapQuote: off,
      maintenance: { read_only: false, paused: ['swap'], message: 'Soon.' },
    });
    expect(quote).not.toHaveBeenCalled();
  });

  it('is whatever writes, while nothing may be changed', async () => {
    findMaintenance.mockResolvedValue({ read_only: true, paused: [], message: '' });
    scan.mockClear();
    const incoming = { addresses: [balances[0]?.address], networks: ['mainnet'] };
    const { what } = await ask({ balances, settling: {}, incoming });
    expect(what).toMatchObject({ settling: off, incoming: off, maintenance: { read_only: true } });
    expect(scan).not.toHaveBeenCalled();
  });
});

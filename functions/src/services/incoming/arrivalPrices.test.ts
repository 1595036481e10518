import { costBasis } from '@everything-wallet/core/exports/costBasis';
import { movementsTable } from '@everything-wallet/core/exports/costBasisTables';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { marketTokens } from '@everything-wallet/core/tokens/marketTokens';
import { toBeHex, zeroPadValue } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryIncomingStore } from '../../testing/MemoryIncomingStore.ts';
import { MemoryLedger, MemoryNode, newHash } from '../../testing/MemoryLedger.ts';
import type { PriceOfNow } from '../prices/priceNow.ts';
import type { PricedMoment } from '../prices/PricedMoment.ts';
import { MAX_UNPRICED } from './addLatePrices.ts';
import { CoinSource } from './CoinSource.ts';
import { IncomingScanner } from './IncomingScanner.ts';
import { LogSource } from './LogSource.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER } from '../abi/transferTopics.ts';

const network = networkById('ethereum');
const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const STRANGER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

let node: MemoryNode;
let store: MemoryIncomingStore;
let scanner: IncomingScanner;
let now: number;
let requested: PricedMoment[];
let price: PriceOfNow | undefined;

beforeEach(() => {
  node = new MemoryNode();
  store = new MemoryIncomingStore();
  now = 1_790_000_000_000;
  requested = [];
  price = { usd: 2_000, source: 'coingecko' };
  scanner = start(node);
});

function start(...nodes: MemoryNode[]): IncomingScanner {
  const ledger = new MemoryLedger(...nodes);
  const depth = network.confirmations;
  return new IncomingScanner({
    ledgerOf: () => ledger,
    sourcesOf: () => [new LogSource(ledger, depth), new CoinSource(ledger, depth)],
    readLabel: () => Promise.resolve({ symbol: 'TUSD', decimals: 6, isSettled: true }),
    store,
    readPrices: (moments) => {
      requested.push(...moments);
      return Promise.resolve(moments.map(() => price));
    },
    requireActiveAccount: () => Promise.resolve(),
    now: () => now,
  });
}

const coin = (value: bigint) => ({ hash: newHash(), from: STRANGER, to: OWN, value });
const token = (units: bigint, contract = TOKEN) => ({
  hash: newHash(),
  from: STRANGER,
  to: contract,
  logs: [
    {
      address: contract,
      topics: [TRANSFER, addressTopic(STRANGER), addressTopic(OWN)],
      data: zeroPadValue(toBeHex(units), 32),
    },
  ],
});

function scan() {
  now += 60_000;
  return scanner.scan('user', { addresses: [OWN], networks: ['mainnet'], wantsNotices: true });
}
async function becomeFinal(): Promise<void> {
  for (let blocks = 0; blocks < network.confirmations; blocks += 1) node.mine();
  await scan();
}
const records = () => [...store.records.values()];

/** Export of the stored records. */
function movements() {
  const stored = [...store.records].map(([id, record]) => ({
    ...record,
    id,
    time: new Date(store.times.get(id) ?? 0),
  }));
  const { columns, rows } = movementsTable(costBasis(stored, [OWN], []));
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
}

// Regression: no incoming record had a price, so that every acquisition of an export was 'no_price'.
it('an export of incoming transfers has the price of the block, as in the record', async () => {
  store.added.add(TOKEN.toLowerCase());
  const block = node.mine(coin(2n * 10n ** 18n));
  node.mine(token(3_000_000n));
  await scan();
  await becomeFinal();
  const at = (1_000 + Number(block)) * 1_000;
  expect(requested).toContainEqual({ network, contract: undefined, at });
  expect(requested).toContainEqual({ network, contract: TOKEN, at: at + 1_000 });
  expect(movements()).toEqual([
    expect.objectContaining({ kind: 'acquired', price_usd: '2000', cost_usd: '4000.00', note: '' }),
    expect.objectContaining({ kind: 'acquired', price_usd: '2000', cost_usd: '6000.00', note: '' }),
  ]);
});

it('a transfer without a known price has none, and the export marks it', async () => {
  price = undefined;
  node.mine(coin(1n));
  await scan();
  await becomeFinal();
  expect(records()[0]).not.toHaveProperty('price_source');
  expect(movements()).toEqual([expect.objectContaining({ kind: 'acquired', note: 'no_price' })]);
});

/** Scans until a price is requested, and counts the scans. */
async function scanUntilPriced(most: number): Promise<number> {
  const before = requested.length;
  for (let scans = 1; scans <= most; scans += 1) {
    await scan();
    if (requested.length > before) return scans;
  }
  return Number.POSITIVE_INFINITY;
}

describe('a price that was not known when its record became final', () => {
  // Blocks are of the first hour of 1970.
  beforeEach(() => (now = 3_600_000));

  /** Receives final transfers while the price source is silent. */
  const receiveUnpriced = async (...transactions: Parameters<MemoryNode['mine']>) => {
    price = undefined;
    node.mine(...transactions);
    await scan();
    await becomeFinal();
    expect(records().map((record) => [record.is_final, record.price_source])).toEqual(
      transactions.map(() => [true, undefined]),
    );
    requested = [];
  };

  // Regression: a price was requested only until the record was final.
  it('is added when it is known, of coin and tokens, and once', async () => {
    store.added.add(TOKEN.toLowerCase());
    await receiveUnpriced(coin(2n * 10n ** 18n), token(3_000_000n));
    price = { usd: 2_000, source: 'coingecko' };
    const { written } = store.counts;
    expect(await scanUntilPriced(2)).toBe(1);
    expect(requested).toHaveLength(2);
    expect(store.counts.written).toBe(written + 2);
    expect(movements()).toHaveLength(2);
    expect(movements()).toContainEqual(
      expect.objectContaining({ asset: 'ETH', price_usd: '2000', cost_usd: '4000.00', note: '' }),
    );
    expect(movements()).toContainEqual(
      expect.objectContaining({ asset: 'TUSD', price_usd: '2000', cost_usd: '6000.00', note: '' }),
    );
    price = { usd: 3_000, source: 'coingecko' };
    expect(await scanUntilPriced(60)).toBe(Number.POSITIVE_INFINITY);
    expect(store.counts.written).toBe(written + 2);
  });

  it('is added by any instance', async () => {
    await receiveUnpriced(coin(1n));
    price = { usd: 2_000, source: 'coingecko' };
    scanner = start(node);
    await scan();
    expect(records()).toEqual([expect.objectContaining({ coin_price_usd: 2_000 })]);
  });

  it('is requested less and less often, for a day', async () => {
    await receiveUnpriced(coin(1n));
    const pauses: number[] = [];
    for (let took = await scanUntilPriced(1_500); took < 1_500; took = await scanUntilPriced(1_500))
      pauses.push(took);
    expect(pauses).toEqual([1, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024]);
    price = { usd: 2_000, source: 'coingecko' };
    expect(await scanUntilPriced(1_500)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is requested once more if the wallet was closed for days', async () => {
    await receiveUnpriced(coin(1n));
    price = { usd: 2_000, source: 'coingecko' };
    now += 3 * 86_400_000;
    await scan();
    expect(records()).toEqual([expect.objectContaining({ coin_price_usd: 2_000 })]);
  });

  it('after a long absence is requested for the time of its block, up to 30 days', async () => {
    price = undefined;
    const day = 86_400_000;
    const first = node.mine(coin(1n));
    const at = (1_000 + Number(first)) * 1_000;
    for (let blocks = 0; blocks < network.confirmations; blocks += 1) node.mine();
    now = at + 29 * day;
    await scan();
    expect(records()).toEqual([expect.objectContaining({ is_final: true })]);
    price = { usd: 2_000, source: 'coingecko' };
    await scan();
    expect(requested.at(-1)).toEqual({ network, contract: undefined, at });
    expect(records()).toEqual([expect.objectContaining({ coin_price_usd: 2_000 })]);
  });

  it('is not awaited beyond 30 days, nor for unverified transfers', async () => {
    price = undefined;
    node.mine(coin(1n), token(5n));
    for (let blocks = 0; blocks < network.confirmations; blocks += 1) node.mine();
    now = 1_003_000 + 31 * 86_400_000;
    await scan();
    expect(records()).toHaveLength(2);
    expect((await store.read()).unpriced).toEqual([]);
    requested = [];
    expect(await scanUntilPriced(60)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is awaited for a limited number of records, the newest', async () => {
    store.added.add(TOKEN.toLowerCase());
    price = undefined;
    node.mine(...Array.from({ length: 330 }, () => token(5n)));
    for (let blocks = 0; blocks < network.confirmations; blocks += 1) node.mine();
    for (let scans = 0; scans < 10; scans += 1) await scan();
    expect(records()).toHaveLength(330);
    const { unpriced } = await store.read();
    expect(unpriced).toHaveLength(MAX_UNPRICED);
    expect(unpriced.map(({ id }) => id)).toContain([...store.records.keys()].at(-1));
  });

  it('costs no read, no write and no request if no record waits for one', async () => {
    node.mine(coin(1n));
    await scan();
    await becomeFinal();
    for (let blocks = 0; blocks < 3 * network.confirmations; blocks += 1) node.mine();
    await scan();
    requested = [];
    const before = { ...store.counts };
    for (let scans = 0; scans < 4; scans += 1) {
      now += 10_000;
      node.mine();
      await scanner.scan('user', { addresses: [OWN], networks: ['mainnet'], wantsNotices: true });
    }
    expect(requested).toEqual([]);
    expect(store.counts.written).toBe(before.written);
    expect(store.counts.saves).toBe(before.saves);
  });

  it('is forgotten with the account', async () => {
    await receiveUnpriced(coin(1n));
    expect((await store.read()).unpriced).toHaveLength(1);
    store.own = new Set([STRANGER.toLowerCase()]);
    scanner = start(node);
    now += 300_000;
    await scanner.scan('user', { addresses: [STRANGER], networks: ['mainnet'] });
    expect((await store.read()).unpriced).toEqual([]);
  });
});

it('the first known price stays; a missing one is added until the record is final', async () => {
  price = undefined;
  node.mine(coin(1n));
  await scan();
  price = { usd: 2_000, source: 'coingecko' };
  node.mine();
  await scan();
  const { written } = store.counts;
  price = { usd: 2_001, source: 'coingecko' };
  node.mine();
  await scan();
  expect(store.counts.written).toBe(written);
  await becomeFinal();
  expect(records()).toEqual([
    expect.objectContaining({ is_final: true, coin_price_usd: 2_000, price_source: 'coingecko' }),
  ]);
});

it('requests no price of an unverified transfer', async () => {
  node.mine(token(5n));
  await scan();
  expect(records()).toEqual([expect.objectContaining({ is_unverified: true })]);
  expect(requested).toEqual([]);
  expect(records()[0]).not.toHaveProperty('token_price_usd');
});

// Regression: only the network's own file counted, so that WETH and WBTC came without notice and price, and after spam in no list.
it.each([
  ['of the bundled list', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'],
  ['that wraps the coin', network.wrappedCoin],
])('a token %s is known: notified, priced, and not counted as spam', async (_, contract) => {
  expect(marketTokens(network.id).map((listed) => listed.contract)).not.toContain(contract);
  node.mine(...Array.from({ length: 301 }, () => token(5n)));
  for (let scans = 0; scans < 10; scans += 1) await scan();
  node.mine(token(3_000_000n, contract));
  expect(await scan()).toMatchObject({ arrivedCount: 1, arrived: [{ amount: '3' }] });
  expect(records()).toContainEqual(
    expect.objectContaining({ contract_address: contract, token_price_usd: 2_000 }),
  );
  expect(records().filter((record) => record.is_unverified)).toHaveLength(300);
});

// Regression: one node's block time fixed the price of its record for good.
it('a transfer from one node alone has no price, and gets that of its block once nodes agree', async () => {
  const other = new MemoryNode();
  other.blocks = node.blocks;
  other.isSilent = true;
  scanner = start(node, other);
  node.lie = (_, truth) => (truth.kind === 'present' ? { ...truth, at: 1 } : truth);
  const block = node.mine(coin(1n));
  await scan();
  expect(records()).toEqual([expect.objectContaining({ status: 'pending' })]);
  expect(records()[0]).not.toHaveProperty('price_source');
  node.lie = undefined;
  other.isSilent = false;
  price = { usd: 3_000, source: 'coingecko' };
  await scan();
  expect(requested.at(-1)?.at).toBe((1_000 + Number(block)) * 1_000);
  expect(records()).toEqual([expect.objectContaining({ status: 'completed', coin_price_usd: 3_000 })]);
});

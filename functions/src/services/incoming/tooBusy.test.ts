import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { toBeHex, zeroPadValue } from 'ethers';
import { beforeEach, expect, it } from 'vitest';
import { MemoryIncomingStore } from '../../testing/MemoryIncomingStore.ts';
import { MemoryLedger, MemoryNode, newHash } from '../../testing/MemoryLedger.ts';
import type { PriceOfNow } from '../prices/priceNow.ts';
import { IncomingScanner } from './IncomingScanner.ts';
import { LogSource } from './LogSource.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER } from '../abi/transferTopics.ts';

const [cheap, dear] = [networkById('polygon'), networkById('ethereum')];
const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const STRANGER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

let nodes: Record<string, MemoryNode>;
let store: MemoryIncomingStore;
let scanner: IncomingScanner;
let now: number;
let price: PriceOfNow | undefined;

beforeEach(() => {
  nodes = { [cheap.rpcName]: new MemoryNode(), [dear.rpcName]: new MemoryNode() };
  const ledgers = Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => [name, new MemoryLedger(node)]),
  );
  const ledgerOf = (name: string) => ledgers[name] ?? new MemoryLedger();
  store = new MemoryIncomingStore();
  store.added.add(TOKEN.toLowerCase());
  now = 1_790_000_000_000;
  price = undefined;
  scanner = new IncomingScanner({
    ledgerOf,
    sourcesOf: ({ rpcName, confirmations }) => [new LogSource(ledgerOf(rpcName), confirmations)],
    readLabel: () => Promise.resolve({ symbol: 'USDC', decimals: 6, isSettled: true }),
    store,
    readPrices: (moments) => Promise.resolve(moments.map(() => price)),
    requireActiveAccount: () => Promise.resolve(),
    now: () => now,
  });
});

/** A transaction with that many transfers of a token. */
const tokens = (units: bigint, count = 1) => ({
  hash: newHash(),
  from: STRANGER,
  to: TOKEN,
  logs: Array.from({ length: count }, () => ({
    address: TOKEN,
    topics: [TRANSFER, addressTopic(STRANGER), addressTopic(OWN)],
    data: zeroPadValue(toBeHex(units), 32),
  })),
});

async function scan() {
  now += 60_000;
  return scanner.scan('user', {
    addresses: [OWN],
    networks: [cheap.rpcName, dear.rpcName],
    wantsNotices: true,
  });
}

/** Sends 1,100 transfers of an amount on the cheap network, one scan per block. */
async function flood(units: bigint): Promise<void> {
  for (let blocks = 0; blocks < 11; blocks += 1) {
    nodes[cheap.rpcName]?.mine(tokens(units, 100));
    await scan();
  }
}

// Regression: flooding an account on a cheap network stopped the notices of all its networks until the day
// after.
it('too many transfers on one network stop no other one', async () => {
  await flood(1_000_000n);
  nodes[cheap.rpcName]?.mine(tokens(7_000_000n));
  nodes[dear.rpcName]?.mine(tokens(9_000_000n));
  expect(await scan()).toMatchObject({
    arrived: [{ amount: '9', network: dear.id }],
    arrivedCount: 1,
    tooBusy: [OWN],
  });
});

// Regression: a millionth of a USDC counted as much as a payment.
it('dust makes no account too busy: 300 of a day are listed, and every payment', async () => {
  price = { usd: 1, source: 'coingecko' };
  await flood(99_999n);
  expect(store.records.size).toBe(300);
  nodes[cheap.rpcName]?.mine(tokens(99_999n), tokens(100_000n));
  expect(await scan()).toMatchObject({ arrived: [{ amount: '0.1' }], arrivedCount: 1, tooBusy: [] });
  expect(store.records.size).toBe(301);
});

import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../errors/ServiceError.ts';
import { askedParts } from '../questions/askedParts.ts';
import type { PartName } from '../questions/Question.ts';
import type { CallCost } from '../services/limits/CallLimiter.ts';
import { admitParts } from './admitParts.ts';

const requireFeature = vi.hoisted(() => vi.fn<(needed: string) => Promise<void>>());
vi.mock('./maintenance.ts', () => ({ maintenance: { require: requireFeature } }));
const requireLeft = vi.hoisted(() => vi.fn<(userId: string) => void>());
vi.mock('../services/limits/configuredBudget.ts', () => ({ configuredBudget: { require: requireLeft } }));

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const accounts = { network: 'mainnet', addresses: [address] } as const;
const all = {
  balances: [{ address, network: 'mainnet' }],
  prices: { symbols: ['ETH'] },
  settling: {},
  incoming: { addresses: [address], networks: ['mainnet'] },
  proof: { address, network: 'mainnet' },
  simulation: { network: 'mainnet', from: address, to: address },
  approvals: accounts,
  vaults: accounts,
} as const;
const refusal = new ServiceError('resource-exhausted', 'server.tooManyListings', {
  reason: 'tooManyRequests',
});
const count = vi.fn<(cost: CallCost) => Promise<void>>();

beforeEach(() => {
  for (const mock of [requireFeature, count]) mock.mockReset().mockResolvedValue(undefined);
  requireLeft.mockReset();
});

/** Names of the parts that are refused. */
async function refused(question: object): Promise<PartName[]> {
  const admissions = await admitParts(askedParts(refreshWallet.input.parse(question)), 'user', count);
  const outcomes = await Promise.all(
    [...admissions].map(async ([name, admit]) =>
      admit().then(
        () => [],
        () => [name],
      ),
    ),
  );
  return outcomes.flat();
}

it('counts all reads together, and everything else part by part', async () => {
  expect(await refused(all)).toEqual([]);
  expect(count.mock.calls.map(([cost]) => cost)).toEqual(
    expect.arrayContaining([
      { budget: 'read', units: 6 },
      { budget: 'settle', units: 1 },
      { budget: 'simulate', units: 6 },
      { budget: 'discover', units: 8 },
      { budget: 'discover', units: 6 },
    ]),
  );
  expect(count).toHaveBeenCalledTimes(5);
});

it('counts nothing for lists without items', async () => {
  expect(await refused({ uses: [], holdings: [] })).toEqual([]);
  expect(count).not.toHaveBeenCalled();
  expect(requireLeft).not.toHaveBeenCalled();
});

it.each([
  ['read', ['balances', 'prices', 'incoming', 'proof']],
  ['settle', ['settling']],
  ['simulate', ['simulation']],
  ['discover', ['approvals', 'vaults']],
])('refuses the parts of a budget that is used up: %s', async (budget, parts) => {
  count.mockImplementation((cost) => (cost.budget === budget ? Promise.reject(refusal) : Promise.resolve()));
  expect(await refused(all)).toEqual(parts);
});

it('refuses the parts whose feature is switched off, uncounted', async () => {
  requireFeature.mockImplementation((needed) =>
    needed === 'earn' ? Promise.reject(refusal) : Promise.resolve(),
  );
  expect(await refused({ vaults: accounts, prices: all.prices })).toEqual(['vaults']);
  expect(count.mock.calls).toEqual([[{ budget: 'read', units: 1 }]]);
});

it('refuses costly parts once the daily budget is used up', async () => {
  requireLeft.mockImplementation(() => {
    throw refusal;
  });
  expect(await refused(all)).toEqual(['incoming', 'approvals', 'vaults']);
});

it('fails as a whole where the session has ended', async () => {
  const ended = new ServiceError('unauthenticated', 'server.sessionEnded', { reason: 'signInNeeded' });
  count.mockImplementation(({ budget }) =>
    budget === 'discover' ? Promise.reject(ended) : Promise.resolve(),
  );
  await expect(refused(all)).rejects.toBe(ended);
});

import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { networks } from '@everything-wallet/core/networks/networks';
import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { askedParts } from './askedParts.ts';
import { questions } from './questions.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const accounts = { network: 'mainnet', addresses: [address] };
const swapQuote = { network: 'mainnet', sell: null, buy: address, amount: '5', slippageBps: 50 };
const used = networks.map(({ rpcName }) => ({ address, network: rpcName }));
const contracts = (count: number) =>
  Array.from({ length: count }, () => ({ network: 'mainnet', contract: address }));
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ contract: address, tokenId: String(index) }));

/** Costs of the one part that a call asks. */
function costsOf(question: z.input<typeof refreshWallet.input>) {
  const asked = askedParts(refreshWallet.input.parse(question)).filter(({ isEmpty }) => !isEmpty);
  expect(asked).toHaveLength(1);
  return asked.flatMap((part) => part.question.costs(part.input, 'user'));
}

it('has a part for everything that the contract asks and answers', () => {
  const parts = Object.keys(questions).toSorted();
  expect(Object.keys(refreshWallet.input.shape).toSorted()).toEqual(parts);
  // Maintenance is answered unasked.
  expect(Object.keys(refreshWallet.output.shape).toSorted()).toEqual([...parts, 'maintenance'].toSorted());
});

describe('a part', () => {
  it.each([
    ['balances', 'read', 2, { balances: [1, 2].map(() => ({ address, network: 'mainnet' })) }],
    ['tokenBalances', 'read', 1, { tokenBalances: [{ address, contract: address, network: 'mainnet' }] }],
    ['prices', 'read', 1, { prices: { symbols: ['ETH', 'BTC'] } }],
    ['settling', 'settle', 1, { settling: {} }],
    ['uses', 'discover', 1, { uses: used }],
    ['uses, one more', 'discover', 2, { uses: [...used, ...used.slice(0, 1)] }],
    ['recipient', 'read', 7, { recipient: { network: 'mainnet', address } }],
    ['incoming', 'read', 1, { incoming: { addresses: [address], networks: ['mainnet'] } }],
    ['tokenPrices', 'read', 1, { tokenPrices: { tokens: contracts(10) } }],
    ['tokenPrices, one more', 'read', 2, { tokenPrices: { tokens: contracts(11) } }],
    ['pastPrices', 'read', 2, { pastPrices: { assets: [{ symbol: 'ETH' }, { symbol: 'BTC' }], days: 7 } }],
    ['holdings', 'read', 1, { holdings: [accounts] }],
    ['holdings with a scan for tokens', 'read', 2, { holdings: [{ ...accounts, discovers: true }] }],
    ['proof', 'read', 3, { proof: { network: 'mainnet', address } }],
    ['swapQuote', 'quote', 6, { swapQuote }],
    ['simulation', 'simulate', 6, { simulation: { network: 'mainnet', from: address, to: address } }],
    ['approvals', 'discover', 8, { approvals: accounts }],
    ['nfts', 'discover', 4, { nfts: accounts }],
    ['nftMetadata', 'discover', 1, { nftMetadata: { network: 'mainnet', items: items(5) } }],
    ['nftMetadata, one more', 'discover', 2, { nftMetadata: { network: 'mainnet', items: items(6) } }],
    ['nftListings', 'quote', 6, { nftListings: { network: 'mainnet' } }],
    ['vaults', 'discover', 6, { vaults: accounts }],
  ])('%s counts against %s with %i units', (_, budget, units, question) => {
    expect(costsOf(question as z.input<typeof refreshWallet.input>)).toEqual([{ budget, units }]);
  });

  it('incoming counts many accounts apart from reads', () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`);
    expect(costsOf({ incoming: { addresses, networks: ['mainnet', 'base'] } })).toEqual([
      { budget: 'read', units: 1 },
      { budget: 'incoming', units: 5 },
    ]);
  });

  it('is asked where a list is empty, and costs nothing', () => {
    const asked = askedParts(refreshWallet.input.parse({ uses: [] }));
    expect(asked.map(({ name, isEmpty }) => [name, isEmpty])).toEqual([
      ['balances', true],
      ['tokenBalances', true],
      ['uses', true],
    ]);
  });
});

describe('parts that are refused', () => {
  const named = (rule: 'needs' | 'needsDailyBudget') =>
    Object.fromEntries(
      Object.entries(questions).flatMap(([name, question]) =>
        question[rule] ? [[name, question[rule]]] : [],
      ),
    );

  it('are those whose feature is switched off, or that write while nothing may be changed', () => {
    expect(named('needs')).toEqual({
      settling: 'changes',
      incoming: 'changes',
      swapQuote: 'swap',
      nftListings: 'nfts',
      vaults: 'earn',
    });
  });

  it('are those that cost much, once the daily budget is used up; never a balance or a simulation', () => {
    expect(Object.keys(named('needsDailyBudget')).toSorted()).toEqual([
      'approvals',
      'incoming',
      'nftListings',
      'nftMetadata',
      'nfts',
      'swapQuote',
      'uses',
      'vaults',
    ]);
  });
});

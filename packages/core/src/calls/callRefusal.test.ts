import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { networks } from '../networks/networks.ts';
import { buildListing } from '../seaport/buildListing.ts';
import { buildStake } from './build/buildStake.ts';
import { buildWrapStaked } from './build/buildWrapStaked.ts';
import { buildCancelOrders } from './build/buildCancelOrders.ts';
import { buildFulfillOrder } from './build/buildFulfillOrder.ts';
import { callRefusal } from './callRefusal.ts';
import { decodeCall } from './decodeCall.ts';

const [{ chainId, wrappedCoin }] = networks;
const CONTRACT = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';
const ABI = new Interface([
  'function approve(address, uint256)',
  'function deposit()',
  'function multicall(bytes[])',
  'function refundETH()',
  'function transfer(address, uint256)',
  'function transferFrom(address, address, uint256)',
  'function mint(address)',
  'function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
  'function exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))',
]);

const refusal = (to: string | null, data: string, value = 0n) =>
  callRefusal(decodeCall({ to, value, data, chainId }), wrappedCoin);
const multicall = (...calls: string[]) => ABI.encodeFunctionData('multicall', [calls]);
const unknown = ABI.encodeFunctionData('mint', [OTHER]);
const swapOf = (from: string) =>
  ABI.encodeFunctionData('exactInputSingle', [[from, CONTRACT, 500n, OTHER, 10n, 1n, 0n]]);
const exactOutput = ABI.encodeFunctionData('exactOutputSingle', [
  [wrappedCoin, CONTRACT, 500n, OTHER, 1n, 10n, 0n],
]);
const refund = ABI.encodeFunctionData('refundETH');

describe('callRefusal', () => {
  it.each<[string, string, string, bigint]>([
    ['coin', OTHER, '0x', 1n],
    ['tokens', CONTRACT, ABI.encodeFunctionData('transfer', [OTHER, 1n]), 0n],
    ['an approval', CONTRACT, ABI.encodeFunctionData('approve', [OTHER, 1n]), 0n],
    ['a wrap with its coin', wrappedCoin, ABI.encodeFunctionData('deposit'), 1n],
    ['several calls with coin', CONTRACT, multicall(refund), 1n],
    ['a swap with exactly its coin', CONTRACT, swapOf(wrappedCoin), 10n],
    ['one that gives the rest back', CONTRACT, multicall(exactOutput, refund), 10n],
    ['one that uses no coin', CONTRACT, swapOf(OTHER), 0n],
  ])('sends %s', (_, to, data, value) => {
    expect(refusal(to, data, value)).toBeUndefined();
  });

  it.each<[string, string, bigint]>([
    ['an unknown call', unknown, 0n],
    ['one unknown call among others', multicall(refund, unknown), 0n],
    ['one in calls in calls', multicall(multicall(unknown)), 0n],
    ['one that is cut', ABI.encodeFunctionData('approve', [OTHER, 1n]).slice(0, -2), 0n],
    ['a wrap at another contract', ABI.encodeFunctionData('deposit'), 1n],
  ])('refuses %s', (_, data, value) => {
    expect(refusal(CONTRACT, data, value)).toBe('unknown');
  });

  it('refuses to create a contract', () => {
    expect(refusal(null, '0x6000')).toBe('createsContract');
    expect(refusal(null, '0x')).toBe('createsContract');
  });

  it.each(['approve', 'transfer', 'transferFrom'])('refuses coin with %s', (name) => {
    const values = name === 'transferFrom' ? [OTHER, CONTRACT, 1n] : [OTHER, 1n];
    expect(refusal(CONTRACT, ABI.encodeFunctionData(name, values), 1n)).toBe('coinAlong');
  });

  it('accepts the exact coin with a fulfilled order, and refuses more, and any with a cancellation', () => {
    const components = buildListing({
      seller: OTHER,
      contract: CONTRACT,
      tokenId: 1n,
      standard: 'erc721',
      units: 1n,
      price: 10n,
      startsAt: 1n,
      endsAt: 2n,
      counter: 0n,
      salt: 0n,
    });
    const order = { components, signature: `0x${'12'.repeat(65)}` };
    const { to, data, value } = buildFulfillOrder({ chainId, order, buyer: wrappedCoin });
    expect(refusal(to, data, value)).toBeUndefined();
    expect(refusal(to, data, value + 1n)).toBe('coinAlong');
    const cancel = buildCancelOrders({ chainId, orders: [components] });
    expect(refusal(cancel.to, cancel.data)).toBeUndefined();
    expect(refusal(cancel.to, cancel.data, 1n)).toBe('coinAlong');
  });

  it('accepts coin with a stake, and refuses it with a wrap', () => {
    const { to, data, value } = buildStake({ amount: 5n });
    expect(refusal(to, data, value)).toBeUndefined();
    const wrapping = buildWrapStaked({ amount: 5n });
    expect(refusal(wrapping.to, wrapping.data)).toBeUndefined();
    expect(refusal(wrapping.to, wrapping.data, 1n)).toBe('coinAlong');
  });

  // Regression: a router retains the excess, and the next caller can take it.
  it.each<[string, string]>([
    ['a swap that uses less', swapOf(wrappedCoin)],
    ['a swap of tokens for tokens', swapOf(OTHER)],
    ['swaps that take less together', multicall(swapOf(wrappedCoin))],
    ['a swap that uses an unknown amount, without a refund', exactOutput],
  ])('refuses coin with %s', (_, data) => {
    expect(refusal(CONTRACT, data, 11n)).toBe('coinAlong');
  });
});

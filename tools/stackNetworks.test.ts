import { alwaysOnNetworks, networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { stackNetworks } from './stackNetworks.ts';

test.each([
  ['', []],
  [' , ', []],
  ['sepolia', []],
  ['base', ['base']],
  ['Base, 42161,bsc', ['bsc', 'arbitrum', 'base']],
])('%j starts the four and %j', (text, others) => {
  expect(stackNetworks(text).map(({ id }) => id)).toEqual([
    ...alwaysOnNetworks.map(({ id }) => id),
    ...others,
  ]);
});

test("'all' selects every network", () => {
  expect(stackNetworks('all')).toEqual(networks);
});

test.each(['solana', 'base,solana', 'base;bsc'])('%j is refused', (text) => {
  expect(() => stackNetworks(text)).toThrow(
    '--networks takes names from bsc, avalanche, arbitrum, optimism, base',
  );
});

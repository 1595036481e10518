import { networks } from '@everything-wallet/core/networks/networks';
import { expect, it } from 'vitest';
import { eventFilterOf } from './eventFilterOf.ts';

const all = { networks: null, types: null, testnetsOnly: false };

it('has the networks and types that are asked for', () => {
  expect(eventFilterOf(all)).toEqual({ networks: null, types: null });
  expect(eventFilterOf({ ...all, networks: ['mainnet'], types: ['transfer.nft'] })).toEqual({
    ...{ networks: ['mainnet'], types: ['transfer.nft'] },
  });
});

it('has only testnets for a key for testnets', () => {
  const testnets = networks.filter(({ type }) => type === 'testnet').map(({ rpcName }) => rpcName);
  expect(eventFilterOf({ ...all, testnetsOnly: true }).networks).toEqual(testnets);
  expect(eventFilterOf({ ...all, networks: ['mainnet', 'sepolia'], testnetsOnly: true }).networks).toEqual([
    'sepolia',
  ]);
  expect(eventFilterOf({ ...all, networks: ['mainnet'], testnetsOnly: true }).networks).toEqual([]);
});

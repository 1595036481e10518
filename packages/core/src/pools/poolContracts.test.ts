import { expect, test } from 'vitest';
import { lido } from './lido.ts';
import { isPoolContract, poolContracts } from './poolContracts.ts';
import { listedPools } from './listedPools.ts';

test('are the shares of vaults, and on Ethereum those of Lido', () => {
  const sharesOf = (network: 'ethereum' | 'polygon') => listedPools(network).map(({ address }) => address);
  expect(poolContracts('ethereum')).toEqual([...sharesOf('ethereum'), lido.staked, lido.wrapped, lido.queue]);
  expect(poolContracts('polygon')).toEqual(sharesOf('polygon'));
  expect(poolContracts('sepolia')).toEqual([]);
});

test('matches a contract in any case, on its own network only; never a coin', () => {
  expect(isPoolContract('ethereum', lido.wrapped.toLowerCase())).toBe(true);
  expect(isPoolContract('ethereum', undefined)).toBe(false);
  expect(isPoolContract('polygon', lido.wrapped)).toBe(false);
});

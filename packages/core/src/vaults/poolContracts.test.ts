import { expect, test } from 'vitest';
import { lido } from './lido.ts';
import { isPoolContract, poolContracts } from './poolContracts.ts';
import { vaultsOf } from './vaultsOf.ts';

test('they are the shares of vaults, on Ethereum those of Lido besides', () => {
  const sharesOf = (network: 'ethereum' | 'polygon') => vaultsOf(network).map(({ address }) => address);
  expect(poolContracts('ethereum')).toEqual([...sharesOf('ethereum'), lido.staked, lido.wrapped, lido.queue]);
  expect(poolContracts('polygon')).toEqual(sharesOf('polygon'));
  expect(poolContracts('sepolia')).toEqual([]);
});

test('a contract is one in any case, and of its network alone; a coin is none', () => {
  expect(isPoolContract('ethereum', lido.wrapped.toLowerCase())).toBe(true);
  expect(isPoolContract('ethereum', undefined)).toBe(false);
  expect(isPoolContract('polygon', lido.wrapped)).toBe(false);
});

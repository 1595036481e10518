import { expect, test } from 'vitest';
import { isPoolContract, poolContracts } from './poolContracts.ts';
import { vaultsOf } from './vaultsOf.ts';

test('they are the shares of vaults, in any case, and of their network alone', () => {
  const [share = '', ...others] = vaultsOf('ethereum').map(({ address }) => address);
  expect(poolContracts('ethereum')).toEqual([share, ...others]);
  expect(poolContracts('sepolia')).toEqual([]);
  expect(isPoolContract('ethereum', share.toLowerCase())).toBe(true);
  expect(isPoolContract('ethereum', undefined)).toBe(false);
  expect(isPoolContract('polygon', share)).toBe(false);
});

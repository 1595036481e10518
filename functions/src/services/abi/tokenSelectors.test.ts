import { id } from 'ethers/hash';
import { expect, test } from 'vitest';
import { tokenSelectors } from './tokenSelectors.ts';

test('selectors are those of the signatures', () => {
  const signatures: Record<keyof typeof tokenSelectors, string> = {
    name: 'name()',
    symbol: 'symbol()',
    decimals: 'decimals()',
    balanceOf: 'balanceOf(address)',
    approve: 'approve(address,uint256)',
    allowance: 'allowance(address,address)',
    ownerOf: 'ownerOf(uint256)',
    getApproved: 'getApproved(uint256)',
    tokenUri: 'tokenURI(uint256)',
    isApprovedForAll: 'isApprovedForAll(address,address)',
    balanceOfId: 'balanceOf(address,uint256)',
    uri: 'uri(uint256)',
    permit2Allowance: 'allowance(address,address,address)',
  };
  const computed = Object.entries(signatures).map(([name, signature]) => [name, id(signature).slice(0, 10)]);
  expect(tokenSelectors).toEqual(Object.fromEntries(computed));
});

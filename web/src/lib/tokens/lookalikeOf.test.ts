// @vitest-environment node
import { expect, test } from 'vitest';
import { lookalikeOf } from './lookalikeOf.ts';

const usdc = { symbol: 'USDC', contract: undefined };
const record = { network: 'ethereum', token_symbol: 'USDC', contract_address: '0xA' };

test.each([
  ['a token', record, usdc],
  ['a token by its name', { ...record, token_symbol: 'X', token_name: 'USD Coin' }, usdc],
  ['a token of another name', { ...record, token_symbol: 'X' }, undefined],
  ['the coin', { ...record, contract_address: undefined }, undefined],
  ['an NFT', { ...record, token_id: '1' }, undefined],
  ['a network that is no more', { ...record, network: 'ropsten' }, undefined],
])('compares a record of %s', (_, each, imitated) => {
  const find = ({ symbol, name }: { symbol: string; name?: string | undefined }) =>
    symbol === 'USDC' || name === 'USD Coin' ? usdc : undefined;
  expect(lookalikeOf(each, find)).toBe(imitated);
});

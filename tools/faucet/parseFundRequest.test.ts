import { expect, test } from 'vitest';
import { LocalError } from '../LocalError.ts';
import { parseFundRequest } from './parseFundRequest.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const parse = (fields: object) =>
  parseFundRequest(JSON.stringify({ address, network: 'mainnet', ...fields }));

test('parses a request, with 10 coins by default', () => {
  expect(parse({})).toEqual({ address, network: 'mainnet', amount: 10n ** 19n });
  expect(parse({ address: address.toLowerCase(), amount: '0.000000000000000001' })).toEqual({
    address,
    network: 'mainnet',
    amount: 1n,
  });
  expect(parse({ amount: '10000' }).amount).toBe(10n ** 22n);
});

test('parses a sample token by its symbol, in its own decimals', () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  expect(parse({ token: 'USDC', amount: '100.000001' })).toEqual({
    ...{ address, network: 'mainnet', amount: 100_000_001n, token: usdc },
  });
  expect(parse({ token: 'DAI' }).amount).toBe(10n ** 19n);
});

test('parses NFTs, one by default', () => {
  const contract = '0xF468F8C60C337a7068390f8B21EbfAE1506dfBBA';
  expect(parse({ token: 'NFT' })).toEqual({
    ...{ address, network: 'mainnet', amount: 1n, nft: { contract, standard: 'erc721' } },
  });
  expect(parse({ token: 'EDITION', amount: '100' })).toMatchObject({
    ...{ amount: 100n, nft: { standard: 'erc1155' } },
  });
});

test.each([
  ['a token that there is not', { token: 'LINK' }, 'The token must be one of USDC, USDT, DAI, NFT, EDITION.'],
  ['a token where there are none', { token: 'USDC', network: 'sepolia' }, 'There are no tokens on sepolia.'],
  ['NFTs where there are none', { token: 'NFT', network: 'sepolia' }, 'There are no tokens on sepolia.'],
  ['a part of an NFT', { token: 'NFT', amount: '1.5' }, 'at most 0 decimals'],
  ['more NFTs than the most', { token: 'NFT', amount: '101' }, 'up to 100'],
  ['more decimals than the token has', { token: 'USDC', amount: '1.0000001' }, 'at most 6 decimals'],
  ['an address that is too short', { address: '0x12' }, 'The address'],
  ['an address with a wrong checksum', { address: address.replace('aA', 'AA') }, 'The address'],
  ['no address', { address: undefined }, 'The address'],
  ['a network by its id', { network: 'polygon' }, 'The network'],
  ['no network', { network: undefined }, 'The network'],
  ['an amount of 0', { amount: '0.0' }, 'The amount'],
  ['a negative amount', { amount: '-1' }, 'The amount'],
  ['19 decimals', { amount: '0.0000000000000000001' }, 'The amount'],
  ['more than the most', { amount: '10000.1' }, 'The amount'],
  ['an amount that is no string', { amount: 1 }, 'The amount'],
  ['an amount in hex', { amount: '0x10' }, 'The amount'],
])('refuses %s', (_, fields, message) => {
  expect(() => parse(fields)).toThrow(LocalError);
  expect(() => parse(fields)).toThrow(message);
});

test.each(['', 'x', 'null', '1', '"text"'])('refuses the body %j', (body) => {
  expect(() => parseFundRequest(body)).toThrow('The body');
});

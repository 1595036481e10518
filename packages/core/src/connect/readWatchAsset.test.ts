import { expect, test } from 'vitest';
import { errorOf, OTHER, request } from './testing/connectedSite.ts';

function watch(options: unknown, type: unknown = 'ERC20') {
  return request('wallet_watchAsset', { type, options });
}

test('reads the token as an object and in a list, without its image', () => {
  const options = {
    address: OTHER.toLowerCase(),
    symbol: 'FOO',
    decimals: 18,
    image: 'https://foo.io/token-image.svg',
  };
  const read = { kind: 'watchAsset', chainId: 1, address: OTHER, symbol: 'FOO', decimals: 18 };
  expect(watch(options)).toEqual(read);
  expect(request('wallet_watchAsset', [{ type: 'ERC20', options }])).toEqual(read);
});

test.each([
  [{}, undefined, undefined],
  [{ decimals: '6', chainId: 1 }, undefined, 6],
  [{ decimals: 0, chainId: '0x1' }, undefined, 0],
  [{ symbol: 'ABCDEFGHIJK', decimals: 36 }, 'ABCDEFGHIJK', 36],
])('takes %j', (options, symbol, decimals) => {
  expect(watch({ address: OTHER, ...options })).toMatchObject({ symbol, decimals });
});

test.each([
  ['symbol', { symbol: 'x'.repeat(200) }],
  ['symbol', { symbol: 'ABCDEFGHIJKL' }],
  ['symbol', { symbol: '' }],
  ['symbol', { symbol: ' ' }],
  ['symbol', { symbol: 'US\u202eDC' }],
  ['symbol', { symbol: 1 }],
  ['decimals', { decimals: 300 }],
  ['decimals', { decimals: 37 }],
  ['decimals', { decimals: -1 }],
  ['decimals', { decimals: 1.5 }],
  ['decimals', { decimals: NaN }],
  ['decimals', { decimals: '0x12' }],
  ['decimals', { decimals: '' }],
  ['address', { address: undefined }],
  ['address', { address: 'vitalik.eth' }],
  ['address', { address: OTHER.replace('Fc', 'fC') }],
  ['chainId', { chainId: 137 }],
  ['chainId', { chainId: '0x89' }],
])('refuses %s in %j', (field, options) => {
  const error = errorOf(watch({ address: OTHER, ...options }));
  expect(error.code).toBe(-32602);
  expect(error.message).toContain(`options.${field}`);
});

test.each(['ERC721', 'ERC1155', 'erc20', undefined, null, {}])('refuses the type %o', (type) => {
  const error = errorOf(request('wallet_watchAsset', { type, options: { address: OTHER } }));
  expect(error.code).toBe(-32602);
  expect(error.message).toMatch(/^type /);
});

test('refuses missing options', () => {
  expect(errorOf(watch(undefined)).code).toBe(-32602);
  expect(errorOf(request('wallet_watchAsset', [])).code).toBe(-32602);
});

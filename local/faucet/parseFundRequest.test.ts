import { expect, test } from 'vitest';
import { LocalError } from '../LocalError.ts';
import { parseFundRequest } from './parseFundRequest.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const parse = (fields: object) =>
  parseFundRequest(JSON.stringify({ address, network: 'mainnet', ...fields }));

test('reads a request, with 10 coins unless told', () => {
  expect(parse({})).toEqual({ address, network: 'mainnet', amount: 10n ** 19n });
  expect(parse({ address: address.toLowerCase(), amount: '0.000000000000000001' })).toEqual({
    address,
    network: 'mainnet',
    amount: 1n,
  });
  expect(parse({ amount: '10000' }).amount).toBe(10n ** 22n);
});

test.each([
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

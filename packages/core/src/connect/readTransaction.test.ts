import { describe, expect, test } from 'vitest';
import { ACCOUNT, connectedSite, errorOf, OTHER, request, SECOND } from './testing/connectedSite.ts';

const ZERO = '0x0000000000000000000000000000000000000000';

function send(fields: Readonly<Record<string, unknown>>, chainId = '0x1') {
  return request('eth_sendTransaction', [{ to: OTHER, ...fields }], { chainId });
}

test('reads what is signed, and leaves out fees', () => {
  const fields = { from: SECOND, value: '0xDE0B6B3A7640000', data: '0xABcd', gas: '0x5208', gasPrice: '0x1' };
  expect(send(fields, '0x89')).toEqual({
    kind: 'transaction',
    from: SECOND,
    chainId: 137,
    to: OTHER,
    value: 10n ** 18n,
    data: '0xabcd',
  });
});

describe('from', () => {
  test.each([
    ['missing', undefined, ACCOUNT],
    ['null', null, ACCOUNT],
    ['in lower case', SECOND.toLowerCase(), SECOND],
    ['in upper case', `0x${SECOND.slice(2).toUpperCase()}`, SECOND],
  ])('%s', (_, from, expected) => {
    expect(send({ from })).toMatchObject({ kind: 'transaction', from: expected });
  });

  test.each([
    ['of another account', OTHER, 4100],
    ['ICAP', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', -32602],
    ['an ENS name', 'vitalik.eth', -32602],
    ['with a wrong checksum', SECOND.replace('d8dA', 'D8dA'), -32602],
    ['without 0x', SECOND.slice(2), -32602],
    ['too short', SECOND.slice(0, -1), -32602],
    ['a number', 1, -32602],
  ])('%s', (_, from, code) => {
    const error = errorOf(send({ from }));
    expect(error.code).toBe(code);
    expect(error.message).toContain('from');
  });

  test('missing, of a site without accounts', () => {
    const site = { ...connectedSite, accounts: [] };
    expect(errorOf(request('eth_sendTransaction', [{ to: OTHER }], { site })).code).toBe(4100);
  });
});

describe('to', () => {
  test.each([[undefined], [null]])('%o with data creates a contract', (to) => {
    expect(send({ to, data: '0x6001' })).toMatchObject({ to: null, data: '0x6001', value: 0n });
  });

  test('is taken if it is the zero address', () => {
    expect(send({ to: ZERO })).toMatchObject({ to: ZERO, data: '0x' });
  });

  test.each([
    ['missing without data', { to: undefined }],
    ['missing with empty data', { to: null, data: '0x' }],
    ['missing with a value alone', { to: undefined, value: '0x1' }],
    ['an ENS name', { to: 'vitalik.eth', data: '0x01' }],
    ['invalid', { to: 'invalid' }],
    ['empty', { to: '', data: '0x01' }],
    ['0x', { to: '0x', data: '0x01' }],
    ['with a wrong checksum', { to: OTHER.replace('Fc', 'fC') }],
  ])('%s is refused', (_, fields) => {
    const error = errorOf(send(fields));
    expect(error.code).toBe(-32602);
    expect(error.message).toMatch(/^to /);
  });
});

describe('value', () => {
  test.each([
    [undefined, 0n],
    ['0x0', 0n],
    ['0x00', 0n],
    [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
  ])('%o', (value, expected) => {
    expect(send({ value })).toMatchObject({ value: expected });
  });

  test.each([
    'invalid',
    'ffffff',
    '-0x1',
    '0x-1',
    '1',
    '0x',
    '0x1.5',
    '',
    1,
    1n,
    -1,
    `0x1${'0'.repeat(64)}`,
    [],
  ])('%o is refused', (value) => {
    const error = errorOf(send({ value }));
    expect(error.code).toBe(-32602);
    expect(error.message).toMatch(/^value /);
  });
});

describe('data and input', () => {
  test('are one', () => {
    expect(send({ input: '0xAB' })).toMatchObject({ data: '0xab' });
    expect(send({ input: '0xAB', data: '0xab' })).toMatchObject({ data: '0xab' });
    expect(send({ input: '0xab', data: null })).toMatchObject({ data: '0xab' });
  });

  test('have at most 128 kB', () => {
    expect(send({ data: `0x${'00'.repeat(131_072)}` }).kind).toBe('transaction');
    expect(errorOf(send({ data: `0x${'00'.repeat(131_073)}` })).code).toBe(-32602);
  });

  test.each([
    ['data', { data: '0x123' }],
    ['data', { data: 'abcd' }],
    ['data', { data: '0xzz' }],
    ['data', { data: 7 }],
    ['input', { input: '0x1' }],
    ['data', { data: '0x01', input: '0x02' }],
    ['data', { data: '0x', input: '0x02' }],
  ])('%s is refused in %j', (field, fields) => {
    const error = errorOf(send(fields));
    expect(error.code).toBe(-32602);
    expect(error.message).toContain(field);
  });
});

test.each([
  ['gas', { gas: 'x' }],
  ['gasLimit', { gasLimit: 'invalid', maxFeePerGas: '0x2540be400', maxPriorityFeePerGas: '0x3b9aca00' }],
  ['gasPrice', { gasPrice: 1 }],
  ['maxFeePerGas', { gasLimit: '0x5208', maxFeePerGas: 'invalid', maxPriorityFeePerGas: '0x3b9aca00' }],
  ['maxPriorityFeePerGas', { maxPriorityFeePerGas: '0x' }],
  ['maxFeePerGas', { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }],
  ['type', { type: '0x5', value: '0x0' }],
  ['type', { type: '0x3' }],
  ['type', { type: '0x4' }],
  ['type', { type: 2 }],
  ['authorizationList', { authorizationList: [] }],
  ['accessList', { accessList: Array.from({ length: 1000 }, () => ({ address: OTHER, storageKeys: [] })) }],
  ['accessList', { accessList: {} }],
  ['nonce', { nonce: '0x0' }],
  ['blobs', { blobs: [] }],
  ['blobVersionedHashes', { blobVersionedHashes: ['0x01'] }],
  ['maxFeePerBlobGas', { maxFeePerBlobGas: '0x1' }],
  ['customData', { customData: {} }],
  ['__proto__', JSON.parse('{"__proto__": {}}') as Record<string, unknown>],
  ['chainId', { chainId: '0x01' }],
  ['chainId', { chainId: 1 }],
])('refuses %s in %o', (field, fields) => {
  const transaction = Object.assign(Object.create(null) as object, { to: OTHER });
  for (const [key, value] of Object.entries(fields)) {
    Object.defineProperty(transaction, key, { value, enumerable: true });
  }
  const error = errorOf(request('eth_sendTransaction', [transaction]));
  expect(error.code).toBe(-32602);
  expect(error.message).toContain(field);
});

test('names both chains where they differ', () => {
  const error = errorOf(send({ chainId: '0x89' }, '0x1'));
  expect(error.code).toBe(-32602);
  expect(error.message).toContain("'0x89'");
  expect(error.message).toContain('0x1.');
});

test.each(['0x0', '0x1', '0x2', undefined])('takes type %o', (type) => {
  expect(send({ type, accessList: [] }).kind).toBe('transaction');
});

test.each([[[]], [[{ to: OTHER }, { to: OTHER }]], [[null]], [['0x']], [[[{ to: OTHER }]]]])(
  'refuses the parameters %j',
  (params) => {
    expect(errorOf(request('eth_sendTransaction', params)).code).toBe(-32602);
  },
);

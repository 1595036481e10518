import { describe, expect, test } from 'vitest';
import { ACCOUNT, errorOf, OTHER, request } from './testing/connectedSite.ts';

/** The example of EIP-712. */
const mail = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
};

function sign(data: unknown, chainId = '0x1') {
  return request('eth_signTypedData_v4', [ACCOUNT.toLowerCase(), data], { chainId });
}

test('reads text as it is, and an object as JSON', () => {
  const text = JSON.stringify(mail, undefined, 2);
  expect(sign(text)).toEqual({ kind: 'typedData', address: ACCOUNT, chainId: 1, text });
  expect(sign(mail)).toMatchObject({ text: JSON.stringify(mail) });
});

test('takes a domain without a chain', () => {
  const types = { ...mail.types, EIP712Domain: [{ name: 'name', type: 'string' }] };
  expect(sign({ ...mail, types, domain: { name: 'Ether Mail' } }, '0x89')).toMatchObject({ chainId: 137 });
});

describe('refuses', () => {
  const person = { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' };

  test.each<[string, unknown, string]>([
    ['the chain of another network', { ...mail, domain: { ...mail.domain, chainId: 137 } }, 'domain.chainId'],
    [
      'an address that is a number',
      { ...mail, domain: { ...mail.domain, verifyingContract: 1 } },
      'domain.verifyingContract',
    ],
    ['an empty domain', { ...mail, domain: {} }, 'domain.name'],
    ['a value without a type', { ...mail, message: { ...mail.message, extra: 1 } }, 'message.extra'],
    [
      'a member without a value',
      { ...mail, message: { ...mail.message, from: { name: 'x' } } },
      'message.from.wallet',
    ],
    ['a primary type that is not declared', { ...mail, primaryType: 'Non-Existent' }, 'primaryType'],
    ['no primary type', { ...mail, primaryType: undefined }, 'JSON object'],
    [
      'an invalid type',
      { ...mail, types: { ...mail.types, Person: [{ name: 'name', type: 'ConsiderationItem[+' }] } },
      'type',
    ],
    [
      'a cycle of types',
      { ...mail, types: { ...mail.types, Person: [{ name: 'name', type: 'Mail' }] } },
      'contains itself',
    ],
    ['no domain type', { ...mail, types: { Person: mail.types.Person, Mail: mail.types.Mail } }, 'type'],
    ['a key twice', JSON.stringify(mail).replace('"contents":"', '"contents":"a","contents":"'), 'twice'],
    [
      'more than 128 kB',
      { ...mail, message: { ...mail.message, contents: 'x'.repeat(131_072) } },
      'too large',
    ],
    ['no JSON', 'hello', 'JSON object'],
    ['a list', [mail], 'a list'],
    ['null', null, 'null'],
    ['a bigint', { ...mail, domain: { ...mail.domain, chainId: 1n } }, 'written as JSON'],
    [
      'a long name',
      { ...mail, message: { ...mail.message, from: { ...person, ['x'.repeat(99)]: 1 } } },
      'message.from.xxx',
    ],
  ])('%s', (_, data, place) => {
    const error = errorOf(sign(data));
    expect(error.code).toBe(-32602);
    expect(error.message).toContain(place);
    expect(error.message).not.toContain('x'.repeat(40));
  });

  test('an object that contains itself', () => {
    const cycle: Record<string, unknown> = { ...mail };
    cycle['message'] = cycle;
    expect(errorOf(sign(cycle)).code).toBe(-32602);
  });

  test.each([
    [OTHER, 4100],
    ['vitalik.eth', -32602],
    [undefined, -32602],
    [JSON.stringify(mail), -32602],
  ])('the account %o', (signer, code) => {
    expect(errorOf(request('eth_signTypedData_v4', [signer, mail])).code).toBe(code);
  });

  test.each([[[]], [[ACCOUNT]], [[ACCOUNT, mail, 1]]])('the parameters %j', (params) => {
    expect(errorOf(request('eth_signTypedData_v4', params)).code).toBe(-32602);
  });

  test('a chain that is not granted', () => {
    expect(errorOf(sign(mail, '0xa')).code).toBe(4901);
  });
});

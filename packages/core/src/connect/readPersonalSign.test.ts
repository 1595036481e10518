import { describe, expect, test } from 'vitest';
import { ACCOUNT, connectedSite, errorOf, OTHER, request, SECOND } from './testing/connectedSite.ts';
import { firstLine, siweText } from './testing/siweText.ts';

function sign(...params: readonly unknown[]) {
  return request('personal_sign', params);
}

function hexOf(text: string): string {
  return `0x${Buffer.from(text).toString('hex')}`;
}

describe('finds the account', () => {
  const text = { form: 'text', text: 'hello' };

  test.each<[string, readonly unknown[], string, unknown]>([
    ['in its place', ['hello', SECOND], SECOND, text],
    ['in lower case', ['hello', SECOND.toLowerCase()], SECOND, text],
    ['swapped', [SECOND, 'hello'], SECOND, text],
    ['swapped with hex', [SECOND, '0x68'], SECOND, { form: 'hex', hex: '0x68' }],
    ['with a password after it', ['hello', SECOND, 'Example password'], SECOND, text],
    [
      'in its place if both are accounts',
      [ACCOUNT, SECOND],
      SECOND,
      { form: 'hex', hex: ACCOUNT.toLowerCase() },
    ],
    ['beside another address', [SECOND, OTHER], SECOND, { form: 'hex', hex: OTHER.toLowerCase() }],
  ])('%s', (_, params, address, message) => {
    expect(sign(...params)).toEqual({ kind: 'personal', address, message });
  });

  test.each<[string, readonly unknown[], number]>([
    ['of another address', ['hello', OTHER], 4100],
    ['of two other addresses', [OTHER, OTHER.toLowerCase()], 4100],
    ['of a name', ['hello', 'vitalik.eth'], -32602],
    ['of a wrong checksum', ['hello', SECOND.replace('d8dA', 'D8dA')], -32602],
    ['of none', ['hello', undefined], -32602],
    ['of one parameter', ['hello'], -32602],
    ['of four', ['hello', SECOND, '', ''], -32602],
    ['of none at all', [], -32602],
  ])('refuses a request %s', (_, params, code) => {
    expect(errorOf(sign(...params)).code).toBe(code);
  });
});

describe('reads the message', () => {
  test.each([
    ['', { form: 'text', text: '' }],
    ['0x', { form: 'hex', hex: '0x' }],
    ['0x68656C6c6f', { form: 'hex', hex: '0x68656c6c6f' }],
    ['0xff', { form: 'hex', hex: '0xff' }],
    ['0x123', { form: 'text', text: '0x123' }],
    ['0X12', { form: 'text', text: '0X12' }],
    ['0xzz', { form: 'text', text: '0xzz' }],
    [' 0x12', { form: 'text', text: ' 0x12' }],
    ['abcd', { form: 'text', text: 'abcd' }],
    ['\u202eevil', { form: 'text', text: '\u202eevil' }],
    [`0x${'8f'.repeat(32)}`, { form: 'hex', hex: `0x${'8f'.repeat(32)}` }],
  ])('%o', (text, message) => {
    expect(sign(text, ACCOUNT)).toEqual({ kind: 'personal', address: ACCOUNT, message });
  });

  test('of at most 128 kB', () => {
    expect(sign('x'.repeat(131_072), ACCOUNT).kind).toBe('personal');
    expect(sign(`0x${'00'.repeat(131_072)}`, ACCOUNT).kind).toBe('personal');
    for (const long of ['x'.repeat(131_073), 'é'.repeat(65_537), `0x${'00'.repeat(131_073)}`]) {
      expect(errorOf(sign(long, ACCOUNT)).code).toBe(-32602);
    }
  });

  test.each([['\ud800'], ['a\udc00b'], [1], [null], [undefined], [{}], [[104]], [new Uint8Array(2)]])(
    'refuses %o',
    (message) => {
      expect(errorOf(sign(message, ACCOUNT)).code).toBe(-32602);
    },
  );
});

describe('sign-in with Ethereum', () => {
  test('is found in text and in hex, and signed as it came', () => {
    const text = siweText({ statement: 'Welcome!' });
    const siwe = { domain: 'app.example', address: ACCOUNT, statement: 'Welcome!', chainId: 1 };
    expect(sign(text, ACCOUNT)).toMatchObject({ message: { form: 'text', text }, siwe });
    expect(sign(hexOf(text), ACCOUNT)).toMatchObject({ message: { form: 'hex', hex: hexOf(text) }, siwe });
    expect(sign(ACCOUNT, text)).toMatchObject({ siwe });
  });

  test.each<[string, string, string]>([
    [
      'another domain',
      siweText({ first: firstLine('evil.example') }),
      "'evil.example', but the site is 'app.example'",
    ],
    ['another port', siweText({ first: firstLine('app.example:8443') }), "'app.example:8443'"],
    ['a user name', siweText({ first: firstLine('app.example@evil.example') }), 'user name'],
    ['another scheme', siweText({ first: firstLine('http://app.example') }), "'http'"],
    ['another account', siweText({ address: SECOND }), 'another account'],
    ['another chain', siweText({ chainId: 'Chain ID: 10' }), 'chain 10'],
    [
      'an end that has passed',
      siweText({ expirationTime: 'Expiration Time: 2026-11-28T11:59:59Z' }),
      'expired at',
    ],
    ['a start to come', siweText({ notBefore: 'Not Before: 2026-11-29T00:00:00Z' }), 'not valid before'],
    ['a line break in the statement', siweText({ statement: 'a\nb' }), 'statement'],
    ['no URI', siweText({ uri: undefined }), 'uri'],
    ['the phrase amid other text', 'Hi! x wants you to sign in with your Ethereum account. OK?', 'ERC-4361'],
    ['a long domain', siweText({ first: firstLine('q'.repeat(99)) }), "qqq…', but"],
  ])('is refused with %s', (_, text, reason) => {
    for (const message of [text, hexOf(text)]) {
      const error = errorOf(sign(message, ACCOUNT));
      expect(error.code).toBe(-32602);
      expect(error.message).toContain(reason);
      expect(error.message).not.toMatch(/q{41}/);
    }
  });

  test('is for the very origin', () => {
    const site = { ...connectedSite, origin: 'http://localhost:3000' };
    const text = siweText({ first: firstLine('localhost:3000') });
    expect(request('personal_sign', [text, ACCOUNT], { site })).toMatchObject({
      siwe: { domain: 'localhost:3000' },
    });
    expect(errorOf(request('personal_sign', [siweText(), ACCOUNT], { site })).message).toContain(
      'localhost:3000',
    );
  });
});

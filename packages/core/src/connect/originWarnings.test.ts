import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { originWarnings } from './originWarnings.ts';

const PLAIN = {
  unicodeHost: undefined,
  isPunycode: false,
  isMixedScript: false,
  isHttp: false,
  isLocal: false,
  resembles: undefined,
};

test.each([
  ['https://app.uniswap.org', { host: 'app.uniswap.org' }],
  ['https://app.example:8443', { host: 'app.example:8443' }],
  ['http://app.example', { host: 'app.example', isHttp: true }],
  ['http://localhost:3000', { host: 'localhost:3000', isLocal: true }],
  ['http://127.0.0.1:3000', { host: '127.0.0.1:3000', isLocal: true }],
  ['http://[::1]:3000', { host: '[::1]:3000', isLocal: true }],
  ['http://192.168.1.2', { host: '192.168.1.2', isHttp: true }],
  [
    'https://xn--bcher-kva.example:8443',
    { host: 'xn--bcher-kva.example:8443', unicodeHost: 'bücher.example:8443', isPunycode: true },
  ],
  [
    // Cyrillic а in a Latin name.
    new URL('https://\u0430pp.example').origin,
    { host: 'xn--pp-6kc.example', unicodeHost: '\u0430pp.example', isPunycode: true, isMixedScript: true },
  ],
  ['https://app.unlswap.org', { host: 'app.unlswap.org', resembles: 'app.uniswap.org' }],
])('of %s', (origin, warnings) => {
  expect(originWarnings(origin, [])).toEqual({ ...PLAIN, ...warnings });
});

describe('the sites that the user is connected to', () => {
  const known = ['https://wallet.mybank.example', 'http://localhost:3000', 'https://127.0.0.1'];

  test('are compared first', () => {
    expect(originWarnings('https://wallet.mybnak.example', known).resembles).toBe('wallet.mybank.example');
    expect(originWarnings('https://wallet.mybank.example', known).resembles).toBeUndefined();
    expect(originWarnings('https://other.mybank.example', known).resembles).toBeUndefined();
  });

  test('do not discredit the true site', () => {
    expect(originWarnings('https://app.uniswap.org', ['https://app.unlswap.org']).resembles).toBeUndefined();
  });

  test('are not compared if they have no name', () => {
    expect(originWarnings('http://localhost:3001', known).resembles).toBeUndefined();
    expect(originWarnings('https://127.0.0.2', known).resembles).toBeUndefined();
    expect(originWarnings('https://localhosts.example', known).resembles).toBeUndefined();
  });
});

test('never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })),
      fc.array(fc.string()),
      (origin, known) => {
        originWarnings(origin, known);
      },
    ),
  );
});

import { describe, expect, test } from 'vitest';
import { signInWarnings } from './signInWarnings.ts';

/** EIP-4361's own example, for a site and with an address. */
function signIn(site: string, uri: string): string {
  return `${site} wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: ${uri}
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- https://example.com/my-web2-claim.json`;
}

test.each([
  ['example.com', 'https://example.com/login'],
  ['https://example.com', 'https://example.com'],
  ['example.com:3388', 'https://example.com:3388/login'],
  ['Example.COM', 'https://example.com/'],
  ['bücher.example', 'https://xn--bcher-kva.example/login'],
])('does not warn of a sign-in for %s with the address %s', (site, uri) => {
  expect(signInWarnings(signIn(site, uri))).toEqual([]);
});

test.each([
  ['example.com', 'https://evil.example/login', 'evil.example'],
  ['example.com', 'https://example.com.evil.example/', 'example.com.evil.example'],
  ['example.com', 'https://example.com:8443/', 'example.com:8443'],
  // A Cyrillic letter is another site.
  ['example.com', 'https://\u0435xample.com/', 'xn--xample-2of.com'],
])('warns of a sign-in for %s with the address %s', (site, uri, host) => {
  expect(signInWarnings(signIn(site, uri))).toEqual([
    { type: 'signInElsewhere', domain: 'example.com', host },
  ]);
});

describe('a message that only resembles a sign-in', () => {
  test.each([
    ['without an address', signIn('example.com', '')],
    ['with two addresses', signIn('example.com', 'https://example.com\nURI: https://evil.example')],
    ['with an address of another kind', signIn('example.com', 'mailto:a@example.com')],
    ['with a name in front of the host', signIn('example.com', 'https://example.com@evil.example/')],
    ['with something before the site', `Hello!\n${signIn('example.com', 'https://example.com')}`],
    ['of another chain', signIn('example.com', 'https://example.com').replace('Ethereum', 'Solana')],
  ])('%s', (_, text) => {
    expect(signInWarnings(text)).toEqual([{ type: 'signInUnreadable' }]);
  });
});

test('other text needs no warning', () => {
  expect(signInWarnings('I want to sign in. URI: https://example.com')).toEqual([]);
});

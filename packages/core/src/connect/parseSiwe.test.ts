import { describe, expect, test } from 'vitest';
import { parseSiwe } from './parseSiwe.ts';
import { ACCOUNT } from './testing/connectedSite.ts';
import { firstLine, siweText } from './testing/siweText.ts';

/** First example of ERC-4361. */
test('reads the example of the specification', () => {
  const text = `example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`;
  const message = {
    scheme: undefined,
    domain: 'example.com',
    address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
    uri: 'https://example.com/login',
    version: '1',
    chainId: 1,
    nonce: '32891756',
    issuedAt: '2021-09-30T16:25:24Z',
    expirationTime: undefined,
    notBefore: undefined,
    requestId: undefined,
    resources: [
      'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
      'https://example.com/my-web2-claim.json',
    ],
  };
  expect(parseSiwe(text)).toEqual({ message });
  // The other two examples: with a port, and with a scheme.
  expect(parseSiwe(text.replace('example.com', 'example.com:3388'))).toEqual({
    message: { ...message, domain: 'example.com:3388' },
  });
  expect(parseSiwe(`https://${text}`)).toEqual({ message: { ...message, scheme: 'https' } });
});

test('reads all fields', () => {
  const text = siweText({
    expirationTime: 'Expiration Time: 2026-11-28T13:00:00.123456Z',
    notBefore: 'Not Before: 2026-11-28T11:00:00+02:00',
    requestId: 'Request ID: some_id%20:@',
    resources: 'Resources:',
  });
  expect(parseSiwe(text)?.message).toMatchObject({
    address: ACCOUNT,
    statement: undefined,
    expirationTime: '2026-11-28T13:00:00.123456Z',
    notBefore: '2026-11-28T11:00:00+02:00',
    requestId: 'some_id%20:@',
    resources: [],
  });
});

describe('takes', () => {
  test.each([
    '127.0.0.1',
    '127.0.0.1:8080',
    'test@127.0.0.1:8080',
    'localhost:3030',
    '[::cafe]',
    '[::cafe]:443',
    'a.b-c.example',
    'example.com:',
    'xn--bcher-kva.example',
  ])('the domain %s', (domain) => {
    expect(parseSiwe(siweText({ first: firstLine(domain) }))?.message?.domain).toBe(domain);
  });

  test.each([
    'https://127.0.0.1/?query=one#begin',
    'https://[::cafe]',
    'https://user:pw@app.example:1/a//b;c?d/e?f#g/?h',
    'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
    'urn:',
    'file:///etc',
  ])('the URI %s', (uri) => {
    expect(parseSiwe(siweText({ uri: `URI: ${uri}` }))?.message?.uri).toBe(uri);
  });

  test('an empty request id, and an empty statement', () => {
    expect(parseSiwe(siweText({ requestId: 'Request ID: ' }))?.message?.requestId).toBe('');
    expect(parseSiwe(siweText({ statement: '' }))?.message?.statement).toBe('');
  });

  test('a statement that resembles a field', () => {
    const statement = 'URI: https://evil.example';
    expect(parseSiwe(siweText({ statement }))?.message).toMatchObject({
      statement,
      uri: 'https://app.example/login',
    });
  });
});

/** The cases of spruceid/siwe's negative vectors, and more. */
describe('finds the fault', () => {
  test.each<[string, string, string]>([
    ['domain', 'no domain', siweText({ first: firstLine('') })],
    ['domain', 'a scheme without a domain', siweText({ first: firstLine('https://') })],
    ['domain', 'a path', siweText({ first: firstLine('app.example/') })],
    ['domain', 'a fragment', siweText({ first: firstLine('#app.example') })],
    ['domain', 'a space', siweText({ first: firstLine('app.example evil.example') })],
    ['domain', 'letters beyond ASCII', siweText({ first: firstLine('bücher.example') })],
    ['domain', 'brackets without an address', siweText({ first: firstLine('[app.example]') })],
    ['domain', 'a port that is no number', siweText({ first: firstLine('app.example:x') })],
    ['domain', 'a line before', `Hello\n${siweText()}`],
    ['domain', 'other case', siweText().replace('Ethereum', 'ethereum')],
    ['domain', 'the phrase elsewhere', `I say: it wants you to sign in with your Ethereum account, beware`],
    ['domain', 'a byte order mark', `\ufeff${siweText()}`],
    ['domain', 'carriage returns', siweText().replaceAll('\n', '\r\n')],
    ['address', 'no address', siweText({ address: '' })],
    ['address', 'lower case', siweText({ address: ACCOUNT.toLowerCase() })],
    ['address', 'a space after the address', siweText({ address: `${ACCOUNT} ` })],
    ['layout', 'no empty line after the address', siweText({ before: undefined, statement: 'Hello' })],
    ['statement', 'a line break in the statement', siweText({ statement: 'Hello\nthere' })],
    ['statement', 'a carriage return in the statement', siweText({ statement: 'Hello\rthere' })],
    ['statement', 'letters beyond ASCII in the statement', siweText({ statement: 'Grüß Gott' })],
    ['statement', 'a sign of no URI in the statement', siweText({ statement: '"quoted"' })],
    ['statement', 'no second empty line', siweText({ after: undefined })],
    ['uri', 'no URI', siweText({ uri: undefined })],
    ['uri', 'an empty line for the URI', siweText({ statement: 'Hello', uri: '' })],
    ['uri', 'no scheme of the URI', siweText({ uri: 'URI: :not_a_uri_' })],
    ['uri', 'a relative URI', siweText({ uri: 'URI: /login' })],
    ['uri', 'a space in the URI', siweText({ uri: 'URI: https://app.example/a b' })],
    ['uri', 'half an escape in the URI', siweText({ uri: 'URI: https://app.example/%4' })],
    ['uri', 'an invalid IPv6 address', siweText({ uri: 'URI: https://[::1::2]/' })],
    ['uri', 'another order', siweText({ uri: 'Version: 1', version: 'URI: https://app.example/login' })],
    ['version', 'version 3', siweText({ version: 'Version: 3' })],
    ['version', 'no version', siweText({ version: undefined })],
    ['chainId', 'no chain', siweText({ chainId: undefined })],
    ['chainId', 'a chain in letters', siweText({ chainId: 'Chain ID: ?' })],
    ['chainId', 'a chain in hex', siweText({ chainId: 'Chain ID: 0x1' })],
    ['chainId', 'a chain beyond 2^53', siweText({ chainId: 'Chain ID: 9007199254740993' })],
    ['nonce', 'no nonce', siweText({ nonce: undefined })],
    ['nonce', 'a nonce of 7 characters', siweText({ nonce: 'Nonce: 1234567' })],
    ['nonce', 'a nonce with a hyphen', siweText({ nonce: 'Nonce: 12345678-9' })],
    ['issuedAt', 'no time', siweText({ issuedAt: undefined })],
    [
      'issuedAt',
      'a time of another form',
      siweText({ issuedAt: 'Issued At: Wed Oct 05 2011 16:48:00 GMT+0200' }),
    ],
    ['issuedAt', 'a day that is none', siweText({ issuedAt: 'Issued At: 2026-02-30T00:00:00Z' })],
    ['expirationTime', 'an end of another form', siweText({ expirationTime: 'Expiration Time: tomorrow' })],
    ['notBefore', 'a start of another form', siweText({ notBefore: 'Not Before: 1700000000' })],
    ['requestId', 'a space in the request id', siweText({ requestId: 'Request ID: some id' })],
    [
      'resources',
      'resources in one line',
      siweText({ resources: 'Resources:\n- https://a.example - https://b.example' }),
    ],
    [
      'resources',
      'a resource that is no URI',
      siweText({ resources: 'Resources:\n- https://a.example\n- :none_' }),
    ],
    [
      'resources',
      'a line after the resources',
      siweText({ resources: 'Resources:\n- https://a.example\nRequest ID: a' }),
    ],
    ['resources', 'a line break at the end', siweText({ resources: 'Resources:\n- https://a.example\n' })],
    ['layout', 'a line break at the end, without resources', `${siweText()}\n`],
    [
      'layout',
      'the end after the start',
      siweText({
        expirationTime: 'Not Before: 2026-11-28T11:00:00Z',
        notBefore: 'Expiration Time: 2026-11-28T13:00:00Z',
      }),
    ],
    ['layout', 'an unknown line', siweText({ resources: 'Chain: 1' })],
    ['layout', 'a field twice', siweText({ expirationTime: 'Issued At: 2026-11-28T11:59:00Z' })],
  ])('%s: %s', (fault, _, text) => {
    expect(parseSiwe(text)).toEqual({ fault });
  });
});

test.each(['', 'I want to sign in', 'wants you to sign in with your Solana account:'])(
  '%o is no sign-in with Ethereum',
  (text) => {
    expect(parseSiwe(text)).toBeUndefined();
  },
);

test('reads long lines quickly', () => {
  const start = performance.now();
  for (const long of ['a'.repeat(100_000), '%41'.repeat(30_000), ':@'.repeat(50_000), '//'.repeat(50_000)]) {
    parseSiwe(siweText({ first: firstLine(long) }));
    parseSiwe(siweText({ uri: `URI: https:${long} ` }));
    parseSiwe(siweText({ uri: `URI: https://${long} ` }));
  }
  expect(performance.now() - start).toBeLessThan(20_000);
});

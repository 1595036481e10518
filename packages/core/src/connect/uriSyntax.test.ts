import { expect, test } from 'vitest';
import { isAuthority, isUri } from './uriSyntax.ts';

/** Examples of RFC 3986, section 1.1.2, and more. */
test.each([
  'ftp://ftp.is.co.za/rfc/rfc1808.txt',
  'http://www.ietf.org/rfc/rfc2396.txt',
  'ldap://[2001:db8::7]/c=GB?objectClass?one',
  'mailto:John.Doe@example.com',
  'news:comp.infosystems.www.servers.unix',
  'tel:+1-816-555-1212',
  'telnet://192.0.2.16:80/',
  'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
  'a:',
  'a:/b//c',
  'a://',
])('%s is a URI', (text) => {
  expect(isUri(text)).toBe(true);
});

test.each([
  '',
  ':',
  '//a',
  '/a',
  '1a:b',
  'a:b c',
  'a:é',
  'a:%g0',
  'a://[x]/',
  'a://[::1',
  'a://b:c/',
  'a:b#c#d',
  'a:"b"',
  'a:b\n',
])('%o is no URI', (text) => {
  expect(isUri(text)).toBe(false);
});

test.each(['a.example', 'a@b:1', 'a:b@c', '[::1]', '[::1]:8080', '1.2.3.4', 'a:'])(
  '%s is an authority',
  (text) => {
    expect(isAuthority(text)).toBe(true);
  },
);

test.each(['', '@', 'a@', ':80', 'a/b', 'a@b@c', 'a b', '[::1', '[]', 'a:b', 'é'])(
  '%o is no authority',
  (text) => {
    expect(isAuthority(text)).toBe(false);
  },
);

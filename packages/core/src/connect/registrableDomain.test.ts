import { expect, test } from 'vitest';
import { registrableDomain } from './registrableDomain.ts';

test.each([
  ['app.uniswap.org', 'uniswap.org', 'uniswap'],
  ['uniswap.org', 'uniswap.org', 'uniswap'],
  ['a.b.shop.co.uk', 'shop.co.uk', 'shop'],
  ['alice.github.io', 'alice.github.io', 'alice'],
  ['github.io', 'github.io', 'github'],
  ['localhost', 'localhost', 'localhost'],
])('of %s is %s', (host, domain, name) => {
  expect(registrableDomain(host)).toEqual({ domain, name });
});

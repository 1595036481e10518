import { describe, expect, test } from 'vitest';
import { checkSiwe, type SiweCircumstances } from './checkSiwe.ts';
import { parseSiwe } from './parseSiwe.ts';
import { ACCOUNT, NOW, SECOND } from './testing/connectedSite.ts';
import { firstLine, siweText } from './testing/siweText.ts';

const circumstances: SiweCircumstances = {
  origin: 'https://app.example',
  address: ACCOUNT,
  chainIds: [1, 137],
  now: NOW,
};

function check(text: string, changed: Partial<SiweCircumstances> = {}) {
  const message = parseSiwe(text)?.message;
  if (!message) throw new Error('The message does not parse');
  return checkSiwe(message, { ...circumstances, ...changed });
}

// An unencrypted page can be written by anyone on the network, and its https backend takes such a message.
test.each([
  ['app.example', 'https'],
  ['https://app.example', 'https'],
])('refuses %s from an unencrypted page of that name', (domain, scheme) => {
  const problem = check(siweText({ first: firstLine(domain) }), { origin: 'http://app.example' });
  expect(problem).toEqual({ type: 'otherScheme', scheme, expected: 'http' });
});

describe('takes a message for', () => {
  test.each([
    ['app.example', 'https://app.example'],
    ['https://app.example', 'https://app.example'],
    ['HTTPS://App.Example', 'https://app.example'],
    ['app.example:443', 'https://app.example'],
    ['app.example:8443', 'https://app.example:8443'],
    ['localhost:3000', 'http://localhost:3000'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:80', 'http://127.0.0.1'],
    ['[::1]:5173', 'http://[::1]:5173'],
    ['xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ])('%s at %s', (site, origin) => {
    expect(check(siweText({ first: firstLine(site) }), { origin })).toBeUndefined();
  });
});

describe('refuses a message for', () => {
  test.each([
    ['evil.example', 'https://app.example', 'otherDomain'],
    ['example', 'https://app.example', 'otherDomain'],
    ['www.app.example', 'https://app.example', 'otherDomain'],
    ['app.example.', 'https://app.example', 'otherDomain'],
    ['app.example:', 'https://app.example', 'otherDomain'],
    ['%61pp.example', 'https://app.example', 'otherDomain'],
    ['app.example:80', 'https://app.example', 'otherDomain'],
    ['app.example:8443', 'https://app.example', 'otherDomain'],
    ['app.example', 'https://app.example:8443', 'otherDomain'],
    ['localhost:3001', 'http://localhost:3000', 'otherDomain'],
    ['http://app.example', 'https://app.example', 'otherScheme'],
    ['wss://app.example', 'https://app.example', 'otherScheme'],
    ['https://localhost:3000', 'http://localhost:3000', 'otherScheme'],
    ['user@app.example', 'https://app.example', 'userInfo'],
    ['app.example@evil.example', 'https://evil.example', 'userInfo'],
  ])('%s at %s: %s', (site, origin, type) => {
    expect(check(siweText({ first: firstLine(site) }), { origin })?.type).toBe(type);
  });
});

test('names both domains', () => {
  expect(check(siweText({ first: firstLine('evil.example') }))).toEqual({
    type: 'otherDomain',
    domain: 'evil.example',
    host: 'app.example',
  });
});

test('refuses another account, and a chain that is not granted', () => {
  expect(check(siweText(), { address: SECOND })).toEqual({ type: 'otherAccount' });
  expect(check(siweText({ chainId: 'Chain ID: 137' }))).toBeUndefined();
  expect(check(siweText({ chainId: 'Chain ID: 10' }))).toEqual({ type: 'otherChain', chainId: 10 });
});

test.each([
  ['expirationTime', 'Expiration Time: 2026-11-28T12:00:01Z', undefined],
  ['expirationTime', 'Expiration Time: 2026-11-28T12:00:00Z', 'expired'],
  ['expirationTime', 'Expiration Time: 2026-11-28T13:30:00+02:00', 'expired'],
  ['expirationTime', 'Expiration Time: 0001-01-01T00:00:00Z', 'expired'],
  ['notBefore', 'Not Before: 2026-11-28T12:00:00Z', undefined],
  // The device's clock may be slow.
  ['notBefore', 'Not Before: 2026-11-28T12:05:00Z', undefined],
  ['notBefore', 'Not Before: 2026-11-28T12:05:01Z', 'notYetValid'],
])('with the %s in %s: %s', (field, line, type) => {
  expect(check(siweText({ [field]: line }))?.type).toBe(type);
});

import { expect, test } from 'vitest';
import { findLookalikeHost } from './findLookalikeHost.ts';
import { knownSites } from './knownSites.ts';

test.each([
  ['app.unlswap.org', 'app.uniswap.org'],
  ['unisvap.org', 'app.uniswap.org'],
  ['unsiwap.org', 'app.uniswap.org'],
  ['app-uniswap.org', 'app.uniswap.org'],
  ['uniswap.com', 'app.uniswap.org'],
  ['uniswap.vercel.app', 'app.uniswap.org'],
  ['uniswap-airdrop.example', 'app.uniswap.org'],
  ['app.uniswap.org.evil.example', 'app.uniswap.org'],
  ['uniswap.org-login.example', 'app.uniswap.org'],
  // Cyrillic letters: а, е, о, р.
  [new URL('https://unisw\u0430p.org').hostname, 'app.uniswap.org'],
  [new URL('https://\u043e\u0440\u0435ns\u0435\u0430.io').hostname, 'opensea.io'],
  [new URL('https://z\u043er\u0430.co').hostname, 'zora.co'],
  ['openseas.io', 'opensea.io'],
  ['0pensea.io', 'opensea.io'],
  ['app.aave.co', 'app.aave.com'],
  ['aave.com.evil.example', 'app.aave.com'],
  ['rnetamask.io', 'portfolio.metamask.io'],
  ['zorra.co', undefined],
  ['gmy.io', undefined],
  ['wikipedia.org', undefined],
  ['app.example', undefined],
])('%s resembles %s', (host, resembled) => {
  expect(findLookalikeHost(host, knownSites)).toBe(resembled);
});

test('the known sites resemble nothing, nor do their other hosts', () => {
  for (const site of knownSites) {
    expect(findLookalikeHost(site, knownSites)).toBeUndefined();
    expect(findLookalikeHost(`www.${site}`, [site])).toBeUndefined();
  }
});

test('the first known host counts', () => {
  expect(findLookalikeHost('app.unlswap.org', ['my.uniswap.example', ...knownSites])).toBe(
    'my.uniswap.example',
  );
});

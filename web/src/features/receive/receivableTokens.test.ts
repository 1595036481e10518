// @vitest-environment node
import { alwaysOnNetworks, networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';
import { nativeTokenId, receivableTokens } from './receivableTokens.ts';

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const tokens = receivableTokens(OWN, alwaysOnNetworks);

test('the native coins of the four networks come first, at the own address', () => {
  expect(tokens.slice(0, 4)).toMatchObject(
    alwaysOnNetworks.map(({ id, currency, name }) => ({
      id: nativeTokenId(id),
      symbol: currency,
      network: name,
      address: OWN,
      isSample: false,
    })),
  );
});

test('the whole catalogue is listed, every coin once', () => {
  // ETH and MATIC of the catalogue are the native coins of two networks each.
  expect(tokens).toHaveLength(tokenCatalogue.length - 2 + alwaysOnNetworks.length);
  expect(tokenCatalogue.length).toBeGreaterThanOrEqual(19);
  expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length);
  const symbols = new Set(tokens.map(({ symbol }) => symbol));
  for (const { symbol } of tokenCatalogue) expect(symbols).toContain(symbol);
});

test('a token either arrives at the own address or is marked as a sample', () => {
  for (const { id, address, isSample } of tokens) expect(address === OWN, id).toBe(!isSample);
});

test('no sample can be mistaken for an address', () => {
  const samples = tokens.filter(({ isSample }) => isSample);
  expect(samples.map(({ symbol }) => symbol)).toContain('BTC');
  for (const { address } of samples) expect(address).toMatch(/^SAMPLE-[A-Z0-9-]+-ADDRESS$/);
});

test('tokens of a foreign chain are samples, even with the symbol of one of ours', () => {
  const usdt = tokens.filter(({ symbol }) => symbol === 'USDT');
  expect(usdt.map(({ network, isSample }) => [network, isSample])).toEqual([
    ['Ethereum (ERC-20)', false],
    ['Tron (TRC-20)', true],
    ['Solana', true],
  ]);
});

// Regression: it stayed a sample even with BNB Smart Chain switched on.
test('a token whose network is switched on arrives at the own address as well', () => {
  const shib = (offered: typeof tokens) => offered.find(({ id }) => id === 'shib-bnb');
  expect(shib(tokens)).toMatchObject({ address: 'SAMPLE-SHIB-BNB-ADDRESS', isSample: true });
  expect(shib(receivableTokens(OWN, networks))).toMatchObject({ address: OWN, isSample: false });
});

test('a coin whose network is switched on arrives at the own address and is no longer a sample', () => {
  const bnb = (offered: typeof tokens) => offered.filter(({ symbol }) => symbol === 'BNB');
  expect(bnb(tokens)).toMatchObject([{ id: 'bnb', isSample: true }]);
  expect(bnb(receivableTokens(OWN, networks))).toMatchObject([
    { id: 'native-bsc', network: 'BNB Smart Chain', address: OWN, isSample: false },
  ]);
});

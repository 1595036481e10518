// @vitest-environment node
import { expect, test } from 'vitest';
import type { CustomToken } from './CustomToken.ts';
import { listedTokenOf } from './listedTokenOf.ts';

const token: CustomToken = {
  id: 'alice_bsc_0x5fbdb2315678afecb367f032d93f642f64180aa3',
  user_id: 'alice',
  token_name: 'Test Dollar',
  token_symbol: 'tusd',
  contract_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  network: 'bsc',
  icon: '',
  balance: '0',
  usd_value: '0',
  decimals: 6,
};

test('shows the first letter of the symbol where there is no icon', () => {
  expect(listedTokenOf(token)).toMatchObject({
    id: token.id,
    name: 'Test Dollar',
    symbol: 'tusd',
    icon: 'T',
    network: 'Binance Smart Chain',
  });
});

test.each([
  ['🪙 gold', '🪙'],
  ['🇨🇭', '🇨🇭'],
  ['$$', '$'],
])('draws one character of an icon: %s', (icon, drawn) => {
  expect(listedTokenOf({ ...token, icon }).icon).toBe(drawn);
});

test("gives a contract the same colour every time, whatever the token's name", () => {
  const { color } = listedTokenOf(token);
  expect(color).toMatch(/^#[0-9A-F]{6}$/);
  expect(
    listedTokenOf({ ...token, token_name: 'Other', contract_address: token.contract_address.toLowerCase() })
      .color,
  ).toBe(color);
});

// Regression: a document could pass one known token off as another.
test('a known token has its own name', () => {
  const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
  const dai = { token_symbol: 'DAI', token_name: 'Dai Stablecoin' };
  expect(listedTokenOf({ ...token, ...dai, network: 'ethereum', contract_address: weth })).toMatchObject({
    symbol: 'WETH',
    icon: 'W',
  });
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { discOf } from './discOf.ts';

const ETHER = { icon: 'Ξ', color: '#627EEA' };
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

test("a coin has the catalogue's icon, and so does a token with a known contract", () => {
  expect(discOf({ network: 'ethereum', token_symbol: 'ETH' })).toEqual(ETHER);
  expect(
    discOf({ network: 'ethereum', token_symbol: 'whatever', contract_address: USDT.toLowerCase() }),
  ).toEqual(discOf({ network: 'ethereum', token_symbol: 'USDT', contract_address: USDT }));
});

test.each([
  [
    'a token with the symbol ETH',
    { network: 'ethereum', token_symbol: 'ETH', contract_address: `0x${'1'.repeat(40)}` },
  ],
  [
    'USDT’s contract of another network',
    { network: 'polygon', token_symbol: 'USDT', contract_address: USDT },
  ],
  ['a test coin', { network: 'sepolia', token_symbol: 'ETH' }],
  ['a coin of a removed network', { network: 'gone', token_symbol: 'ETH' }],
])('%s has no coin’s icon', (_, fields) => {
  expect(discOf(fields)).toEqual({ icon: fields.token_symbol[0], color: '#6B6B76' });
});

test.each([
  ['', '?'],
  ['🦄x', '🦄'],
  ['<script>', '<'],
])('of the symbol %j one character is drawn', (token_symbol, icon) => {
  expect(discOf({ network: 'ethereum', token_symbol, contract_address: `0x${'1'.repeat(40)}` }).icon).toBe(
    icon,
  );
});

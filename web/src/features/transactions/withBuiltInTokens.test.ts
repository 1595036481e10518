// @vitest-environment node
import { expect, test } from 'vitest';
import { transaction } from './testing/transaction.ts';
import { withBuiltInTokens } from './withBuiltInTokens.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const own = { amount: '1.5', token_symbol: 'USDC', token_decimals: 6 };

test.each([
  ['other decimals', { amount: '0.015', amount_units: '1500000', token_decimals: 8 }],
  ['other decimals in an older record', { amount: '0.015', token_decimals: 8 }],
  ['no decimals', { amount: '1500000', amount_units: '1500000', is_amount_in_units: true }],
  ['another amount', { amount: '1500', amount_units: '1500000', token_decimals: 6 }],
])('corrects %s of a known token', (_, written) => {
  const record = { ...transaction(written), token_symbol: 'USDT', contract_address: USDC.toLowerCase() };
  const shown = withBuiltInTokens(record);
  expect(shown).toMatchObject(own);
  expect(shown.is_amount_in_units).toBeUndefined();
});

test('corrects paid and received amounts, and leaves unknown tokens unchanged', () => {
  const moved = { kind: 'erc20', units: '5', decimals: 0, symbol: 'X' } as const;
  const record = transaction({
    left: [
      { ...moved, contract_address: USDC },
      { ...moved, contract_address: OTHER },
    ],
    came: [{ kind: 'coin', units: '5', decimals: 18, symbol: 'ETH' }],
  });
  expect(withBuiltInTokens(record)).toEqual({
    ...record,
    left: [
      { ...moved, contract_address: USDC, decimals: 6, symbol: 'USDC' },
      { ...moved, contract_address: OTHER },
    ],
  });
});

test("replaces a stranger's symbol that could be read as part of the amount by the contract's address", () => {
  const record = transaction({ contract_address: OTHER, token_symbol: '000 USDC' });
  expect(withBuiltInTokens(record).token_symbol).toBe('0x70997970…17dc79C8');
});

test.each([
  ['coin', {}],
  ['an unknown token', { contract_address: OTHER, token_symbol: 'USDC' }],
  ['the contract of a known token on another network', { contract_address: USDC, network: 'polygon' }],
  ['an amount without decimals or units', { contract_address: USDC, token_symbol: 'USDC' }],
])('leaves %s', (_, written) => {
  expect(withBuiltInTokens(transaction(written))).toEqual(transaction(written));
});

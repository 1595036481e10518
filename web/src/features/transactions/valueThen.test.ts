import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import { describe, expect, test } from 'vitest';
import { transaction } from './testing/transaction.ts';
import type { Transaction } from './Transaction.ts';
import { valueThen } from './valueThen.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const STRANGER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const coin = (units: bigint): MovedInCall => ({
  kind: 'coin',
  units: String(units),
  decimals: 18,
  symbol: 'ETH',
});
const token = (contract: string, units: bigint, decimals: number): MovedInCall => ({
  kind: 'erc20',
  contract_address: contract,
  units: String(units),
  decimals,
  symbol: 'USDC',
});
const ETHER = 10n ** 18n;
const swap = {
  type: 'swap',
  call_kind: 'swap',
  amount: '1',
  coin_price_usd: 3000,
  left: [coin(ETHER)],
  came: [token(USDC, 3_000_000_000n, 6)],
} as const satisfies Partial<Transaction>;

const value = (changes: Partial<Transaction>) => valueThen(transaction(changes));

test('a transfer has its value at the time', () => {
  expect(value({ amount: '0.25', coin_price_usd: 3000.5 })).toBe('750.125');
  expect(value({ amount: '40', token_symbol: 'USDC', contract_address: USDC, token_price_usd: 1.0005 })).toBe(
    '40.02',
  );
  expect(value({ type: 'receive', status: 'pending', amount: '2', coin_price_usd: 3000 })).toBe('6000');
});

describe('nothing has a value', () => {
  test.each<[string, Partial<Transaction>]>([
    ['without a recorded price', {}],
    ['on a test network', { network: 'sepolia' }],
    ['on an unknown network', { network: 'removed' }],
    ['that failed', { status: 'failed' }],
    ['that moved nothing', { amount: '0' }],
    ['that is unverified', { type: 'receive', is_unverified: true }],
    ['that is an NFT', { contract_address: USDC, token_id: '1', token_price_usd: 1 }],
    ['that is an approval', { call_kind: 'approve', amount: '5', spender: STRANGER }],
    ['in units of unknown decimals', { is_amount_in_units: true }],
  ])('%s', (name, changes) => {
    const prices = name === 'without a recorded price' ? {} : { coin_price_usd: 3000 };
    expect(value({ ...prices, ...changes })).toBeUndefined();
  });

  test('of a token that the wallet does not know, whatever price and symbol its record has', () => {
    const stranger = {
      contract_address: STRANGER,
      token_symbol: 'USDC',
      token_price_usd: 1,
      coin_price_usd: 3000,
    };
    expect(value({ ...stranger, amount: '1000' })).toBeUndefined();
    expect(value({ ...swap, left: [token(STRANGER, 1_000_000n, 6)], ...stranger })).toBeUndefined();
  });
});

describe('a call', () => {
  test('has the value of the amount paid, or received if nothing was paid', () => {
    expect(value(swap)).toBe('3000');
    expect(value({ ...swap, left: [], came: [coin(2n * ETHER)] })).toBe('6000');
    expect(value({ ...swap, left: [token(WETH, ETHER, 18)] })).toBe('3000');
  });

  test('has the value of a token by its known decimals, whatever its record says', () => {
    const paid = { left: [token(USDC, 5_000_000n, 18)], contract_address: USDC, token_price_usd: 1 };
    expect(value({ ...swap, ...paid })).toBe('5');
  });

  test('has none if a part of the payment has none', () => {
    expect(value({ ...swap, left: [coin(ETHER), token(STRANGER, 1n, 6)] })).toBeUndefined();
    expect(value({ ...swap, left: [], came: [] })).toBeUndefined();
  });

  test('has the value of the amount signed until its movements are known', () => {
    expect(value({ ...swap, status: 'pending', left: undefined, came: undefined })).toBe('3000');
  });
});

// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { describe, expect, test } from 'vitest';
import { account, DAI, USDC, V2_ROUTER, V3_ROUTER } from '../../../lib/calls/testing/fakeExchange.ts';
import { isStepRecord, type StepFields } from './isStepRecord.ts';
import type { SwapSequence, SwapStep } from './SwapSequence.ts';

const sequence: SwapSequence = {
  id: 'one',
  user_id: 'alice',
  network: 'ethereum',
  account,
  sell: { contract: USDC, symbol: 'USDC', decimals: 6 },
  buy: { contract: DAI, symbol: 'DAI', decimals: 18 },
  amount: '2000000',
  slippage_bps: 50,
  router: V3_ROUTER,
  step: null,
  written_at: 1,
};
const common = { network: 'ethereum', from_address: account, amount: '0' } as const;
const approval: StepFields = {
  ...common,
  type: 'send',
  to_address: USDC,
  call_kind: 'approve',
  spender: V3_ROUTER,
  allowed_units: '2000000',
};
const revocation: StepFields = { ...approval, call_kind: 'revoke', allowed_units: '0' };
const swap: StepFields = {
  ...common,
  type: 'swap',
  to_address: V3_ROUTER,
  call_kind: 'multicall',
  amount: '2',
  amount_units: '2000000',
  contract_address: USDC,
};

const moved = (contract: string) => ({ kind: 'erc20', contract_address: contract, units: '1' }) as const;

// Regression: for a contract that emitted no event, the record did not show a revocation, and it was signed again.
test('reads an approval from the call data where the record does not show it', () => {
  const step = { name: 'takeBack', tx_hash: null, shown_at: 0, least: null, data: '0xabcdef01' } as const;
  const stored = { ...sequence, step };
  const silent = { ...approval, allowed_units: undefined };
  const [same, other] = ['0x02f884abcdef01c0', '0x02f884abcdef02c0'];
  for (const name of ['takeBack', 'revoke', 'approve'] as const) {
    expect(isStepRecord(stored, name, { ...silent, signed_transaction: same })).toBe(true);
    expect(isStepRecord(stored, name, { ...silent, signed_transaction: other })).toBe(false);
    expect(isStepRecord(stored, name, silent)).toBe(name === 'approve');
  }
});

describe('the record of a step', () => {
  test.each<[SwapStep, StepFields]>([
    ['approve', approval],
    ['approve', { ...approval, allowed_units: undefined }],
    ['revoke', revocation],
    ['takeBack', revocation],
    ['swap', swap],
    ['swap', { ...swap, amount_units: undefined }],
    ['swap', { ...swap, amount: '0', amount_units: undefined, contract_address: undefined }],
    ['swap', { ...swap, came: [moved(DAI.toLowerCase())] }],
    ['swap', { ...swap, came: [] }],
  ])('%s', (step, record) => expect(isStepRecord(sequence, step, record)).toBe(true));

  test('of a swap with stored call data has the same call data, while the record has the signed bytes', () => {
    const step = { name: 'swap', tx_hash: null, shown_at: 0, least: '1', data: '0xabcdef01' } as const;
    const stored = { ...sequence, step };
    const isRecord = (signed?: string) =>
      isStepRecord(stored, 'swap', { ...swap, signed_transaction: signed });
    expect(isRecord('0x02F884ABCDEF01c0')).toBe(true);
    expect(isRecord('0x02f884abcdef02c0')).toBe(false);
    expect(isRecord()).toBe(true);
  });

  test('of a swap of coin, and of a wrap', () => {
    const coin = {
      ...sequence,
      sell: { contract: null, symbol: 'ETH', decimals: 18 },
      amount: '1000000000000000000',
    };
    const sent: StepFields = { ...common, type: 'swap', to_address: V3_ROUTER, amount: '1' };
    expect(isStepRecord(coin, 'swap', sent)).toBe(true);
    expect(isStepRecord(coin, 'swap', { ...sent, amount: '2' })).toBe(false);
    const { wrappedCoin } = networkById('ethereum');
    const wrapping = { ...coin, router: null, buy: { contract: wrappedCoin, symbol: 'WETH', decimals: 18 } };
    expect(isStepRecord(wrapping, 'swap', { ...sent, to_address: wrappedCoin })).toBe(true);
  });
});

describe('no record of it', () => {
  test.each<[string, SwapStep, StepFields]>([
    ['an approval of another amount', 'approve', { ...approval, allowed_units: '2000001' }],
    ['an approval for another spender', 'approve', { ...approval, spender: V2_ROUTER }],
    ['an approval, for a revocation', 'takeBack', { ...approval, allowed_units: undefined }],
    ['a revocation, for an approval', 'approve', revocation],
    ['a revocation of another spender', 'takeBack', { ...revocation, spender: V2_ROUTER }],
    ['a swap of another amount', 'swap', { ...swap, amount_units: '1' }],
    ['a swap of another token', 'swap', { ...swap, contract_address: DAI }],
    ['a swap that gave another token', 'swap', { ...swap, came: [moved(USDC)] }],
    ['a swap by another router', 'swap', { ...swap, to_address: V2_ROUTER }],
    ['a transfer to the router', 'swap', { ...swap, type: 'send' }],
    ['an incoming transfer', 'swap', { ...swap, type: 'receive' }],
    ["another account's", 'swap', { ...swap, from_address: DAI }],
    ["another network's", 'swap', { ...swap, network: 'polygon' }],
  ])('is %s', (_, step, record) => expect(isStepRecord(sequence, step, record)).toBe(false));
});

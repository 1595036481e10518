// @vitest-environment node
import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { transferFees } from '@everything-wallet/core/transactions/transferFees';
import { describe, expect, test } from 'vitest';
import { transferTotals } from './transferTotals.ts';

const estimate: GasEstimate = {
  estimatedCost: '0',
  gasLimit: '10',
  gasPrice: '3',
  maxFeePerGas: '3',
  maxPriorityFeePerGas: '1',
  nonce: 0,
  chainId: 1,
  toIsContract: false,
  baseFeeNodes: { asked: 3, answered: 2 },
  balance: '100',
};
const network = { feeModel: 'gas' } as const;
const base = { network, estimate, amount: undefined, balance: 90n, token: undefined, isMax: false };

function totalsOf(changes: Partial<Parameters<typeof transferTotals>[0]>) {
  const question = { ...base, ...changes };
  return transferTotals({
    ...question,
    chosenFees: question.estimate && transferFees(question.estimate),
  });
}

describe('a transfer of coin', () => {
  test('adds amount and fee, paid from the balance that was read', () => {
    expect(totalsOf({ amount: 5n })).toMatchObject({ fee: 30n, held: 90n, most: 60n, total: 35n });
  });

  test('uses the balance of the estimate until another one is read', () => {
    expect(totalsOf({ balance: undefined }).held).toBe(100n);
  });

  test('has no total without an estimate', () => {
    expect(totalsOf({ amount: 5n, estimate: undefined })).toMatchObject({ fee: undefined, total: undefined });
  });

  test('names the balance that is too small', () => {
    expect(totalsOf({ amount: 61n }).shortage).toBe('send.error.insufficientFunds');
    expect(totalsOf({ amount: 60n }).shortage).toBeUndefined();
  });
});

describe('the full balance', () => {
  test('is what the estimate says, less a fee that is paid to the last wei', () => {
    const { held, most, fees, maxNote } = totalsOf({ isMax: true });
    expect({ held, most, priorityFee: fees?.maxPriorityFeePerGas }).toEqual({
      held: 100n,
      most: 70n,
      priorityFee: 3n,
    });
    expect(maxNote).toBe('send.max.all');
  });

  test('does not trust one node of several with the base fee', () => {
    const oneNode = { ...estimate, baseFeeNodes: { asked: 3, answered: 1 } };
    const { fees, maxNote } = totalsOf({ isMax: true, estimate: oneNode });
    expect(fees?.maxPriorityFeePerGas).toBe(1n);
    expect(maxNote).toBe('send.max.oneNode');
  });

  test('leaves a rest where a contract or an L1 data fee is paid', () => {
    expect(totalsOf({ isMax: true, estimate: { ...estimate, toIsContract: true } }).maxNote).toBe(
      'send.max.contract',
    );
    expect(totalsOf({ isMax: true, network: { feeModel: 'gasWithL1' } }).maxNote).toBe('send.max.rest');
  });

  test('is too little where the fee takes all of it', () => {
    const poor = { ...estimate, balance: '30' };
    expect(totalsOf({ isMax: true, estimate: poor })).toMatchObject({
      most: 0n,
      shortage: 'send.error.insufficientFunds',
      maxNote: undefined,
    });
  });

  test('of a token is all of the token', () => {
    expect(totalsOf({ isMax: true, amount: 7n, token: { balance: 7n } })).toMatchObject({
      held: 90n,
      most: 7n,
      total: 30n,
      maxNote: undefined,
    });
  });
});

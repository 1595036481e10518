import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { FieldValue } from '@google-cloud/firestore';
import { expect, it } from 'vitest';
import { settlementChanges } from './settlementChanges.ts';

const deletion = FieldValue.delete();
const record = {
  status: 'pending',
  signed_transaction: '0x02',
  replaced_by: '0xother',
} as Partial<TransactionRecord> as TransactionRecord;

it('changes nothing of a record that is as the chain has it', () => {
  const settlement = { status: 'pending', facts: {}, isFinal: false, winner: undefined } as const;
  expect(settlementChanges(record, settlement, deletion)).toEqual({});
});

it('writes facts, and deletes those that are gone', () => {
  const changed = { ...record, block_number: 5 } as TransactionRecord;
  const settlement = { status: 'completed', facts: { gas_used: '21000' }, isFinal: false } as const;
  expect(settlementChanges(changed, { ...settlement, winner: undefined }, deletion)).toEqual({
    status: 'completed',
    gas_used: '21000',
    block_number: deletion,
  });
});

it.each([
  ['of its own', undefined, deletion],
  ['of another transaction', '0xwinner', '0xwinner'],
] as const)('lets go of the signed bytes once the outcome is final, %s', (_, winner, replacedBy) => {
  const settlement = { status: 'pending', facts: {}, isFinal: true, winner } as const;
  expect(settlementChanges(record, settlement, deletion)).toEqual({
    signed_transaction: deletion,
    replaced_by: replacedBy,
  });
});

import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { describe, expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { transactionRecords } from '../../functions/src/data/transactionRecords.ts';
import { readDocument, transactionsOf, writeDocument } from './support/documents.ts';
import { inBlock, newRecord } from './support/records.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const times = <Result>(count: number, call: (attempt: string) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(`attempt ${index}`)));
const storedOf = async ({ user_id: userId }: TransactionRecord) =>
  Object.values(await transactionsOf(userId));

describe('transactionRecords', () => {
  it('takes a record back with the last of many attempts, and not before', async () => {
    const { id, record } = newRecord();
    await times(12, (attempt) => transactionRecords.open(id, record, attempt));
    expect(await storedOf(record)).toEqual([{ ...record, timestamp: expect.any(String) as string }]);
    expect(await times(11, (attempt) => transactionRecords.discard(id, attempt))).not.toContain(true);
    expect(await storedOf(record)).toHaveLength(1);
    expect(await transactionRecords.discard(id, 'attempt 11')).toBe(true);
    expect(await storedOf(record)).toEqual([]);
    expect(await transactionRecords.discard(id, 'attempt 11')).toBe(true);
  });

  // Regression: attempts were counted by number, so that the second time struck another call's attempt off.
  it('counts a repeated removal once when its answer was lost', async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, record, 'accepted');
    await transactionRecords.open(id, record, 'refused');
    await transactionRecords.open(id, record, 'refused');
    expect(await transactionRecords.discard(id, 'refused')).toBe(false);
    expect(await transactionRecords.discard(id, 'refused')).toBe(false);
    expect(await storedOf(record)).toHaveLength(1);
  });

  it('removes nothing for an attempt that was never noted', async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, record, 'accepted');
    expect(await transactionRecords.discard(id, 'unwritten')).toBe(false);
    expect(await storedOf(record)).toHaveLength(1);
  });

  it('preserves the record of an accepted attempt, whatever happens to others', async () => {
    const { id, record } = newRecord();
    const refused = async (attempt: string) => {
      await transactionRecords.open(id, record, attempt);
      return transactionRecords.discard(id, attempt);
    };
    await Promise.all([times(10, refused), transactionRecords.open(id, record, 'accepted')]);
    expect(await storedOf(record)).toHaveLength(1);
    expect(await times(3, refused)).toEqual([false, false, false]);
    expect(await storedOf(record)).toHaveLength(1);
  });

  it("stores the bytes until the outcome is final, and the block's data until it is reverted", async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, { ...record, signed_transaction: '0x02' }, 'attempt');
    await transactionRecords.settle(id, inBlock(false));
    expect(await storedOf(record)).toMatchObject([
      { block_number: 7, confirmations: 2, signed_transaction: '0x02' },
    ]);
    await transactionRecords.settle(id, { status: 'pending', facts: {} });
    const [pending] = await storedOf(record);
    expect(pending).not.toHaveProperty('block_number');
    expect(pending).not.toHaveProperty('is_final');
    await transactionRecords.settle(id, inBlock(true));
    const [final] = await storedOf(record);
    expect(final).toMatchObject({ status: 'completed', is_final: true });
    expect(final).not.toHaveProperty('signed_transaction');
  });

  it("removes only those incoming transfers that the call's own record contains", async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, { ...record, type: 'swap', call_kind: 'swap' }, 'attempt');
    const { user_id, tx_hash, from_address, network, nonce } = record;
    const own = { user_id, tx_hash, from_address, network, nonce, amount: '1', token_symbol: 'ETH' };
    const received = { ...own, type: 'receive', status: 'completed', is_final: true };
    const place = (name: string) => `transactions/${id}_${name}`;
    await writeDocument(place('coin'), { ...received, to_address: record.from_address });
    await writeDocument(place('3'), { ...received, to_address: record.to_address });
    await transactionRecords.settle(id, inBlock(false));
    expect(await storedOf(record)).toHaveLength(3);
    const { status, facts } = inBlock(false);
    const incoming = [{ kind: 'coin' as const, units: '7' }];
    await transactionRecords.settle(id, { status, facts: { ...facts, left: [], came: incoming } });
    expect(await readDocument(place('coin'))).toBeUndefined();
    expect(await readDocument(place('3'))).toBeDefined();
    expect(await storedOf(record)).toHaveLength(2);
  });

  it('starts again after a record was removed', async () => {
    const { id, record } = newRecord();
    for (let turn = 0; turn < 3; turn += 1) {
      await transactionRecords.open(id, record, 'attempt');
      expect(await transactionRecords.discard(id, 'attempt')).toBe(true);
    }
    expect(await storedOf(record)).toEqual([]);
  });

  it('never takes a settled record back', async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, record, 'attempt');
    await transactionRecords.settle(id, inBlock(false));
    expect(await transactionRecords.discard(id, 'attempt')).toBe(false);
    await transactionRecords.settle(id, inBlock(true));
    expect(await transactionRecords.discard(id, 'attempt')).toBe(false);
    expect(await storedOf(record)).toMatchObject([{ status: 'completed' }]);
  });

  // Regression: bytes that were sent again after their outcome was final left a document behind for ever.
  it('stores nothing beside a final record, however often its bytes are sent again', async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, record, 'attempt');
    await transactionRecords.settle(id, inBlock(true));
    await times(5, (attempt) => transactionRecords.open(id, record, `again ${attempt}`));
    expect(await readDocument(`open_transfers/${id}`)).toBeUndefined();
    expect(await transactionRecords.discard(id, 'again attempt 0')).toBe(false);
    expect(await storedOf(record)).toMatchObject([{ status: 'completed' }]);
  });

  it('notes an attempt of a pending record from an older version', async () => {
    const { id, record } = newRecord();
    const { user_id, status, tx_hash } = record;
    await writeDocument(`transactions/${id}`, { user_id, status, tx_hash });
    await transactionRecords.open(id, record, 'attempt');
    expect(await readDocument(`open_transfers/${id}`)).toBeDefined();
    expect(await transactionRecords.discard(id, 'attempt')).toBe(false);
    expect(await storedOf(record)).toHaveLength(1);
  });

  it('finds a record until its outcome is final', async () => {
    const { id, record } = newRecord();
    const ids = async () =>
      (await transactionRecords.findOpenOf(record.user_id, 50)).map((found) => found.id);
    await transactionRecords.open(id, record, 'attempt');
    expect(await ids()).toEqual([id]);
    await transactionRecords.settle(id, inBlock(false));
    expect(await ids()).toEqual([id]);
    const everybodys: string[] = [];
    for await (const page of transactionRecords.findOpen(2))
      everybodys.push(...page.map((found) => found.id));
    expect(everybodys).toContain(id);
    const tomorrow = Date.now() + 86_400_000;
    for await (const page of transactionRecords.findOpen(2, tomorrow)) expect(page).toEqual([]);
    await transactionRecords.settle(id, { status: 'pending', facts: {} });
    for await (const page of transactionRecords.findOpen(2, tomorrow)) expect(page).toEqual([]);
    expect(await ids()).toEqual([id]);
    expect(await storedOf(record)).toEqual([{ ...record, timestamp: expect.any(String) as string }]);
    await transactionRecords.settle(id, { status: 'failed', facts: { fee_paid: '0', is_final: true } });
    expect(await ids()).toEqual([]);
    await transactionRecords.settle(id, inBlock(true));
    expect(await storedOf(record)).toMatchObject([{ status: 'failed', fee_paid: '0' }]);
  });

  describe('a record after its deadline', () => {
    it('is not created, and an existing one is continued', async () => {
      const { id, record } = newRecord();
      const late = { validUntil: Date.now() - 1 };
      expect(await transactionRecords.open(id, record, 'late', late)).toEqual({ outcome: 'expired' });
      expect(await storedOf(record)).toEqual([]);
      expect(
        await transactionRecords.open(id, record, 'in time', { validUntil: Date.now() + 60_000 }),
      ).toEqual({
        outcome: 'opened',
        isNew: true,
      });
      expect(await transactionRecords.open(id, record, 'again', late)).toEqual({
        outcome: 'opened',
        isNew: false,
      });
    });

    // Regression: an open tab that checked the status every half minute blocked the nonce for every other
    // transfer.
    it('does not count a status check as an attempt: the time since the last one continues', async () => {
      const { id, record } = newRecord();
      const triedAt = async () => (await readDocument(`open_transfers/${id}`))?.['last_attempt_at'];
      await transactionRecords.open(id, record, 'in time', { validUntil: Date.now() + 60_000 });
      const first = await triedAt();
      expect(first).toEqual(expect.any(String));
      await transactionRecords.open(id, record, 'late', { validUntil: Date.now() - 1 });
      expect(await triedAt()).toBe(first);
      await transactionRecords.open(id, record, 'once more', { validUntil: Date.now() + 60_000 });
      expect(await triedAt()).not.toBe(first);
    });
  });
});

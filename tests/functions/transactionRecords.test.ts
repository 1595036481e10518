import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { describe, expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { transactionRecords } from '../../functions/src/data/transactionRecords.ts';
import { readDocument, transactionsOf, writeDocument } from './support/documents.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

let users = 0;

/** A record of a user of its own. */
function newRecord(): { readonly id: string; readonly record: TransactionRecord } {
  users += 1;
  const userId = `records-${process.pid}-${Date.now()}-${users}`;
  const hash = `0x${users.toString(16).padStart(64, '0')}`;
  return {
    id: `${userId}_1_${hash}`,
    record: {
      user_id: userId,
      type: 'send',
      status: 'pending',
      amount: '0.25',
      token_symbol: 'ETH',
      tx_hash: hash,
      // Of its own: a nonce belongs to one record of an account.
      from_address: `0x${process.pid.toString(16).padStart(20, '0')}${(Date.now() % 2 ** 32).toString(16).padStart(10, '0')}${users.toString(16).padStart(10, '0')}`,
      to_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      network: 'ethereum',
      gas_fee: '0.000441',
      nonce: 3,
    },
  };
}

const times = <Result>(count: number, call: (attempt: string) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(`attempt ${index}`)));
/** What a look at the chain finds of a transfer that is in a block. */
const inBlock = (isFinal: boolean) =>
  ({
    status: 'completed',
    facts: { fee_paid: '0.1', block_number: 7, confirmations: 2, is_final: isFinal },
  }) as const;
const storedOf = async ({ user_id: userId }: TransactionRecord) =>
  Object.values(await transactionsOf(userId));

describe('transactionRecords', () => {
  it('takes a record back with the last of many attempts, and not before', async () => {
    const { id, record } = newRecord();
    await times(12, (attempt) => transactionRecords.open(id, record, attempt));
    expect(await storedOf(record)).toEqual([{ ...record, timestamp: expect.any(String) as string }]);
    expect(await times(11, (attempt) => transactionRecords.takeBack(id, attempt))).not.toContain(true);
    expect(await storedOf(record)).toHaveLength(1);
    expect(await transactionRecords.takeBack(id, 'attempt 11')).toBe(true);
    expect(await storedOf(record)).toEqual([]);
    expect(await transactionRecords.takeBack(id, 'attempt 11')).toBe(true);
  });

  // Regression: attempts were counted by number, so that the second time struck another call's attempt off.
  it('takes back once what is taken back again because the answer was lost', async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, record, 'accepted');
    await transactionRecords.open(id, record, 'refused');
    await transactionRecords.open(id, record, 'refused');
    expect(await transactionRecords.takeBack(id, 'refused')).toBe(false);
    expect(await transactionRecords.takeBack(id, 'refused')).toBe(false);
    expect(await storedOf(record)).toHaveLength(1);
  });

  it('takes nothing back for an attempt that was never noted', async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, record, 'accepted');
    expect(await transactionRecords.takeBack(id, 'unwritten')).toBe(false);
    expect(await storedOf(record)).toHaveLength(1);
  });

  it('keeps the record of an accepted attempt, whatever comes and goes beside it', async () => {
    const { id, record } = newRecord();
    const refused = async (attempt: string) => {
      await transactionRecords.open(id, record, attempt);
      return transactionRecords.takeBack(id, attempt);
    };
    await Promise.all([times(10, refused), transactionRecords.open(id, record, 'accepted')]);
    expect(await storedOf(record)).toHaveLength(1);
    expect(await times(3, refused)).toEqual([false, false, false]);
    expect(await storedOf(record)).toHaveLength(1);
  });

  it('keeps the bytes until the outcome is final, and what the block says until it is taken back', async () => {
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

  it('begins anew after a record was taken back', async () => {
    const { id, record } = newRecord();
    for (let turn = 0; turn < 3; turn += 1) {
      await transactionRecords.open(id, record, 'attempt');
      expect(await transactionRecords.takeBack(id, 'attempt')).toBe(true);
    }
    expect(await storedOf(record)).toEqual([]);
  });

  it('never takes a settled record back', async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, record, 'attempt');
    await transactionRecords.settle(id, inBlock(false));
    expect(await transactionRecords.takeBack(id, 'attempt')).toBe(false);
    await transactionRecords.settle(id, inBlock(true));
    expect(await transactionRecords.takeBack(id, 'attempt')).toBe(false);
    expect(await storedOf(record)).toMatchObject([{ status: 'completed' }]);
  });

  // Regression: bytes that were sent again after their outcome was final left a document behind for ever.
  it('keeps nothing beside a record whose outcome is final, however often its bytes are sent again', async () => {
    const { id, record } = newRecord();
    await transactionRecords.open(id, record, 'attempt');
    await transactionRecords.settle(id, inBlock(true));
    await times(5, (attempt) => transactionRecords.open(id, record, `again ${attempt}`));
    expect(await readDocument(`open_transfers/${id}`)).toBeUndefined();
    expect(await transactionRecords.takeBack(id, 'again attempt 0')).toBe(false);
    expect(await storedOf(record)).toMatchObject([{ status: 'completed' }]);
  });

  it('notes an attempt beside a pending record that is older than what is kept beside it', async () => {
    const { id, record } = newRecord();
    const { user_id, status, tx_hash } = record;
    await writeDocument(`transactions/${id}`, { user_id, status, tx_hash });
    await transactionRecords.open(id, record, 'attempt');
    expect(await readDocument(`open_transfers/${id}`)).toBeDefined();
    expect(await transactionRecords.takeBack(id, 'attempt')).toBe(false);
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

  describe('a record whose time is over', () => {
    it('is not begun, and one that is there is gone on with', async () => {
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
  });

  describe('a nonce', () => {
    const OPENED = { outcome: 'opened' };
    const heldBy = (id: string) => ({ outcome: 'nonceTaken', holder: { id } });

    /** Another transfer of the same account with the same nonce. */
    const rivalOf = ({ record }: ReturnType<typeof newRecord>, place = 1) => {
      const hash = `0x${'f'.repeat(60)}${place.toString(16).padStart(4, '0')}`;
      return { id: `${record.user_id}_1_${hash}`, record: { ...record, tx_hash: hash } };
    };

    it('belongs to one record, also when many are opened at once', async () => {
      const first = newRecord();
      const rivals = [first, ...[1, 2, 3, 4, 5].map((place) => rivalOf(first, place))];
      const holders = await Promise.all(
        rivals.map(({ id, record }) => transactionRecords.open(id, record, 'attempt')),
      );
      expect(holders.filter(({ outcome }) => outcome === 'opened')).toHaveLength(1);
      const [stored, ...others] = await storedOf(first.record);
      expect(others).toEqual([]);
      for (const opening of holders) {
        if (opening.outcome !== 'nonceTaken') continue;
        expect(opening.holder.record.tx_hash).toBe((stored as TransactionRecord).tx_hash);
        expect(Math.abs(opening.holder.lastAttemptAt - Date.now())).toBeLessThan(60_000);
      }
    });

    it('is of its account and chain alone', async () => {
      const { id, record } = newRecord();
      expect(await transactionRecords.open(id, record, 'attempt')).toMatchObject(OPENED);
      const elsewhere = { ...record, network: 'polygon', tx_hash: `0x${'e'.repeat(64)}` };
      expect(await transactionRecords.open(`${id}e`, elsewhere, 'attempt')).toMatchObject(OPENED);
      const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
      const another = { ...record, from_address: from, tx_hash: `0x${'d'.repeat(64)}` };
      expect(await transactionRecords.open(`${id}d`, another, 'attempt')).toMatchObject(OPENED);
      const next = { ...record, nonce: 4, tx_hash: `0x${'c'.repeat(64)}` };
      expect(await transactionRecords.open(`${id}c`, next, 'attempt')).toMatchObject(OPENED);
    });

    it('is free again once its record was taken back', async () => {
      const first = newRecord();
      const rival = rivalOf(first);
      await transactionRecords.open(first.id, first.record, 'attempt');
      expect(await transactionRecords.open(rival.id, rival.record, 'attempt')).toMatchObject(
        heldBy(first.id),
      );
      await transactionRecords.takeBack(first.id, 'attempt');
      expect(await transactionRecords.open(rival.id, rival.record, 'attempt')).toMatchObject(OPENED);
    });

    // Regression: the nonce was free with the first block, which a reorganisation may take back.
    it('is not free before the outcome of its record is final', async () => {
      const first = newRecord();
      const rival = rivalOf(first);
      await transactionRecords.open(first.id, first.record, 'attempt');
      await transactionRecords.settle(first.id, inBlock(false));
      const opening = await transactionRecords.open(rival.id, rival.record, 'attempt');
      expect(opening).toMatchObject(heldBy(first.id));
      await transactionRecords.settle(first.id, inBlock(true));
      expect(await transactionRecords.open(rival.id, rival.record, 'attempt')).toMatchObject(OPENED);
    });

    it('passes to the record that may take it, and the other one gets it back no more', async () => {
      const first = newRecord();
      const rival = rivalOf(first);
      await transactionRecords.open(first.id, first.record, 'attempt');
      expect(
        await transactionRecords.open(rival.id, rival.record, 'attempt', { replaced: first.id }),
      ).toMatchObject(OPENED);
      expect(await transactionRecords.open(first.id, first.record, 'again')).toMatchObject(heldBy(rival.id));
      await transactionRecords.takeBack(first.id, 'attempt');
      expect(await transactionRecords.open(first.id, first.record, 'later')).toMatchObject(heldBy(rival.id));
    });

    describe('of a transfer that another one replaces on purpose', () => {
      const named = ({ id, record }: ReturnType<typeof newRecord>) => ({
        replaces: id,
        hash: record.tx_hash,
      });

      it('belongs to the replacement, each record names the other, and no second one takes it', async () => {
        const first = newRecord();
        const [rival, other] = [rivalOf(first), rivalOf(first, 2)];
        const { replaces, hash } = named(first);
        await transactionRecords.open(first.id, first.record, 'attempt');
        const replacement = { ...rival.record, replaces: hash };
        const opened = await Promise.all(
          [rival, other].map(({ id, record }) =>
            transactionRecords.open(id, { ...record, replaces: hash }, 'attempt', { replaces }),
          ),
        );
        expect(opened.filter(({ outcome }) => outcome === 'opened')).toHaveLength(1);
        expect(opened.filter(({ outcome }) => outcome === 'nonceTaken')).toHaveLength(1);
        const stored = await storedOf(first.record);
        expect(stored).toHaveLength(2);
        const winner = stored.find((record) => record['replaces'] === hash);
        expect(stored.find((record) => record['tx_hash'] === hash)).toMatchObject({
          status: 'pending',
          replaced_by: winner?.['tx_hash'],
        });
        expect(await transactionRecords.open(first.id, first.record, 'again')).toEqual({
          outcome: 'superseded',
        });
        // The same bytes again are the same replacement.
        if (winner?.['tx_hash'] === replacement.tx_hash)
          expect(await transactionRecords.open(rival.id, replacement, 'again', { replaces })).toEqual({
            outcome: 'opened',
            isNew: false,
          });
      });

      it('goes back to it where the replacement is taken back', async () => {
        const first = newRecord();
        const rival = rivalOf(first);
        const { replaces, hash } = named(first);
        await transactionRecords.open(first.id, first.record, 'attempt');
        await transactionRecords.open(rival.id, { ...rival.record, replaces: hash }, 'attempt', { replaces });
        expect(await transactionRecords.takeBack(rival.id, 'attempt')).toBe(true);
        const [stored, ...others] = await storedOf(first.record);
        expect(others).toEqual([]);
        expect(stored).not.toHaveProperty('replaced_by');
        expect(await transactionRecords.open(first.id, first.record, 'again')).toEqual({
          outcome: 'opened',
          isNew: false,
        });
        const third = rivalOf(first, 2);
        expect(await transactionRecords.open(third.id, third.record, 'attempt')).toMatchObject(
          heldBy(first.id),
        );
      });

      // Regression: only while the replacement waited. With its first block the nonce went back to what was cancelled, which
      // another device's journal then gave to the network.
      it('stays with the replacement that is in a block, however young, and its bytes are given to nobody', async () => {
        const first = newRecord();
        const [rival, other] = [rivalOf(first), rivalOf(first, 2)];
        const { replaces, hash } = named(first);
        await transactionRecords.open(first.id, first.record, 'attempt');
        await transactionRecords.open(rival.id, { ...rival.record, replaces: hash }, 'attempt', { replaces });
        const again = () => transactionRecords.open(first.id, first.record, 'again');
        await transactionRecords.settle(rival.id, inBlock(false));
        expect(await again()).toEqual({ outcome: 'superseded' });
        expect(await transactionRecords.open(other.id, other.record, 'attempt')).toMatchObject(
          heldBy(rival.id),
        );
        await transactionRecords.settle(rival.id, { status: 'pending', facts: {} });
        expect(await again()).toEqual({ outcome: 'superseded' });
        await transactionRecords.settle(rival.id, inBlock(true));
        expect(await again()).toEqual({ outcome: 'superseded' });
      });

      // Regression: the nonce of a transfer in a young block was free once a replacement of it had been refused.
      it('goes back to it also where it is in a young block by then', async () => {
        const first = newRecord();
        const [rival, other] = [rivalOf(first), rivalOf(first, 2)];
        const { replaces, hash } = named(first);
        await transactionRecords.open(first.id, first.record, 'attempt');
        await transactionRecords.open(rival.id, { ...rival.record, replaces: hash }, 'attempt', { replaces });
        await transactionRecords.settle(first.id, inBlock(false));
        expect(await transactionRecords.takeBack(rival.id, 'attempt')).toBe(true);
        expect(await transactionRecords.open(other.id, other.record, 'attempt')).toMatchObject(
          heldBy(first.id),
        );
      });

      it.each(['the replacement', 'the first one'] as const)(
        'is settled by what the chain says: %s is completed, the other one replaced by it',
        async (winner) => {
          const first = newRecord();
          const rival = rivalOf(first);
          const { replaces, hash } = named(first);
          await transactionRecords.open(first.id, first.record, 'attempt');
          await transactionRecords.open(rival.id, { ...rival.record, replaces: hash }, 'attempt', {
            replaces,
          });
          const [won, lost] = winner === 'the first one' ? [first, rival] : [rival, first];
          await transactionRecords.settle(won.id, inBlock(true));
          const facts = { fee_paid: '0', is_final: true, failure_reason: 'replaced' } as const;
          await transactionRecords.settle(lost.id, { status: 'failed', facts });
          const stored = await storedOf(first.record);
          const [winning, losing] = [won, lost].map(({ record }) =>
            stored.find((candidate) => candidate['tx_hash'] === record.tx_hash),
          );
          expect(winning).toMatchObject({ status: 'completed', confirmations: 2, is_final: true });
          expect(winning).not.toHaveProperty('replaced_by');
          expect(losing).toMatchObject({
            status: 'failed',
            failure_reason: 'replaced',
            replaced_by: won.record.tx_hash,
          });
        },
      );
    });

    it('leaves nothing behind once the outcome is final', async () => {
      const { id, record } = newRecord();
      const slot = `sent_nonces/1_${record.from_address.toLowerCase()}_${record.nonce}`;
      await transactionRecords.open(id, record, 'attempt');
      expect(await readDocument(slot)).toBeDefined();
      await transactionRecords.settle(id, inBlock(false));
      expect(await readDocument(slot)).toBeDefined();
      await transactionRecords.settle(id, inBlock(true));
      expect(await readDocument(slot)).toBeUndefined();
    });
  });
});

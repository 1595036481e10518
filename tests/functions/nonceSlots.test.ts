import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { Wallet } from 'ethers';
import { describe, expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { findNextNonce } from '../../functions/src/data/findNextNonce.ts';
import { findTakenNonces } from '../../functions/src/data/findTakenNonces.ts';
import { transactionRecords } from '../../functions/src/data/transactionRecords.ts';
import { readDocument, transactionsOf } from './support/documents.ts';
import { inBlock, newRecord } from './support/records.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const storedOf = async ({ user_id: userId }: TransactionRecord) =>
  Object.values(await transactionsOf(userId));

describe('a nonce', () => {
  const OPENED = { outcome: 'opened' };
  const heldBy = (id: string) => ({ outcome: 'nonceTaken', holder: { id } });

  /** Another transfer of the same account with the same nonce. */
  const rivalOf = ({ record }: ReturnType<typeof newRecord>, place = 1) => {
    const hash = `0x${'f'.repeat(60)}${place.toString(16).padStart(4, '0')}`;
    return { id: `${record.user_id}_1_${hash}`, record: { ...record, tx_hash: hash } };
  };

  it('belongs to one record, even when many are opened in parallel', async () => {
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
      expect(opening.holder.record.tx_hash).toBe(stored?.['tx_hash']);
      expect(Math.abs(opening.holder.lastAttemptAt - Date.now())).toBeLessThan(60_000);
    }
  });

  it('belongs only to its account and chain', async () => {
    const { id, record } = newRecord();
    expect(await transactionRecords.open(id, record, 'attempt')).toMatchObject(OPENED);
    const elsewhere = { ...record, network: 'polygon', tx_hash: `0x${'e'.repeat(64)}` };
    expect(await transactionRecords.open(`${id}e`, elsewhere, 'attempt')).toMatchObject(OPENED);
    const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    const another = { ...record, from_address: from, tx_hash: `0x${'d'.repeat(64)}` };
    expect(await transactionRecords.open(`${id}d`, another, 'attempt')).toMatchObject(OPENED);
    const next = { ...record, nonce: 4, tx_hash: `0x${'c'.repeat(64)}` };
    expect(await transactionRecords.open(`${id}c`, next, 'attempt')).toMatchObject(OPENED);
    expect([...(await findTakenNonces(1, record.from_address, [2, record.nonce, 4, 5]))]).toEqual([3, 4]);
    expect([...(await findTakenNonces(1, from, [record.nonce, 5_000]))]).toEqual([3]);
  });

  // Regression: final records were forgotten, so that one node could assign their nonce again.
  it('that a final record has is used for good, on its chain, by its user', async () => {
    const { id, record } = newRecord();
    const from = Wallet.createRandom().address;
    const own = { ...record, from_address: from };
    const next = () => findNextNonce(own.user_id, 1, from.toLowerCase());
    await transactionRecords.open(id, own, 'attempt');
    expect(await next()).toBe(0);
    await transactionRecords.settle(id, inBlock(false));
    expect(await next()).toBe(0);
    await transactionRecords.settle(id, inBlock(true));
    expect([...(await findTakenNonces(1, from, [own.nonce]))]).toEqual([]);
    expect(await next()).toBe(own.nonce + 1);
    expect(await findNextNonce(own.user_id, 137, from)).toBe(0);
    expect(await findNextNonce('another', 1, from)).toBe(0);
  });

  it('is free again once its record was removed', async () => {
    const first = newRecord();
    const rival = rivalOf(first);
    await transactionRecords.open(first.id, first.record, 'attempt');
    expect(await transactionRecords.open(rival.id, rival.record, 'attempt')).toMatchObject(heldBy(first.id));
    await transactionRecords.discard(first.id, 'attempt');
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
    await transactionRecords.discard(first.id, 'attempt');
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

    it('returns to it where the replacement is removed', async () => {
      const first = newRecord();
      const rival = rivalOf(first);
      const { replaces, hash } = named(first);
      await transactionRecords.open(first.id, first.record, 'attempt');
      await transactionRecords.open(rival.id, { ...rival.record, replaces: hash }, 'attempt', { replaces });
      expect(await transactionRecords.discard(rival.id, 'attempt')).toBe(true);
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

    // Regression: only while the replacement was pending. With its first block the nonce was assigned to the
    // cancelled transaction again, which another device's journal then broadcast.
    it('stays with a replacement in a block, however young, and its bytes are no longer broadcast', async () => {
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
    it('returns to it even where it is in a young block by then', async () => {
      const first = newRecord();
      const [rival, other] = [rivalOf(first), rivalOf(first, 2)];
      const { replaces, hash } = named(first);
      await transactionRecords.open(first.id, first.record, 'attempt');
      await transactionRecords.open(rival.id, { ...rival.record, replaces: hash }, 'attempt', { replaces });
      await transactionRecords.settle(first.id, inBlock(false));
      expect(await transactionRecords.discard(rival.id, 'attempt')).toBe(true);
      expect(await transactionRecords.open(other.id, other.record, 'attempt')).toMatchObject(
        heldBy(first.id),
      );
    });

    it.each(['the replacement', 'the first one'] as const)(
      'is decided by the chain: %s is completed, the other one replaced by it',
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

import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import type { Chain, Receipt } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { RpcError } from '../chain/RpcError.ts';
import { movedTokens } from './movedTokens.ts';
import type { PendingRecord, TransferRecords } from './TransferRecords.ts';

/**
 * Blocks another transaction with the same nonce must be deep before ours counts as dropped: the node asked for the
 * nonce may be ahead of the one asked for the receipt, and a transfer called failed by mistake is paid twice.
 */
const SETTLED_DEPTH = 3;

/** How many records of one network are looked up at once. */
const CONCURRENCY = 5;

type Outcome = 'settled' | 'pending' | 'unknown';

/**
 * Asks the chains what became of pending transfers, and records it.
 *
 * A receipt settles a transfer. Without one it has failed when another transaction with its nonce is settled and no
 * node knows it; otherwise it stays pending.
 *
 * @returns how many still wait
 * @throws ChainUnavailableError when there are records and not one could be looked up
 */
export async function reconcileRecords(
  pending: readonly PendingRecord[],
  { chainOf, records }: { readonly chainOf: (rpcName: RpcName) => Chain; readonly records: TransferRecords },
): Promise<number> {
  const outcomes = await Promise.all(
    networks.map(({ id, rpcName }) =>
      reconcileNetwork(
        pending.filter(({ record }) => record.network === id),
        chainOf(rpcName),
        records,
      ),
    ),
  );
  const all = outcomes.flat();
  if (all.length > 0 && all.every((outcome) => outcome === 'unknown')) throw new ChainUnavailableError();
  return all.filter((outcome) => outcome !== 'settled').length;
}

async function reconcileNetwork(
  pending: readonly PendingRecord[],
  chain: Chain,
  records: TransferRecords,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = [...pending];
  let isDown = false;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      // A dead network costs one time limit, not one a record.
      const outcome = isDown ? 'unknown' : await reconcileRecord(next, chain, records);
      outcomes.push(outcome);
      isDown ||= outcome === 'unknown';
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return outcomes;
}

async function reconcileRecord(
  { id, record }: PendingRecord,
  chain: Chain,
  records: TransferRecords,
): Promise<Outcome> {
  const { tx_hash: txHash, from_address: from, nonce } = record;
  try {
    const receipt = await chain.getReceipt(txHash);
    if (receipt) return await settle(id, record, receipt, records);
    if ((await chain.getSettledNonce(from, SETTLED_DEPTH)) <= nonce) return 'pending';
    // It may have come into a block between the two questions.
    const laterReceipt = await chain.getReceipt(txHash);
    if (laterReceipt) return await settle(id, record, laterReceipt, records);
    if (await chain.knowsTransaction(txHash)) return 'pending';
    // What never came into a block has cost nothing.
    await records.settle(id, 'failed', '0');
    return 'settled';
  } catch (error) {
    // A node that keeps no old state cannot say the settled nonce: nothing is known against the transfer.
    if (error instanceof RpcError) return 'pending';
    if (error instanceof ChainUnavailableError) return 'unknown';
    throw error;
  }
}

async function settle(
  id: string,
  record: TransactionRecord,
  receipt: Receipt,
  records: TransferRecords,
): Promise<Outcome> {
  const feePaid = receipt.feePaid === undefined ? undefined : formatAmount(receipt.feePaid);
  const hasMoved = receipt.succeeded && movedTokens(record, receipt);
  await records.settle(id, hasMoved ? 'completed' : 'failed', feePaid);
  return 'settled';
}

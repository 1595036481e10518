import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { judgeTestimonies } from './judgeTestimonies.ts';
import { movedTokens } from './movedTokens.ts';
import type { OpenRecord, TransferRecords } from './TransferRecords.ts';

/** How many records of one network are looked up at once. */
const CONCURRENCY = 5;

type Outcome = 'settled' | 'pending' | 'unknown';

/**
 * Asks the chains what became of transfers, and records it.
 *
 * Every node is asked, and `judgeTestimonies` tells what that means. Until an outcome is final the transfer is looked up
 * again, and is pending once more if a reorganisation takes its block away. Without a receipt it has failed only when every
 * configured node answers that another transaction with its nonce is as deep as the network asks for and that it does
 * not know this one.
 *
 * @returns how many are in no block yet
 * @throws ChainUnavailableError when there are records and not one could be looked up
 */
export async function reconcileRecords(
  open: readonly OpenRecord[],
  { chainOf, records }: { readonly chainOf: (rpcName: RpcName) => Chain; readonly records: TransferRecords },
): Promise<number> {
  const outcomes = await Promise.all(
    networks.map(({ id, rpcName, confirmations }) =>
      reconcileNetwork(
        open.filter(({ record }) => record.network === id),
        { chain: chainOf(rpcName), confirmations, records },
      ),
    ),
  );
  const all = outcomes.flat();
  if (all.length > 0 && all.every((outcome) => outcome === 'unknown')) throw new ChainUnavailableError();
  return all.filter((outcome) => outcome !== 'settled').length;
}

interface Bench {
  readonly chain: Chain;
  /** Blocks after which an outcome is final. */
  readonly confirmations: number;
  readonly records: TransferRecords;
}

async function reconcileNetwork(open: readonly OpenRecord[], bench: Bench): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = [...open];
  let isDown = false;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      // A dead network costs one time limit, not one a record.
      const outcome = isDown ? 'unknown' : await reconcileRecord(next, bench);
      outcomes.push(outcome);
      isDown ||= outcome === 'unknown';
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return outcomes;
}

async function reconcileRecord(
  { id, record }: OpenRecord,
  { chain, confirmations, records }: Bench,
): Promise<Outcome> {
  const { tx_hash: txHash, from_address: from, nonce } = record;
  const verdict = judgeTestimonies(await chain.getTestimonies(txHash), confirmations, (receipt) => {
    return receipt.succeeded && movedTokens(record, receipt);
  });
  if (verdict.kind === 'silence') return 'unknown';
  if (verdict.kind === 'outcome') {
    const { status, receipt, isFinal } = verdict;
    const { feePaid } = receipt;
    await records.settle(id, {
      status,
      ...(feePaid !== undefined && { feePaid: formatAmount(feePaid) }),
      isFinal,
    });
    return 'settled';
  }
  if (verdict.kind === 'doubt') {
    // Who has been told so has been told for a reason; nobody else is told on the word of one node of several.
    if (record.status === 'failed') return 'settled';
    if (record.status !== 'pending') await records.settle(id, { status: 'pending' });
    return 'pending';
  }
  // A node that does not answer may be the one that has it.
  if (!verdict.didAllAnswer) return record.status === 'pending' ? 'pending' : 'settled';
  if (await chain.isDropped({ txHash, from, nonce }, confirmations)) {
    // What never came into a block has cost nothing.
    await records.settle(id, { status: 'failed', feePaid: '0', isFinal: true });
    return 'settled';
  }
  if (record.status !== 'pending') await records.settle(id, { status: 'pending' });
  return 'pending';
}

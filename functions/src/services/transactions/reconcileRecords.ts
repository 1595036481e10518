import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import type { Chain, Receipt } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { movedTokens } from './movedTokens.ts';
import type { OpenRecord, TransferRecords } from './TransferRecords.ts';

/** How many records of one network are looked up at once. */
const CONCURRENCY = 5;

type Outcome = 'settled' | 'pending' | 'unknown';

/**
 * Asks the chains what became of transfers, and records it.
 *
 * Every node is asked. A receipt completes or fails a transfer, for good only when it is as deep as the network asks for
 * and no node that answers says otherwise: until then it is looked up again, and is pending once more if a
 * reorganisation takes its block away. It has not failed while one node has seen it moving, nor on the word of one of
 * several nodes whose block is young: what is called failed is sent again. Without a receipt it has failed only when every
 * configured node answers that another transaction with its nonce is that deep and that it does not know this one.
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
  const said = await chain.getTestimonies(txHash);
  const answers = said.filter((testimony) => testimony !== undefined);
  if (answers.length === 0) return 'unknown';
  const seen = answers.map(({ receipt, confirmations: depth }) => ({
    depth,
    outcome: receipt && outcomeOf(record, receipt),
  }));
  const outcome = believedOf(seen);
  if (outcome) {
    const isFinal = seen.every(
      (node) => node.depth >= confirmations && node.outcome?.status === outcome.status,
    );
    if (outcome.status === 'failed' && !isFinal && said.length > 1 && !isSaidTwice(seen)) {
      // Who has been told so has been told for a reason; nobody else is told on the word of one node of several.
      if (record.status === 'failed') return 'settled';
      if (record.status !== 'pending') await records.settle(id, { status: 'pending' });
      return 'pending';
    }
    await records.settle(id, { ...outcome, isFinal });
    return 'settled';
  }
  // A node that does not answer may be the one that has it.
  if (answers.length < said.length) return record.status === 'pending' ? 'pending' : 'settled';
  if (await chain.isDropped({ txHash, from, nonce }, confirmations)) {
    // What never came into a block has cost nothing.
    await records.settle(id, { status: 'failed', feePaid: '0', isFinal: true });
    return 'settled';
  }
  if (record.status !== 'pending') await records.settle(id, { status: 'pending' });
  return 'pending';
}

interface Seen {
  /** Blocks from the transfer's to the node's latest. */
  readonly depth: number;
  /** Absent while the node has no block with it. */
  readonly outcome: ReturnType<typeof outcomeOf> | undefined;
}

/** What the deepest block says; but what is called failed is sent again, so a node that has seen it moving is believed first. */
function believedOf(seen: readonly Seen[]): Seen['outcome'] {
  const found = seen.filter(({ outcome }) => outcome).sort((a, b) => b.depth - a.depth);
  return (found.find(({ outcome }) => outcome?.status === 'completed') ?? found[0])?.outcome;
}

/** Whether two nodes say that a transfer has failed. */
function isSaidTwice(seen: readonly Seen[]): boolean {
  return seen.filter(({ outcome }) => outcome?.status === 'failed').length >= 2;
}

function outcomeOf(record: TransactionRecord, receipt: Receipt) {
  const hasMoved = receipt.succeeded && movedTokens(record, receipt);
  return {
    status: hasMoved ? ('completed' as const) : ('failed' as const),
    ...(receipt.feePaid !== undefined && { feePaid: formatAmount(receipt.feePaid) }),
  };
}

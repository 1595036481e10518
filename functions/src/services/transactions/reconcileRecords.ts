import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { ChainFacts, TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { networks, type Network, type RpcName } from '@everything-wallet/core/networks/networks';
import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import type { BlockFacts, Chain, Receipt, NodeResponse } from '../chain/Chain.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { TokenLabel } from '../tokens/readTokenLabel.ts';
import { judgeNodeResponses, type BlockReceipt } from './judgeNodeResponses.ts';
import { labelled } from './labelled.ts';
import { logUnknownNetwork } from './logUnknownNetwork.ts';
import type { MovedUnits } from './movedInCall.ts';
import { movedTokens } from './movedTokens.ts';
import type { OpenRecord, TransferRecords } from './TransferRecords.ts';

/** Number of records of one network that are looked up at once. */
const CONCURRENCY = 5;

/**
 * Milliseconds after which a transfer that no node knows is dropped; a younger one may be on its way to them.
 */
const LONG_UNKNOWN_MS = 300_000;

type Outcome = 'settled' | 'pending' | 'unknown';

/**
 * Looks up the outcomes of transfers on their chains, and records them.
 *
 * Every node is asked, and `judgeNodeResponses` decides. Until an outcome is final the transfer is looked up
 * again, and becomes pending again if a reorg removes its block: if every node reports so, or a node that is
 * as far as that block while others are silent. Without a receipt it has failed only if every configured node
 * reports that another transaction with its nonce is as deep as the network requires and that it does not
 * know this one. One that no node knows, and whose nonce is free, is not failed but dropped: it may still
 * come back. A record of an unknown network is logged and not changed.
 *
 * @returns how many are in no block yet, as far as known
 * @throws ChainUnavailableError if there are records of known networks and not one could be looked up
 */
export async function reconcileRecords(
  open: readonly OpenRecord[],
  {
    chainOf,
    records,
    readLabel = () => Promise.resolve(undefined),
  }: {
    readonly chainOf: (rpcName: RpcName) => Chain;
    readonly records: TransferRecords;
    /** Reads how a contract's token amounts are written; undefined if unknown. */
    readonly readLabel?: ReadLabel;
  },
): Promise<number> {
  const foreign = open.filter(({ record }) => !findNetworkById(record.network));
  for (const { record } of foreign) logUnknownNetwork(record.network);
  const outcomes = await Promise.all(
    networks.map((network) =>
      reconcileNetwork(
        open.filter(({ record }) => record.network === network.id),
        { chain: chainOf(network.rpcName), network, records, readLabel },
      ),
    ),
  );
  const all = outcomes.flat();
  if (all.length > 0 && all.every((outcome) => outcome === 'unknown')) throw new ChainUnavailableError();
  return foreign.length + all.filter((outcome) => outcome !== 'settled').length;
}

type ReadLabel = (network: Network, contract: string) => Promise<TokenLabel | undefined>;

interface Dependencies {
  readonly chain: Chain;
  readonly network: Network;
  readonly records: TransferRecords;
  readonly readLabel: ReadLabel;
}

async function reconcileNetwork(open: readonly OpenRecord[], dependencies: Dependencies): Promise<Outcome[]> {
  let isDown = false;
  const failures: unknown[] = [];
  const outcomes = await mapConcurrently(open, CONCURRENCY, async (record) => {
    // A dead network costs one time limit, not one a record.
    if (isDown) return 'unknown';
    try {
      const outcome = await reconcileRecord(record, dependencies);
      isDown ||= outcome === 'unknown';
      return outcome;
    } catch (error) {
      // A record that cannot be written must not delay the others.
      failures.push(error);
      return 'unknown';
    }
  });
  if (failures.length > 0) throw failures[0];
  return outcomes;
}

async function reconcileRecord(
  { id, record, createdAt }: OpenRecord,
  { chain, network, records, readLabel }: Dependencies,
): Promise<Outcome> {
  const { confirmations: depth } = network;
  const { tx_hash: txHash, from_address: from, nonce } = record;
  const hasMoved = (receipt: Receipt) => receipt.succeeded && movedTokens(record, receipt);
  const responses = await chain.getNodeResponses(txHash);
  const result = judgeNodeResponses(responses, depth, hasMoved);
  if (result.kind === 'silence') return 'unknown';
  if (result.kind === 'outcome') {
    const { status, receipt, confirmations, isFinal } = result;
    const reason = receipt.succeeded ? 'tokensNotMoved' : 'reverted';
    const moves = await movesOf(record, network, { receipt, responses });
    await records.settle(id, {
      status,
      facts: {
        ...(await blockFacts(receipt, record, chain)),
        ...(moves && (await labelled(moves, record, (contract) => readLabel(network, contract)))),
        confirmations: Math.min(confirmations, depth),
        is_final: isFinal,
        ...(status === 'failed' && { failure_reason: reason }),
      },
    });
    return 'settled';
  }
  if (result.kind === 'doubt') {
    // A failure that was reported was established then; it is not reported to others by one node of several.
    if (record.status === 'failed') return 'settled';
    if (record.status !== 'pending') await records.settle(id, { status: 'pending', facts: {} });
    return 'pending';
  }
  if (!result.didAllAnswer) {
    if (record.status === 'pending') return 'pending';
    // A node that answers may only lag. One that is as far and has no block with it outweighs others'
    // silence.
    const { block_number: block } = record;
    if (block === undefined || !(await chain.isRemovedByReorg(txHash, BigInt(block)))) return 'settled';
    await records.settle(id, { status: 'pending', facts: {} });
    return 'pending';
  }
  if (await chain.isDropped({ txHash, from, nonce }, depth)) {
    // A transfer that was never in a block has cost nothing.
    await records.settle(id, {
      status: 'failed',
      facts: { fee_paid: '0', is_final: true, failure_reason: 'replaced' },
    });
    return 'settled';
  }
  const facts = await droppedFacts(record, createdAt, chain);
  const isNews = facts.dropped_at !== record.dropped_at;
  if (record.status !== 'pending' || isNews) await records.settle(id, { status: 'pending', facts });
  return 'pending';
}

/**
 * Returns what a call paid and received. The code for calls is loaded on demand: most instances never see
 * any.
 */
async function movesOf(
  record: TransactionRecord,
  network: Network,
  block: { readonly receipt: BlockReceipt; readonly responses: readonly (NodeResponse | undefined)[] },
): Promise<MovedUnits | undefined> {
  if (record.call_kind === undefined) return undefined;
  try {
    const { agreedMoves } = await import('./agreedMoves.ts');
    return agreedMoves(record, network, block);
  } catch (error) {
    // The outcome must not depend on the moves.
    logFailure('reading what a call moved', error);
    return undefined;
  }
}

/** Returns the fee and time facts of the block; its header is requested once per block. */
async function blockFacts(
  receipt: BlockReceipt,
  record: TransactionRecord,
  chain: Chain,
): Promise<ChainFacts> {
  const { blockNumber, blockHash, gasUsed, gasPrice, feePaid } = receipt;
  const isSameBlock = record.block_number === Number(blockNumber);
  const knows = isSameBlock && record.block_time !== undefined;
  const header: BlockFacts =
    knows || blockHash === undefined ? {} : await chain.getBlockFactsOf(blockHash).catch(() => ({}));
  // Facts from an earlier lookup of the same block stay, though the node does not report them now.
  const baseFee = header.baseFee?.toString() ?? (isSameBlock ? record.base_fee_per_gas : undefined);
  const time = header.time ?? (isSameBlock ? record.block_time : undefined);
  return {
    block_number: Number(blockNumber),
    ...(gasUsed !== undefined && { gas_used: gasUsed.toString() }),
    ...(gasPrice !== undefined && { gas_price_paid: gasPrice.toString() }),
    ...(feePaid !== undefined && { fee_paid: formatAmount(feePaid) }),
    ...(baseFee !== undefined && { base_fee_per_gas: baseFee }),
    ...(time !== undefined && { block_time: time }),
  };
}

/** Returns the time since which no node knows a transfer, if it has had the time to reach every node. */
async function droppedFacts(
  record: TransactionRecord,
  createdAt: number,
  chain: Chain,
): Promise<Pick<ChainFacts, 'dropped_at'>> {
  const now = Date.now();
  if (now - createdAt < LONG_UNKNOWN_MS) return {};
  if (!(await chain.isUnknown(record.tx_hash, 'everyNode'))) return {};
  return { dropped_at: record.dropped_at ?? now };
}

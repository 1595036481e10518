import { getCreateAddress } from 'ethers/address';
import { toQuantity } from '../abi/toQuantity.ts';
import { EndpointError } from '../chain/EndpointError.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask, BatchQuery } from '../chain/RpcNodes.ts';
import {
  blockLogsSchema,
  bodySchema,
  outcomeSchema,
  outcomesSchema,
  receiptLogsSchema,
} from './blockSchemas.ts';
import type { ScannedBlock, ScannedLog, ScannedTransaction } from './ScannedBlock.ts';
import { namesWatched } from './namesWatched.ts';
import type { WatchList } from './WatchList.ts';

/**
 * Maximum bytes of one response: more than a block full of log data has on the network with the most gas in a block. A
 * lower limit would let one block stop a scanner.
 */
const MAX_BYTES = 100_663_296;

/** A transaction that moves coin, before its outcome is known. */
type Payment = Omit<ScannedTransaction, 'succeeded'>;

/**
 * Reads one node's block, as far as it names watched addresses.
 *
 * @returns undefined if the node has no such block
 * @throws EndpointError if its answers do not fit each other
 */
export async function askBlock(
  ask: Ask,
  batchQuery: BatchQuery,
  number: number,
  watched: WatchList,
): Promise<ScannedBlock | undefined> {
  const block = await ask('eth_getBlockByNumber', [toQuantity(number), true], bodySchema, MAX_BYTES);
  if (block === null) return undefined;
  if (block.number !== number) throw new EndpointError('unknown', 'another block');
  const { hash, parentHash, timestamp } = block;
  const payments = block.transactions.flatMap((transaction): Payment[] => {
    const { hash: txHash, from, value, nonce } = transaction;
    if (value === 0n) return [];
    const to = transaction.to ?? getCreateAddress({ from, nonce: nonce ?? 0 }).toLowerCase();
    return watched.has(from) || watched.has(to) ? [{ hash: txHash, from, to, value }] : [];
  });
  const [logs, outcomes] = await Promise.all([
    askLogs(ask, block, watched),
    askOutcomes(ask, batchQuery, block, payments),
  ]);
  const transactions = payments.map((payment) => {
    const succeeded = outcomes.get(payment.hash);
    if (succeeded === undefined) throw new EndpointError('unknown', 'no receipt');
    return { ...payment, succeeded };
  });
  return { number, hash, parentHash, at: timestamp, transactions, logs };
}

/** Place of a block in the chain, and its filter of logs. */
interface BlockPlace {
  readonly number: number;
  readonly hash: string;
  readonly logsBloom?: string | null | undefined;
}

/** Asks for all logs of a block, because the index of a log in its transaction follows from those before it. */
async function askLogs(
  ask: Ask,
  { number, hash, logsBloom }: BlockPlace,
  watched: WatchList,
): Promise<readonly ScannedLog[]> {
  const answer = await askAllLogs(ask, { number, hash });
  if (answer.some(({ blockHash }) => blockHash !== hash)) throw new EndpointError('unknown', 'another block');
  const all = answer
    .filter(({ removed }) => removed !== true)
    .toSorted((one, other) => one.logIndex - other.logIndex);
  // Gateways answer with an empty list if the node behind them does not have the block yet.
  if (all.length === 0 && /^0x0*[1-9a-f]/i.test(logsBloom ?? ''))
    throw new EndpointError('unknown', 'logs missing');
  const counts = new Map<string, number>();
  return all.flatMap(({ transactionHash: txHash, address, topics, data }) => {
    const logIndexInTx = counts.get(txHash) ?? 0;
    counts.set(txHash, logIndexInTx + 1);
    return namesWatched(topics, watched) ? [{ txHash, logIndexInTx, address, topics, data }] : [];
  });
}

async function askAllLogs(ask: Ask, { number, hash }: BlockPlace) {
  try {
    return await ask('eth_getLogs', [{ blockHash: hash }], blockLogsSchema, MAX_BYTES);
  } catch (error) {
    // Many nodes refuse more than 10,000 logs, which one cheap transaction can write.
    if (!(error instanceof RpcError)) throw error;
  }
  const receipts = await ask('eth_getBlockReceipts', [toQuantity(number)], receiptLogsSchema, MAX_BYTES);
  return receipts.flatMap(({ logs }) => logs);
}

/** Asks which of some transactions succeeded: by one request for the block, or one for each where a node has none. */
async function askOutcomes(
  ask: Ask,
  batchQuery: BatchQuery,
  { number, hash }: BlockPlace,
  payments: readonly Payment[],
): Promise<ReadonlyMap<string, boolean>> {
  if (payments.length === 0) return new Map();
  const receipts = await askReceipts(ask, batchQuery, number, payments);
  return new Map(
    receipts
      .filter(({ blockHash }) => blockHash === hash)
      .map(({ transactionHash, status }) => [transactionHash, status !== '0x0']),
  );
}

async function askReceipts(ask: Ask, batchQuery: BatchQuery, number: number, payments: readonly Payment[]) {
  try {
    return await ask('eth_getBlockReceipts', [toQuantity(number)], outcomesSchema, MAX_BYTES);
  } catch (error) {
    // Not every node has the method, and there is no one error for that.
    if (!(error instanceof RpcError)) throw error;
  }
  const answers = await batchQuery(
    payments.map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    MAX_BYTES,
  );
  return answers.flatMap((answer) => {
    const receipt = answer instanceof RpcError ? undefined : outcomeSchema.safeParse(answer.result).data;
    return receipt ? [receipt] : [];
  });
}

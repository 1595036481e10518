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
import type { ResponseBudget } from './ResponseBudget.ts';
import type { BlockHeader, ScannedBlock, ScannedLog, ScannedTransaction } from './ScannedBlock.ts';
import { namesWatched } from './namesWatched.ts';
import type { WatchList } from './WatchList.ts';

/** A transaction that moves coin, before its outcome is known. */
type Payment = Omit<ScannedTransaction, 'succeeded'>;

/** Questions to one node, and room for its responses. */
interface NodeQuestions {
  readonly ask: Ask;
  readonly batchQuery: BatchQuery;
  readonly budget: ResponseBudget;
}

/**
 * Reads one node's block, as far as it names watched addresses.
 *
 * @returns undefined if the node has no such block
 * @throws EndpointError if its answers do not fit each other
 */
export async function askBlock(
  node: NodeQuestions,
  number: number,
  watched: WatchList,
): Promise<ScannedBlock | undefined> {
  const read = await askPayments(node, number, watched);
  if (!read) return undefined;
  const { block, payments } = read;
  const [logs, outcomes] = await Promise.all([
    askLogs(node, block, watched),
    askOutcomes(node, block, payments),
  ]);
  const transactions = payments.map((payment) => {
    const succeeded = outcomes.get(payment.hash);
    if (succeeded === undefined) throw new EndpointError('unknown', 'no receipt');
    return { ...payment, succeeded };
  });
  const { hash, parentHash, at } = block;
  return { number, hash, parentHash, at, transactions, logs };
}

/** Head of a block, and its filter of logs. */
interface FilteredHeader extends BlockHeader {
  readonly logsBloom?: string | null | undefined;
}

async function askPayments(
  { ask, budget }: NodeQuestions,
  number: number,
  watched: WatchList,
): Promise<{ readonly block: FilteredHeader; readonly payments: readonly Payment[] } | undefined> {
  return budget.read(async (maxBytes) => {
    const body = await ask('eth_getBlockByNumber', [toQuantity(number), true], bodySchema, maxBytes);
    if (body === null) return undefined;
    if (body.number !== number) throw new EndpointError('unknown', 'another block');
    const { hash, parentHash, timestamp: at, logsBloom } = body;
    const payments = body.transactions.flatMap((transaction): Payment[] => {
      const { hash: txHash, from, value, nonce } = transaction;
      if (value === 0n) return [];
      const to = transaction.to ?? getCreateAddress({ from, nonce: nonce ?? 0 }).toLowerCase();
      return watched.has(from) || watched.has(to) ? [{ hash: txHash, from, to, value }] : [];
    });
    return { block: { number, hash, parentHash, at, logsBloom }, payments };
  });
}

/** Asks for all logs of a block, because the index of a log in its transaction follows from those before it. */
async function askLogs(
  { ask, budget }: NodeQuestions,
  { number, hash, logsBloom }: FilteredHeader,
  watched: WatchList,
): Promise<readonly ScannedLog[]> {
  return budget.read(async (maxBytes) => {
    const answer = await askAllLogs(ask, { number, hash }, maxBytes);
    if (answer.some(({ blockHash }) => blockHash !== hash))
      throw new EndpointError('unknown', 'another block');
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
      return namesWatched({ address, topics, data }, watched)
        ? [{ txHash, logIndexInTx, address, topics, data }]
        : [];
    });
  });
}

async function askAllLogs(
  ask: Ask,
  { number, hash }: Pick<BlockHeader, 'number' | 'hash'>,
  maxBytes: number,
) {
  try {
    return await ask('eth_getLogs', [{ blockHash: hash }], blockLogsSchema, maxBytes);
  } catch (error) {
    // Many nodes refuse more than 10,000 logs, which one cheap transaction can write.
    if (!(error instanceof RpcError)) throw error;
  }
  const receipts = await ask('eth_getBlockReceipts', [toQuantity(number)], receiptLogsSchema, maxBytes);
  return receipts.flatMap(({ logs }) => logs);
}

/** Asks which of some transactions succeeded: by one request for the block, or one for each where a node has none. */
async function askOutcomes(
  { ask, batchQuery, budget }: NodeQuestions,
  { number, hash }: BlockHeader,
  payments: readonly Payment[],
): Promise<ReadonlyMap<string, boolean>> {
  if (payments.length === 0) return new Map();
  const wanted = new Set(payments.map((payment) => payment.hash));
  return budget.read(async (maxBytes) => {
    const receipts = await askReceipts({ ask, batchQuery }, number, payments, maxBytes);
    return new Map(
      receipts
        .filter(({ blockHash, transactionHash }) => blockHash === hash && wanted.has(transactionHash))
        .map(({ transactionHash, status }) => [transactionHash, status !== '0x0']),
    );
  });
}

async function askReceipts(
  { ask, batchQuery }: Pick<NodeQuestions, 'ask' | 'batchQuery'>,
  number: number,
  payments: readonly Payment[],
  maxBytes: number,
) {
  try {
    return await ask('eth_getBlockReceipts', [toQuantity(number)], outcomesSchema, maxBytes);
  } catch (error) {
    // Not every node has the method, and there is no one error for that.
    if (!(error instanceof RpcError)) throw error;
  }
  const answers = await batchQuery(
    payments.map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    maxBytes,
  );
  return answers.flatMap((answer) => {
    const receipt = answer instanceof RpcError ? undefined : outcomeSchema.safeParse(answer.result).data;
    return receipt ? [receipt] : [];
  });
}

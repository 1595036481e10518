import { toQuantity } from '../abi/toQuantity.ts';
import type { TransactionResponse } from './Ledger.ts';
import type { Ask, RpcNodes } from './RpcNodes.ts';
import { blockNumberSchema, datedBlockSchema, eventsReceiptSchema, transactionSchema } from './rpcSchemas.ts';

/** Asks every node about a transaction and its block (`Ledger.getTransactionResponses`). */
export async function askTransactionResponses(
  nodes: RpcNodes,
  txHash: string,
): Promise<readonly (TransactionResponse | undefined)[]> {
  const counts = new Map<string, number>();
  // Once so many as have to agree do, one that hangs holds nothing up.
  const isEnough = (response: TransactionResponse) => {
    const key = response.kind === 'present' ? response.blockHash : response.kind;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count >= nodes.needed;
  };
  return nodes.askEach(async (ask) => askTransaction(ask, txHash), 'briefly', isEnough);
}

async function askTransaction(ask: Ask, txHash: string): Promise<TransactionResponse> {
  const isIt = eventsReceiptSchema.refine(
    (receipt) => receipt === null || receipt.transactionHash === txHash.toLowerCase(),
  );
  const receipt = await ask('eth_getTransactionReceipt', [txHash], isIt);
  // Requested after it, so that no block is deeper than the latest.
  const latest = await ask('eth_blockNumber', [], blockNumberSchema);
  if (receipt === null) return { kind: 'absent', head: latest };
  const { blockNumber, blockHash, status, logs } = receipt;
  const [transaction, block] = await Promise.all([
    ask(
      'eth_getTransactionByHash',
      [txHash],
      transactionSchema.refine(({ hash }) => hash === txHash.toLowerCase()),
    ),
    ask(
      'eth_getBlockByNumber',
      [toQuantity(blockNumber), false],
      datedBlockSchema.refine(({ number, hash }) => number === blockNumber && hash === blockHash),
    ),
  ]);
  const { from, to, value, nonce } = transaction;
  return {
    kind: 'present',
    head: latest > blockNumber ? latest : blockNumber,
    blockNumber,
    blockHash,
    at: block.timestamp,
    succeeded: status !== '0x0',
    from,
    ...(typeof to === 'string' && { to }),
    value,
    nonce,
    logs,
  };
}

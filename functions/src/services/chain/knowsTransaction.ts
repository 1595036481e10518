import { z } from 'zod';
import type { Ask } from './RpcNodes.ts';
import { hashSchema } from './rpcSchemas.ts';

/**
 * Returns true if a node knows a transaction, pending or in a block; a response about another transaction
 * counts as no.
 */
export async function knowsTransaction(ask: Ask, txHash: string): Promise<boolean> {
  const isIt = z
    .object({ hash: hashSchema })
    .nullable()
    .refine((transaction) => transaction === null || transaction.hash.toLowerCase() === txHash.toLowerCase());
  return (await ask('eth_getTransactionByHash', [txHash], isIt)) !== null;
}

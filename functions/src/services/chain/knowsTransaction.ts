import { z } from 'zod';
import { hashSchema } from './hashSchema.ts';
import type { Ask } from './RpcNodes.ts';

/** Whether a node knows a transaction, waiting or in a block; an answer about another one is none. */
export async function knowsTransaction(ask: Ask, txHash: string): Promise<boolean> {
  const isIt = z
    .object({ hash: hashSchema })
    .nullable()
    .refine((transaction) => transaction === null || transaction.hash.toLowerCase() === txHash.toLowerCase());
  return (await ask('eth_getTransactionByHash', [txHash], isIt)) !== null;
}

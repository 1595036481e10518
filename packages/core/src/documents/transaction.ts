import { z } from 'zod';

export const transactionTypes = ['send', 'receive', 'swap'] as const;
export const transactionStatuses = ['completed', 'pending', 'failed'] as const;

export type TransactionStatus = (typeof transactionStatuses)[number];

/** transactions/{uid}_{chain id}_{hash} (specification §3); written by the functions alone. */
export const transactionSchema = z.object({
  user_id: z.string(),
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  /** Coin or token units, a plain decimal string. */
  amount: z.string(),
  /** The network's currency, or what the token's contract calls itself: not to be trusted as a name. */
  token_symbol: z.string(),
  /** The token's contract, a checksum address; absent where native coin moved. */
  contract_address: z.string().optional(),
  tx_hash: z.string(),
  from_address: z.string(),
  to_address: z.string(),
  /** Network id, for example 'ethereum'. */
  network: z.string(),
  /** Native coin: the most the transfer may cost, as estimated and signed. */
  gas_fee: z.string().optional(),
  /** Native coin: what the transfer cost in fact, once it is in a block. */
  fee_paid: z.string().optional(),
  nonce: z.number().int().nonnegative(),
});

export type TransactionRecord = z.infer<typeof transactionSchema>;

/** The document id of a transaction of a user: one row a transaction, however often it is sent. */
export function transactionId(userId: string, chainId: number, txHash: string): string {
  return `${userId}_${chainId}_${txHash.toLowerCase()}`;
}

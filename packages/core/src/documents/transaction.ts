import { z } from 'zod';
import type { Call } from '../calls/Call.ts';

export const transactionTypes = ['send', 'receive', 'swap'] as const;
/** Those that an own account has signed, with a nonce of its own. */
export const signedTypes = ['send', 'swap'] as const;
export const transactionStatuses = ['completed', 'pending', 'failed'] as const;

/** Its code failed; its token's contract moved none; another transfer has its nonce. */
const failureReasons = ['reverted', 'tokensNotMoved', 'replaced'] as const;

/** How something comes in: native coin, ERC-20, ERC-721, ERC-1155. */
export const receivedStandards = ['coin', 'erc20', 'erc721', 'erc1155'] as const;

/** What a signed call is, as `Call` has it, and approvals that are taken back. Plain transfers of coin and of ERC-20 tokens have none. */
export const callKinds = [
  'transferFrom',
  'nftTransfer',
  'multiTokenTransfer',
  'approve',
  'revoke',
  'changeAllowance',
  'approveAll',
  'revokeAll',
  'permit',
  'daiPermit',
  'permit2Approve',
  'permit2Lockdown',
  'selfPermit',
  'wrap',
  'unwrap',
  'vault',
  'swap',
  'routerPayout',
  'fulfillOrder',
  'cancelOrders',
  'incrementCounter',
  'stake',
  'wrapStaked',
  'unwrapStaked',
  'requestWithdrawals',
  'claimWithdrawal',
  'multicall',
] as const satisfies readonly (Call['kind'] | 'revoke' | 'revokeAll')[];

/** A kind that a newer server writes is 'other' to whoever does not know it, and never a plain transfer. */
export type CallKind = (typeof callKinds)[number] | 'other';

export type TransactionStatus = (typeof transactionStatuses)[number];

/** How much of an asset left an account with a transaction, or came to it. */
const movedSchema = z.object({
  kind: z.enum(receivedStandards),
  /** A checksum address; absent of coin. */
  contract_address: z.string().optional(),
  /** A decimal number; of ERC-721 and ERC-1155. */
  token_id: z.string().optional(),
  /** In the smallest unit. */
  units: z.string(),
  /** Absent where the contract states none, or nodes do not agree on it. */
  decimals: z.number().int().nonnegative().optional(),
  /** What the contract calls itself: not to be trusted as a name. */
  symbol: z.string().optional(),
});

/** Things that moved, at most: what has more is not known by halves. */
export const MAX_MOVED = 50;

const movedListSchema = z.array(movedSchema).max(MAX_MOVED).optional().catch(undefined);

export type MovedInCall = z.infer<typeof movedSchema>;

/** transactions/{uid}_{chain id}_{hash} (docs/product.md §3); written by the functions alone. */
export const transactionSchema = z.object({
  user_id: z.string(),
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  /** Coin or token units, a plain decimal string. */
  amount: z.string(),
  /** Of tokens, in their smallest unit, as signed; absent in older records. */
  amount_units: z.string().optional(),
  /** How many decimals the token's contract names; absent in older records. */
  token_decimals: z.number().int().nonnegative().optional(),
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

  // What follows was added later: records of before have none of it.

  /** Units of gas: the most that was signed for. */
  gas_limit: z.string().optional(),
  /** Wei per gas: the most that was signed for, all told. */
  max_fee_per_gas: z.string().optional(),
  /** Wei per gas for the block's producer, at most; absent where one price was signed. */
  max_priority_fee_per_gas: z.string().optional(),
  /** The signed bytes, 0x-prefixed hex, until the outcome is final: they alone may be sent again. */
  signed_transaction: z.string().optional(),
  /** Hash of the transfer whose nonce it was signed with, to take its place. */
  replaces: z.string().optional(),
  /** Hash of the transfer that was signed to take its place, or has: while it is pending either may win. */
  replaced_by: z.string().optional(),
  /**
   * US dollars that one coin of the network cost when it was sent, or of what came in, in the hour of its block; absent where no
   * such price was known.
   */
  coin_price_usd: z.number().nonnegative().optional(),
  /** The same of one token that moved; absent too where nobody knows a price by its contract. */
  token_price_usd: z.number().nonnegative().optional(),
  /** Where these prices are from: 'sample' ones are built in, and no market's; absent in older records. */
  price_source: z.enum(['coingecko', 'sample']).optional().catch(undefined),
  /** When its block was made, in ms since 1970. */
  block_time: z.number().int().nonnegative().optional(),
  /** The block it is in. */
  block_number: z.number().int().nonnegative().optional(),
  /** Blocks from that one to the latest, both counted, up to the depth that its network asks for. */
  confirmations: z.number().int().positive().optional(),
  /** Whether no reorganisation is expected to change its outcome any more; absent in a pending record. */
  is_final: z.boolean().optional(),
  /** Units of gas that it used. */
  gas_used: z.string().optional(),
  /** Wei per gas that it paid. */
  gas_price_paid: z.string().optional(),
  /** Wei per gas that its block burnt; absent where the chain burns none, or no node said. */
  base_fee_per_gas: z.string().optional(),
  /** Why it has failed. A reason that a newer server knows is none here. */
  failure_reason: z.enum(failureReasons).optional().catch(undefined),
  /** Since when every node says that it does not know it, in ms since 1970; it may still come into a block. */
  dropped_at: z.number().optional(),

  // Of calls of contracts alone (decision 50). Their `to_address` is the contract that is called, but of transfers whose they become;
  // `amount` is the coin sent along, else what leaves as signed, and '0' where the call does not say.

  /** What the call is; a kind that a newer server knows is 'other' here. */
  call_kind: z
    .enum([...callKinds, 'other'])
    .optional()
    .catch('other'),
  /** Who may take something by it, a checksum address. */
  spender: z.string().optional(),
  /** How much they may take, in the smallest unit, as signed; absent where it is no amount, or may be an id. */
  allowed_units: z.string().optional(),
  /** What left the sender and what came to them, by the logs of its block, the fee apart; absent where nodes do not agree on it. */
  left: movedListSchema,
  came: movedListSchema,

  // Of what came in (type 'receive', decision 38), and of NFTs that a call moves. Of what came in `nonce` is the sender's,
  // `timestamp` the block's.

  /** By which standard it moved; a standard that a newer server knows is none here. */
  standard: z.enum(receivedStandards).optional().catch(undefined),
  /** Which of a collection's tokens came, a decimal number; of ERC-721 and ERC-1155. */
  token_id: z.string().optional(),
  /** Nobody asked for it: nothing was moved, or by a contract that no list of ours knows. In no total and no suggestion. */
  is_unverified: z.boolean().optional(),
  /** No contract says how many decimals it has: `amount` is in the smallest unit. */
  is_amount_in_units: z.boolean().optional(),
});

/** What the chain says of a transfer, as its record keeps it. */
export const chainFactNames = [
  'fee_paid',
  'block_number',
  'block_time',
  'confirmations',
  'is_final',
  'gas_used',
  'gas_price_paid',
  'base_fee_per_gas',
  'failure_reason',
  'dropped_at',
  'left',
  'came',
] as const;

export type TransactionRecord = z.infer<typeof transactionSchema>;

/** Facts that a look at the chain found; what is absent is not so, or not known. */
export type ChainFacts = Partial<Pick<TransactionRecord, (typeof chainFactNames)[number]>>;

/** The document id of a transaction of a user: one row a transaction, however often it is sent. */
export function transactionId(userId: string, chainId: number, txHash: string): string {
  return `${userId}_${chainId}_${txHash.toLowerCase()}`;
}

/**
 * The document id of what came in with a transaction: no sent transfer has an id like it.
 *
 * @param place 'coin', or where its log stands among those of the transaction, which a reorganisation does not change, and for
 *   one of several in an ERC-1155 batch '.' and its place there
 */
export function receivedId(userId: string, chainId: number, txHash: string, place: string): string {
  return `${transactionId(userId, chainId, txHash)}_${place}`;
}

import { z } from 'zod';
import { callConsentSchema } from '../schemas/callConsent.ts';
import { siteOriginSchema } from '../schemas/siteOrigin.ts';
import { recordedKinds } from './recordedKinds.ts';

export const transactionTypes = ['send', 'receive', 'swap'] as const;
/** Types that an own account has signed, with its own nonce. */
export const signedTypes = ['send', 'swap'] as const;
export const transactionStatuses = ['completed', 'pending', 'failed'] as const;

/** Its code failed; its token's contract moved none; another transfer has its nonce. */
const failureReasons = ['reverted', 'tokensNotMoved', 'replaced'] as const;

/** Standards of incoming transfers: native coin, ERC-20, ERC-721, ERC-1155. */
export const receivedStandards = ['coin', 'erc20', 'erc721', 'erc1155'] as const;

/** A kind of a newer server reads as 'other', never as a plain transfer. */
export type CallKind = (typeof recordedKinds)[number] | 'other';

export type TransactionStatus = (typeof transactionStatuses)[number];

/** Amount of an asset that a transaction moved out of or into an account. */
const movedSchema = z.object({
  kind: z.enum(receivedStandards),
  /** A checksum address; absent for coin. */
  contract_address: z.string().optional(),
  /** A decimal number; for ERC-721 and ERC-1155. */
  token_id: z.string().optional(),
  /** In the smallest unit. */
  units: z.string(),
  /** Absent if the contract states none, or nodes disagree on it. */
  decimals: z.number().int().nonnegative().optional(),
  /** As stated by the contract: not to be trusted as a name. */
  symbol: z.string().optional(),
});

/** Moved assets in a record, at most: with more, none are recorded. */
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
  /** Amount of tokens in their smallest unit, as signed; absent in older records. */
  amount_units: z.string().optional(),
  /** Decimals stated by the token's contract; absent in older records. */
  token_decimals: z.number().int().nonnegative().optional(),
  /** The network's currency, or the symbol stated by the token's contract: not to be trusted as a name. */
  token_symbol: z.string(),
  /** The token's contract, a checksum address; absent where native coin moved. */
  contract_address: z.string().optional(),
  tx_hash: z.string(),
  from_address: z.string(),
  to_address: z.string(),
  /** Network id, for example 'ethereum'. */
  network: z.string(),
  /** Native coin: highest cost of the transfer, as estimated and signed. */
  gas_fee: z.string().optional(),
  /** Native coin: actual cost of the transfer, once it is in a block. */
  fee_paid: z.string().optional(),
  nonce: z.number().int().nonnegative(),

  // The fields below were added later: older records have none of them.

  /** Signed gas limit, in units of gas. */
  gas_limit: z.string().optional(),
  /** Signed fee cap, wei per gas. */
  max_fee_per_gas: z.string().optional(),
  /** Signed priority fee, wei per gas; absent where one price was signed. */
  max_priority_fee_per_gas: z.string().optional(),
  /** Signed bytes, 0x-prefixed hex, until the outcome is final: only these may be sent again. */
  signed_transaction: z.string().optional(),
  /** Hash of the transfer it replaces, with the same nonce. */
  replaces: z.string().optional(),
  /** Hash of its replacement: while it is pending, either may be included. */
  replaced_by: z.string().optional(),
  /**
   * US dollars for one coin of the network when it was sent, or for an incoming transfer in the hour of its
   * block; absent if no such price was known.
   */
  coin_price_usd: z.number().nonnegative().optional(),
  /** US dollars for one moved token; also absent if its contract has no known price. */
  token_price_usd: z.number().nonnegative().optional(),
  /** Source of these prices: 'sample' ones are built in, not from a market; absent in older records. */
  price_source: z.enum(['coingecko', 'sample']).optional().catch(undefined),
  /** Time of its block in ms since 1970. */
  block_time: z.number().int().nonnegative().optional(),
  /** Number of its block. */
  block_number: z.number().int().nonnegative().optional(),
  /** Blocks from its own to the latest, inclusive, up to the number its network requires. */
  confirmations: z.number().int().positive().optional(),
  /** True if no reorg is expected to change its outcome; absent in a pending record. */
  is_final: z.boolean().optional(),
  /** Units of gas used. */
  gas_used: z.string().optional(),
  /** Wei per gas paid. */
  gas_price_paid: z.string().optional(),
  /** Wei per gas burnt in its block; absent if the chain burns none, or no node reported it. */
  base_fee_per_gas: z.string().optional(),
  /** Reason why it failed. An unknown reason of a newer server is dropped. */
  failure_reason: z.enum(failureReasons).optional().catch(undefined),
  /** Time since which no node knows it, in ms since 1970; it may still be included in a block. */
  dropped_at: z.number().optional(),

  // Fields of contract calls (decision 50). Their `to_address` is the called contract, or for transfers the
  // new owner; `amount` is the coin in the call, else the signed amount sent, and '0' if the call does not
  // state it.

  /** Kind of the call; an unknown kind of a newer server reads as 'other'. */
  call_kind: z
    .enum([...recordedKinds, 'other'])
    .optional()
    .catch('other'),
  /**
   * True if the wallet could not read the call, or would have refused it, and its signer consented. Its
   * `call_kind` is 'other', and nothing is recorded of what it moves but the coin in it.
   */
  is_unverified_call: z.boolean().optional(),
  /** Consent of its signer: digests of the call, which the server compared with the bytes, and of the effects shown. */
  consent: callConsentSchema.optional().catch(undefined),
  /** True if it creates a contract: `to_address` is then the new contract's address. */
  is_contract_creation: z.boolean().optional(),
  /** Origin of the site that requested it, according to the browser that signed it; for display only. */
  requested_by: siteOriginSchema.optional().catch(undefined),
  /** Spender it approves, a checksum address. */
  spender: z.string().optional(),
  /** Approved amount in the smallest unit, as signed; absent if it is not an amount, or may be an id. */
  allowed_units: z.string().optional(),
  /**
   * Assets sent and received by the sender, from the logs of its block, without the fee; absent if nodes
   * disagree.
   */
  left: movedListSchema,
  came: movedListSchema,

  // Fields of incoming transfers (type 'receive', decision 38), and of NFTs that a call moves. For incoming
  // transfers `nonce` is the sender's, `timestamp` the block's.

  /** Token standard; an unknown standard of a newer server is dropped. */
  standard: z.enum(receivedStandards).optional().catch(undefined),
  /** Id of the received token of a collection, a decimal number; for ERC-721 and ERC-1155. */
  token_id: z.string().optional(),
  /** Unverified: nothing was moved, or by an unlisted contract. In no total and no suggestion. */
  is_unverified: z.boolean().optional(),
  /** The contract states no decimals: `amount` is in the smallest unit. */
  is_amount_in_units: z.boolean().optional(),
});

/** Fields of a record that are read from the chain. */
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

/** Facts found on the chain; an absent one is false or unknown. */
export type ChainFacts = Partial<Pick<TransactionRecord, (typeof chainFactNames)[number]>>;

/** Returns the document id of a user's transaction: one row per transaction, however often it is sent. */
export function transactionId(userId: string, chainId: number, txHash: string): string {
  return `${userId}_${chainId}_${txHash.toLowerCase()}`;
}

/**
 * Returns the document id of an incoming transfer; it differs from the id of every sent one.
 *
 * @param place 'coin', or the index of its log within the transaction, which a reorg does not change, and for
 * one of several in an ERC-1155 batch '.' and its index there
 */
export function receivedId(userId: string, chainId: number, txHash: string, place: string): string {
  return `${transactionId(userId, chainId, txHash)}_${place}`;
}

import { tokenSchema } from '@everything-wallet/core/documents/token';
import { transactionSchema } from '@everything-wallet/core/documents/transaction';
import { rpcNameSchema, uint256Schema } from '@everything-wallet/core/schemas/fields';
import { walletAddressSchema } from '@everything-wallet/core/documents/walletAddress';
import { z } from 'zod';
import { storedUserId } from '../../features/auth/storedUserId.ts';
import { lastKnownHomeStore } from './lastKnownHomeStore.ts';

/** Maximum age of data to show, in ms. */
const OLDEST_MS = 7 * 24 * 60 * 60_000;

const addressSchema = z.string().regex(/^0x[\da-fA-F]{40}$/);
/** Smallest units of a coin or token: no more than a word of the EVM. */
const unitsSchema = z.string().regex(/^\d{1,78}$/);
/** Time of a figure, in ms since 1970: neither too old nor in the future. */
const figureTimeSchema = z.number().refine((at) => at <= Date.now() && at > Date.now() - OLDEST_MS);

const tokenRowSchema = tokenSchema
  .pick({ token_name: true, token_symbol: true, icon: true, network: true })
  .extend({
    id: z.string(),
    contract_address: addressSchema,
    held: z
      .object({ amount: unitsSchema, decimals: z.number().int().min(0).max(255), at: figureTimeSchema })
      .optional()
      .catch(undefined),
  });

const transactionRowSchema = transactionSchema
  .pick({
    type: true,
    status: true,
    token_symbol: true,
    from_address: true,
    to_address: true,
    network: true,
    confirmations: true,
    is_final: true,
    failure_reason: true,
    dropped_at: true,
    replaces: true,
    replaced_by: true,
    is_unverified: true,
    token_decimals: true,
    token_id: true,
    is_amount_in_units: true,
    call_kind: true,
    is_unverified_call: true,
    is_contract_creation: true,
    spender: true,
    allowed_units: true,
    left: true,
    came: true,
    coin_price_usd: true,
    token_price_usd: true,
  })
  .extend({
    id: z.string(),
    amount: z.string().regex(/^\d+(\.\d+)?$/),
    // Without it a token with a coin's symbol would be drawn as that coin.
    contract_address: addressSchema.optional(),
    /** Ms since 1970. */
    time: z.number().int().min(0).max(8.64e15).optional(),
  });

const nftSchema = z.object({
  /** Name of its network in requests. */
  network: rpcNameSchema,
  contract: addressSchema,
  tokenId: uint256Schema,
  /** As its contract and metadata name it: not to be trusted. */
  name: z.string().max(300),
  isUnverified: z.boolean(),
  /** Version of its picture (`NftPicture`); absent without one. */
  fetchedAt: z.number().int().nonnegative().optional(),
});

const homeSchema = z.object({
  version: z.literal(1),
  userId: z.string().min(1),
  primary: walletAddressSchema.pick({ watch_only: true }).extend({ address: addressSchema }),
  /** Coin of a network, and its price at that time; without a price where it was unknown. */
  balance: z
    .object({
      networkId: z.string(),
      wei: unitsSchema,
      price: z.object({ usd: z.number().nonnegative(), isSample: z.boolean() }).optional(),
      at: figureTimeSchema,
    })
    .optional()
    .catch(undefined),
  /** Total of all accounts on all networks, in dollars; absent where only part of it was known. */
  total: z
    .object({
      usd: z.string().regex(/^\d{1,80}(\.\d{1,120})?$/),
      isSample: z.boolean(),
      at: figureTimeSchema,
    })
    .optional()
    .catch(undefined),
  tokens: z.array(tokenRowSchema).optional().catch(undefined),
  /** A few NFTs of the user's own accounts, newest first. */
  nfts: z
    .object({ held: z.array(nftSchema), at: figureTimeSchema })
    .optional()
    .catch(undefined),
  transactions: z
    .object({ rows: z.array(transactionRowSchema), at: figureTimeSchema })
    .optional()
    .catch(undefined),
});

/** Figures that the wallet's home showed last: only those shown, each with its time. */
export type LastKnownHome = z.infer<typeof homeSchema>;

/**
 * Figures that the wallet's home showed last in this browser, shown on return before the network has answered
 * (docs/decisions/0036-last-known-home.md). Only for display. At most one user's are stored, while their
 * session is in this browser.
 */
export const lastKnownHome = {
  /** Reads the data of a user; another user's, malformed data and data without a valid figure are removed. */
  read: (userId: string): LastKnownHome | undefined => {
    const stored = lastKnownHomeStore.read();
    if (stored === null) return undefined;
    const home = homeSchema.safeParse(parse(stored)).data;
    if (home?.userId === userId && hasFigures(home)) return home;
    lastKnownHomeStore.remove();
    return undefined;
  },

  /** Stores the data in place of the former; nothing once the session has ended, in any tab. */
  store: (home: LastKnownHome): void => {
    if (storedUserId() !== home.userId) return;
    const stored = homeSchema.safeParse(home).data;
    if (stored) lastKnownHomeStore.write(JSON.stringify(stored));
  },
};

function hasFigures({ balance, tokens = [], transactions }: LastKnownHome): boolean {
  return balance !== undefined || transactions !== undefined || tokens.some(({ held }) => held !== undefined);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

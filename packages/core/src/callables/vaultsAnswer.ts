import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { uint256Schema } from './fields.ts';
import { agreementSchema, reachedBlockSchema, tokenFactsSchema } from './holdings.ts';

/** Percent a year as a plain decimal text, which may be below 0; null where it was not measured over so long. */
const yearlyPercentSchema = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,4})?$/)
  .nullable();

/** What an account has in a vault; figures are null where nodes do not agree on them or the vault does not say. */
const positionSchema = z.object({
  address: addressSchema,
  shares: uint256Schema.nullable(),
  /** What all of its shares would bring now, fees of leaving included (`previewRedeem`), in the asset's smallest unit. */
  assets: uint256Schema.nullable(),
  /** What may leave at once, in assets and in shares (`maxWithdraw`, `maxRedeem`). */
  maxWithdraw: uint256Schema.nullable(),
  maxRedeem: uint256Schema.nullable(),
  /** What may be put in at most (`maxDeposit`). */
  maxDeposit: uint256Schema.nullable(),
  /**
   * What it has brought so far, in the asset's smallest unit and with a sign: `assets` and all that left, less all that was put in, by the
   * vault's logs. Null where the logs are not whole, or shares came or went otherwise.
   */
  earned: z
    .string()
    .regex(/^-?\d{1,78}$/)
    .nullable(),
  /**
   * Where the shares are not agreed on: what one node says that nobody contradicts. It is in no total, and lets somebody leave: never shown
   * without its mark.
   */
  unconfirmed: z
    .object({
      shares: uint256Schema,
      assets: uint256Schema.nullable(),
      maxWithdraw: uint256Schema.nullable(),
    })
    .optional(),
});

const vaultSchema = z.object({
  /** The vault, of `vaultsOf`. */
  address: addressSchema,
  /**
   * - 'open': it stands there, and its asset is the one that we list;
   * - 'closed': it does, and takes nothing now;
   * - 'otherAsset': its asset is another one: nothing is put into it;
   * - 'absent': no contract is there;
   * - 'unknown': nodes do not agree, or do not answer.
   */
  status: z.enum(['open', 'closed', 'otherAsset', 'absent', 'unknown']),
  /** The decimals of its shares. */
  decimals: z.number().int().min(0).max(77).nullable(),
  /** In the asset's smallest unit; null where it is not known. */
  totalAssets: uint256Schema.nullable(),
  /** Assets that one whole share is worth (`convertToAssets`), in the smallest unit. */
  sharePrice: uint256Schema.nullable(),
  /** By the share price of 7 and of 30 days ago, compounded. */
  apy7: yearlyPercentSchema,
  apy30: yearlyPercentSchema,
  /** Of how many days `apy30` is in fact, where nodes keep fewer; null where it was not measured. */
  measuredDays: z.number().positive().nullable(),
  agreement: agreementSchema,
  agreeing: z.number().int().nonnegative(),
  positions: z.array(positionSchema),
});

/** What a vault says of something that is about to be done, of one block; figures are null where nodes do not agree, or it does not say. */
const vaultPreviewSchema = z.object({
  /** The shares that a deposit brings, that a withdrawal takes, or that are redeemed. */
  shares: uint256Schema.nullable(),
  /** The assets that are put in, or that leave. */
  assets: uint256Schema.nullable(),
  /** Of a deposit: what its shares would bring if they left at once (`previewRedeem`); null with anything else. */
  back: uint256Schema.nullable(),
  /**
   * Of a deposit by an account that has what it takes: what came of it when it was tried out, on top of the block and by the chain's own
   * rules: the shares that came, and the assets that came back for as many shares as the vault had promised. Absent where it was not tried,
   * or could not be. Of a redemption of a pool that takes a bound on the loss (`boundsLoss`): what came of so many shares by that form.
   */
  tried: z.object({ shares: uint256Schema, assets: uint256Schema }).optional(),
  agreement: agreementSchema,
  agreeing: z.number().int().nonnegative(),
});

/** A request of Lido's queue that its owner has not claimed. */
const stakingRequestSchema = z.object({
  id: uint256Schema,
  /** Of stETH, as it was asked back. */
  amount: uint256Schema,
  /** Whether it can be claimed. */
  isReady: z.boolean(),
});

/** What an account has staked with Lido; figures are null where nodes do not agree on them. */
const stakingPositionSchema = z.object({
  address: addressSchema,
  /** Of stETH, whose balance grows by itself; in the smallest unit. */
  staked: uint256Schema.nullable(),
  /** Of wstETH, and what it is worth in stETH. */
  wrapped: uint256Schema.nullable(),
  wrappedWorth: uint256Schema.nullable(),
  /**
   * What staking has brought so far, in stETH and with a sign: all that is there, in both forms, and all that was asked back, less all that
   * was staked. Null where the logs are not whole, or more than dust came from others, or some went to them: what that cost nobody knows.
   */
  earned: z
    .string()
    .regex(/^-?\d{1,78}$/)
    .nullable(),
  /** The greatest, 64 at most, and of them the oldest first: anybody can make small ones for anybody. */
  requests: z.array(stakingRequestSchema).nullable(),
  /** How many others there are, and what they are together, null where not all of them were asked about; absent where there are none. */
  otherRequests: z
    .object({ count: z.number().int().positive(), amount: uint256Schema.nullable() })
    .optional(),
});

/** Lido on Ethereum, which is no vault of ERC-4626. */
const stakingSchema = z.object({
  /** As a vault's. */
  status: z.enum(['open', 'closed', 'absent', 'unknown']),
  /** Of all who stake, in wei. */
  totalStaked: uint256Schema.nullable(),
  /** What may be staked at once now, in wei. */
  mostStake: uint256Schema.nullable(),
  /** By the worth of a share 7 and 30 days ago, compounded; see a vault's. */
  apy7: yearlyPercentSchema,
  apy30: yearlyPercentSchema,
  measuredDays: z.number().positive().nullable(),
  agreement: agreementSchema,
  agreeing: z.number().int().nonnegative(),
  positions: z.array(stakingPositionSchema),
  /** Of the question's `stakingRequest`: null where nodes do not agree on it, or there is none; absent without one. */
  request: stakingRequestSchema.extend({ owner: addressSchema, isClaimed: z.boolean() }).nullish(),
});

/** A network's pools and what some accounts have in them, and how sure it is. */
export const vaultsAnswerSchema = z.object({
  block: reachedBlockSchema,
  /** Milliseconds from the block's time to the answer, by the server's clock; never negative. */
  ageMs: z.number().int().nonnegative().nullable(),
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    answered: z.number().int().nonnegative(),
    needed: z.number().int().positive(),
  }),
  /** In the order of `vaultsOf`. */
  vaults: z.array(vaultSchema),
  /** Of Ethereum alone. */
  lido: stakingSchema.optional(),
  /** To the question's `preview`; absent without one, and where its vault is none of these. */
  preview: vaultPreviewSchema.optional(),
  /** Of each asset, once. */
  tokens: z.array(tokenFactsSchema),
});

export type VaultsAnswer = z.output<typeof vaultsAnswerSchema>;
export type VaultState = VaultsAnswer['vaults'][number];
export type VaultPreview = z.output<typeof vaultPreviewSchema>;
export type LidoState = z.output<typeof stakingSchema>;
export type LidoPosition = z.output<typeof stakingPositionSchema>;
export type VaultPosition = VaultState['positions'][number];

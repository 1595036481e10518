import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { uint256Schema } from './fields.ts';
import { agreementSchema, reachedBlockSchema, tokenFactsSchema } from './holdings.ts';

/**
 * Percent a year as a plain decimal text, possibly negative; null if there is no measurement for that period.
 */
const yearlyPercentSchema = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,4})?$/)
  .nullable();

/** Position of an account in a vault; figures are null where nodes disagree or the vault does not answer. */
const positionSchema = z.object({
  address: addressSchema,
  shares: uint256Schema.nullable(),
  /**
   * Assets for redeeming all of its shares now, exit fees included (`previewRedeem`), in the asset's smallest
   * unit.
   */
  assets: uint256Schema.nullable(),
  /** Limit of a withdrawal now, in assets and in shares (`maxWithdraw`, `maxRedeem`). */
  maxWithdraw: uint256Schema.nullable(),
  maxRedeem: uint256Schema.nullable(),
  /** Limit of a deposit (`maxDeposit`). */
  maxDeposit: uint256Schema.nullable(),
  /**
   * Earnings so far, in the asset's smallest unit and with a sign: `assets` and all withdrawals, less all
   * deposits, by the vault's logs. Null where the logs are incomplete, or shares moved in another way.
   */
  earned: z
    .string()
    .regex(/^-?\d{1,78}$/)
    .nullable(),
  /**
   * Without a quorum on the shares: an uncontradicted answer of one node. It is in no total, and allows a
   * withdrawal; never shown without its mark.
   */
  unconfirmed: z
    .object({
      shares: uint256Schema,
      assets: uint256Schema.nullable(),
      maxWithdraw: uint256Schema.nullable(),
    })
    .optional(),
});

const poolSchema = z.object({
  /** Address of the vault, one of `listedPools`. */
  address: addressSchema,
  /**
   * - 'open': it exists, and its asset is the listed one;
   * - 'closed': it exists, and accepts no deposits now;
   * - 'otherAsset': its asset is not the listed one: deposits are refused;
   * - 'absent': the address has no contract;
   * - 'unknown': nodes disagree, or do not answer.
   */
  status: z.enum(['open', 'closed', 'otherAsset', 'absent', 'unknown']),
  /** The decimals of its shares. */
  decimals: z.number().int().min(0).max(77).nullable(),
  /** In the asset's smallest unit; null if unknown. */
  totalAssets: uint256Schema.nullable(),
  /** Assets that one whole share is worth (`convertToAssets`), in the smallest unit. */
  sharePrice: uint256Schema.nullable(),
  /** From the share prices of 7 and 30 days ago, compounded. */
  apy7: yearlyPercentSchema,
  apy30: yearlyPercentSchema,
  /** Actual period of `apy30` in days, where nodes have fewer; null if there is no measurement. */
  measuredDays: z.number().positive().nullable(),
  agreement: agreementSchema,
  agreeing: z.number().int().nonnegative(),
  positions: z.array(positionSchema),
});

/**
 * A vault's preview of a deposit, withdrawal or redemption at one block; figures are null where nodes
 * disagree, or the vault does not answer.
 */
const poolPreviewSchema = z.object({
  /** Shares that a deposit mints, that a withdrawal burns, or that are redeemed. */
  shares: uint256Schema.nullable(),
  /** Deposited or withdrawn assets. */
  assets: uint256Schema.nullable(),
  /** For a deposit: assets for redeeming its shares at once (`previewRedeem`); else null. */
  back: uint256Schema.nullable(),
  /**
   * Simulated result on top of the block. For a deposit that the account can afford: the minted shares, and
   * the assets returned for the number of shares the vault had promised. For a redemption from a pool that
   * takes a bound on the loss (`boundsLoss`): the result of that form. Absent if it was not, or could not be,
   * simulated.
   */
  tried: z.object({ shares: uint256Schema, assets: uint256Schema }).optional(),
  agreement: agreementSchema,
  agreeing: z.number().int().nonnegative(),
});

/** An unclaimed request in Lido's queue. */
const stakingRequestSchema = z.object({
  id: uint256Schema,
  /** Requested amount of stETH. */
  amount: uint256Schema,
  /** True if it can be claimed. */
  isReady: z.boolean(),
});

/** Position of an account in Lido; figures are null where nodes disagree. */
const stakingPositionSchema = z.object({
  address: addressSchema,
  /** stETH, whose balance grows; in the smallest unit. */
  staked: uint256Schema.nullable(),
  /** wstETH, and its value in stETH. */
  wrapped: uint256Schema.nullable(),
  wrappedWorth: uint256Schema.nullable(),
  /**
   * Staking earnings so far, in stETH and with a sign: all stETH and wstETH, and all withdrawal requests,
   * less all that was staked. Null where the logs are incomplete, more than dust was received from others, or
   * some was sent to others: its cost is unknown.
   */
  earned: z
    .string()
    .regex(/^-?\d{1,78}$/)
    .nullable(),
  /** The largest, 64 at most, sorted by age, oldest first: anyone can create small ones for any account. */
  requests: z.array(stakingRequestSchema).nullable(),
  /**
   * Number of the others and their sum, null where not all of them were queried; absent if none.
   */
  otherRequests: z
    .object({ count: z.number().int().positive(), amount: uint256Schema.nullable() })
    .optional(),
});

/** Lido on Ethereum, which is not an ERC-4626 vault. */
const stakingSchema = z.object({
  /** As for a vault. */
  status: z.enum(['open', 'closed', 'absent', 'unknown']),
  /** Stake of all accounts, in wei. */
  totalStaked: uint256Schema.nullable(),
  /** Limit of a stake now, in wei. */
  mostStake: uint256Schema.nullable(),
  /** From the value of a share 7 and 30 days ago, compounded; as for a vault. */
  apy7: yearlyPercentSchema,
  apy30: yearlyPercentSchema,
  measuredDays: z.number().positive().nullable(),
  agreement: agreementSchema,
  agreeing: z.number().int().nonnegative(),
  positions: z.array(stakingPositionSchema),
  /**
   * Request `stakingRequest` of the question: null where nodes disagree on it, or it does not exist; absent
   * without one.
   */
  request: stakingRequestSchema.extend({ owner: addressSchema, isClaimed: z.boolean() }).nullish(),
});

/** A network's pools and the positions of some accounts, and how sure they are. */
export const poolsAnswerSchema = z.object({
  block: reachedBlockSchema,
  /** Milliseconds from the block's time to the answer, by the server's clock; never negative. */
  ageMs: z.number().int().nonnegative().nullable(),
  nodes: z.object({
    configured: z.number().int().nonnegative(),
    answered: z.number().int().nonnegative(),
    needed: z.number().int().positive(),
  }),
  /** In the order of `listedPools`. */
  vaults: z.array(poolSchema),
  /** Ethereum only. */
  lido: stakingSchema.optional(),
  /** Answer to the question's `preview`; absent without one, and for an unlisted vault. */
  preview: poolPreviewSchema.optional(),
  /** One for each asset. */
  tokens: z.array(tokenFactsSchema),
});

export type PoolsAnswer = z.output<typeof poolsAnswerSchema>;
export type PoolState = PoolsAnswer['vaults'][number];
export type PoolPreviewAnswer = z.output<typeof poolPreviewSchema>;
export type LidoState = z.output<typeof stakingSchema>;
export type LidoPosition = z.output<typeof stakingPositionSchema>;
export type PoolPosition = PoolState['positions'][number];

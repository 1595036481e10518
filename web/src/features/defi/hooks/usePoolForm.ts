import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import type { PoolPosition } from '@everything-wallet/core/schemas/poolsAnswer';
import { sharesToLeave } from '@everything-wallet/core/pools/sharesToLeave';
import type { Erc4626Step } from '@everything-wallet/core/pools/Erc4626Step';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch, type Control, type UseFormHandleSubmit } from 'react-hook-form';
import { maxFeeOf } from '../../../lib/fees/maxFeeOf.ts';
import { useGasPrice } from '../../../lib/fees/useGasPrice.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import type { Pool } from '../Pool.ts';
import type { PoolAccount } from '../PoolAccount.ts';
import { poolAmountSchema, type PoolPurpose } from '../poolAmountSchema.ts';
import {
  coinAfterDeposit,
  maxDeposit,
  poolShortage,
  type PoolBudget,
  type PoolShortage,
} from '../poolBudget.ts';
import { readUnits } from '../readUnits.ts';
import { usePoolFunds } from './usePoolFunds.ts';
import { usePoolPreview, type PoolPreview } from './usePoolPreview.ts';

/** Step that the user asks for. */
export interface WantedStep extends Erc4626Step {
  readonly account: PoolAccount;
  /** Amount that is deposited or withdrawn, in the asset's smallest unit; undefined where it is not known. */
  readonly assets: bigint | undefined;
}

/** Pool, purpose and accounts of a step. */
export interface PoolFormOptions {
  readonly pool: Pool;
  /** Asset of the pool, as it is written. */
  readonly asset: { readonly symbol: string; readonly decimals: number };
  readonly purpose: PoolPurpose;
  /** Accounts that can sign; of a withdrawal those with a position. At least one. */
  readonly accounts: readonly PoolAccount[];
  /** Returns true where an account, by its address, has a pending step with the pool. */
  readonly isPoolPending: (account: string) => boolean;
}

/** Step as it is typed, with the pool's preview. */
export interface PoolFormState extends PoolPreview {
  readonly control: Control<{ amount: string }, unknown, { amount: bigint }>;
  readonly handleSubmit: UseFormHandleSubmit<{ amount: string }, { amount: bigint }>;
  /** Address of the chosen account. */
  readonly address: string | undefined;
  readonly setAddress: (address: string) => void;
  /** True where the account has a pending step with the pool. */
  readonly isBlocked: boolean;
  readonly isLeaving: boolean;
  /** True where the full position is withdrawn. */
  readonly isAll: boolean;
  readonly setIsAll: (isAll: boolean) => void;
  readonly position: PoolPosition | undefined;
  readonly budget: PoolBudget;
  readonly step: Erc4626Step | undefined;
  readonly shortage: PoolShortage | undefined;
  /** Coin that is left where it is too little for the fees. */
  readonly tightCoin: bigint | undefined;
  /** Types the highest amount; undefined if none. */
  readonly typeMax: (() => void) | undefined;
  /** Step that can be signed; undefined if none. */
  readonly wanted: WantedStep | undefined;
  readonly isSubmitDisabled: boolean;
}

/** Judgement of what is no deposit. */
const COVERED = { shortage: undefined, tightCoin: undefined };

/** Holds amount and account of a step with a pool, and asks the pool for its preview. */
export function usePoolForm(options: PoolFormOptions): PoolFormState {
  const { pool, asset, purpose, accounts, isPoolPending } = options;
  const style = useNumberStyle();
  const [address, setAddress] = useState(accounts[0]?.address);
  const [isAll, setIsAll] = useState(false);
  const schema = poolAmountSchema(style, asset.decimals, purpose);
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    defaultValues: { amount: '' },
  });
  const typed = useWatch({ control, name: 'amount' });
  const amount = schema.safeParse({ amount: typed }).data?.amount;
  const position = positionOf(pool, address);
  const isLeaving = purpose === 'withdraw';
  const { budget, fees } = useDeposit(pool, isLeaving ? undefined : address);

  const step = isAll ? wholeOf(pool, position) : typedStep(isLeaving, amount);
  const { shortage, tightCoin } = isLeaving || !step ? COVERED : judgeDeposit(budget, fees, step.amount);
  const asked = usePoolPreview(pool, address, shortage === undefined ? step : undefined);
  const most = isLeaving
    ? maxWithdrawal(position)
    : lesserOf(maxDeposit(budget, fees), readUnits(position?.maxDeposit));
  const isBlocked = address !== undefined && isPoolPending(address);
  const isReady = isAccepted(asked) && shortage === undefined;
  const account = accounts.find((one) => one.address === address);

  return {
    ...asked,
    control,
    handleSubmit,
    address,
    setAddress,
    isBlocked,
    isLeaving,
    isAll,
    setIsAll,
    position,
    budget,
    step,
    shortage,
    tightCoin,
    typeMax: most
      ? () => setValue('amount', writeTypedAmount(formatAmount(most, asset.decimals), style))
      : undefined,
    wanted:
      account && step && isReady && !isBlocked
        ? { ...step, account, assets: isAll ? wholeAssets(asked, position) : step.amount }
        : undefined,
    // A text that is no amount is answered; a step that waits for the pool is not to be pressed yet.
    isSubmitDisabled: isBlocked || (step ? !isReady : isAll),
  };
}

/** Funds of an account for a deposit, and the fees of all its steps, where coin is wrapped first. */
function useDeposit({ network, vault }: Pool, address: string | undefined) {
  const funds = usePoolFunds(network, address, vault.asset);
  const isWrapped = sameAddress(vault.asset, network.wrappedCoin);
  const gasPrice = useGasPrice(network, isWrapped ? address : undefined);
  // Of all steps that may follow: what is wrapped has to be approved and deposited.
  const fees = gasPrice && maxFeeOf(['wrap', 'approval', 'deposit'], gasPrice);
  return { budget: { ...funds, isWrapped }, fees };
}

/** Shortage of a deposit, and the coin it leaves where that is too little for the fees. */
function judgeDeposit(budget: PoolBudget, fees: bigint | undefined, amount: bigint) {
  const left = coinAfterDeposit(budget, amount);
  const isTight = fees !== undefined && left !== undefined && left < fees;
  return { shortage: poolShortage(budget, amount), tightCoin: isTight ? left : undefined };
}

function positionOf({ state }: Pool, address: string | undefined): PoolPosition | undefined {
  return state?.positions.find((one) => address !== undefined && sameAddress(one.address, address));
}

function maxWithdrawal(position: PoolPosition | undefined): bigint | undefined {
  return readUnits(position?.maxWithdraw ?? position?.unconfirmed?.maxWithdraw);
}

/** Returns true where the pool would accept the step. */
function isAccepted({ judgement }: PoolPreview): boolean {
  return judgement !== undefined && judgement.refusal === undefined;
}

function typedStep(isLeaving: boolean, amount: bigint | undefined): Erc4626Step | undefined {
  return amount === undefined ? undefined : { action: isLeaving ? 'withdraw' : 'deposit', amount };
}

/** All shares of an account that may be redeemed, so that nothing stays that is worth less than its fee. */
function wholeOf({ state }: Pool, position: PoolPosition | undefined): Erc4626Step | undefined {
  const amount = state && position && sharesToLeave(position, state);
  return amount === undefined ? undefined : { action: 'redeem', amount };
}

function wholeAssets({ preview }: PoolPreview, position: PoolPosition | undefined): bigint | undefined {
  return readUnits(preview?.assets ?? position?.assets);
}

function lesserOf(one: bigint | undefined, other: bigint | undefined): bigint | undefined {
  if (one === undefined || other === undefined) return one;
  return one < other ? one : other;
}

import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { CallCosts } from '../review/callCosts.ts';
import type { BatchPreview } from './BatchPreview.ts';

/** Costs of a batch, in wei, as far as they are known. */
interface BatchCosts {
  /** Coin sent along with all calls. */
  readonly value: bigint;
  /** Highest fee of all calls. */
  readonly fee: bigint | undefined;
  readonly l1Fee: bigint | undefined;
  readonly total: bigint | undefined;
  /** True where the balance, and the coin that the calls bring, do not cover the total. */
  readonly isShort: boolean;
  /** Funds of each call once those before it are paid; empty unless all costs are known and covered. */
  readonly funds: readonly CallCosts['funds'][];
}

/** Computes the costs of all calls of a batch. */
export function batchCosts(
  requests: readonly Pick<CallRequest, 'value'>[],
  preview: BatchPreview | undefined,
  estimate: Pick<GasEstimate, 'balance'> | undefined,
): BatchCosts {
  const value = requests.reduce((sum, one) => sum + one.value, 0n);
  const fees = (preview?.calls ?? []).flatMap((call) => call.fees ?? []);
  const isKnown = fees.length === requests.length;
  const fee = isKnown ? fees.reduce((sum, one) => sum + maxFee(one), 0n) : undefined;
  const l1Fees = fees.flatMap(({ l1Fee }) => l1Fee ?? []);
  const total = fee === undefined ? undefined : value + fee;
  const balance = estimate?.balance === undefined ? undefined : BigInt(estimate.balance);
  // Where the simulation does not know the coin, the call brings none.
  const changes = requests.map((request, place) =>
    BigInt(preview?.calls[place]?.answer?.outcome?.coin?.units ?? -request.value),
  );
  const brought = requests.reduce((sum, request, place) => {
    const units = (changes[place] ?? 0n) + request.value;
    return units > 0n ? sum + units : sum;
  }, 0n);
  const isShort = total !== undefined && balance !== undefined && total > balance + brought;
  return {
    value,
    fee,
    l1Fee: isKnown && l1Fees.length > 0 ? l1Fees.reduce((sum, one) => sum + one, 0n) : undefined,
    total,
    isShort,
    funds: isKnown && balance !== undefined && !isShort ? fundsOf(balance, fees.map(maxFee), changes) : [],
  };
}

/**
 * Returns the funds of each call.
 *
 * @param balance wei before the first one
 * @param fees highest fee of each, in wei
 * @param changes of the balance by each call, in wei, without its fee
 */
function fundsOf(
  balance: bigint,
  fees: readonly bigint[],
  changes: readonly bigint[],
): NonNullable<CallCosts['funds']>[] {
  let left = balance;
  return fees.map((fee, place) => {
    const funds = { balance: left, fee };
    left += (changes[place] ?? 0n) - fee;
    return funds;
  });
}

import { parseAmount } from '../amounts/parseAmount.ts';
import type { TransactionRecord } from '../documents/transaction.ts';

/** Gas at a price: wei, and units of gas. */
export interface GasCost {
  readonly gas: bigint;
  readonly price: bigint;
  readonly total: bigint;
}

/** What became of a fee, to the wei; each part is there where its record says enough of it. */
export interface FeeBreakdown {
  /** The most that was signed for. */
  readonly most?: GasCost;
  readonly paid?: GasCost;
  /** What the block destroyed (EIP-1559); `price` is its base fee. */
  readonly burnt?: GasCost;
  /** What the block's producer got. */
  readonly tip?: GasCost;
  /** Wei that were paid beside the gas, for the layer below. */
  readonly l1?: bigint;
  /** Why less was paid than could be: gas that was not needed, and a price below the highest. Both together are the difference. */
  readonly unspent?: { readonly gas: GasCost; readonly price: GasCost };
}

type FeeFields = Pick<
  TransactionRecord,
  'gas_limit' | 'max_fee_per_gas' | 'gas_used' | 'gas_price_paid' | 'base_fee_per_gas' | 'fee_paid'
>;

/** Explains the fee of a transfer: all of it is said by its bytes and its block, nothing is estimated. */
export function feeBreakdown(record: FeeFields): FeeBreakdown {
  const most = costOf(record.gas_limit, record.max_fee_per_gas);
  const paid = costOf(record.gas_used, record.gas_price_paid);
  const burnt = paid && costOf(record.gas_used, record.base_fee_per_gas);
  // A record whose parts contradict each other explains nothing.
  const isWithin = most && paid && paid.gas <= most.gas && paid.price <= most.price;
  const isSplit = paid && burnt && burnt.price <= paid.price;
  const l1 = paid && record.fee_paid !== undefined ? parseAmount(record.fee_paid) - paid.total : 0n;
  return {
    ...(most && { most }),
    ...(paid && { paid }),
    ...(l1 > 0n && { l1 }),
    ...(isSplit && { burnt, tip: cost(paid.gas, paid.price - burnt.price) }),
    ...(isWithin && {
      unspent: { gas: cost(most.gas - paid.gas, most.price), price: cost(paid.gas, most.price - paid.price) },
    }),
  };
}

function costOf(gas: string | undefined, price: string | undefined): GasCost | undefined {
  return gas === undefined || price === undefined ? undefined : cost(BigInt(gas), BigInt(price));
}

function cost(gas: bigint, price: bigint): GasCost {
  return { gas, price, total: gas * price };
}

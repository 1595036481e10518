import { parseAmount } from '../amounts/parseAmount.ts';
import type { TransactionRecord } from '../documents/transaction.ts';
import { findNetworkById } from '../networks/findNetwork.ts';

/** Gas at a price: wei, and units of gas. */
export interface GasCost {
  readonly gas: bigint;
  readonly price: bigint;
  /** Wei beside the gas, for the layer below; absent where there is none. */
  readonly l1?: bigint;
  /** All of it. */
  readonly total: bigint;
}

/** What became of a fee, to the wei; each part is there where its record says enough of it. */
export interface FeeBreakdown {
  /** The most that was signed for; with what is taken beside the gas, or absent where that is not known. */
  readonly most?: GasCost;
  readonly paid?: GasCost;
  /** What the block destroyed (EIP-1559); `price` is its base fee. */
  readonly burnt?: GasCost;
  /** What the block's producer got. */
  readonly tip?: GasCost;
  /** Wei that were paid beside the gas, for the layer below. */
  readonly l1?: bigint;
  /**
   * Why less was paid than could be: gas that was not needed, a price below the highest, and what the layer below did not take of
   * what was held back for it. All together are the difference.
   */
  readonly unspent?: { readonly gas: GasCost; readonly price: GasCost; readonly l1?: bigint };
}

type FeeFields = Partial<
  Pick<
    TransactionRecord,
    | 'network'
    | 'gas_limit'
    | 'max_fee_per_gas'
    | 'gas_fee'
    | 'gas_used'
    | 'gas_price_paid'
    | 'base_fee_per_gas'
    | 'fee_paid'
  >
>;

/** Explains the fee of a transfer: all of it is said by its bytes and its block, nothing is estimated. */
export function feeBreakdown(record: FeeFields): FeeBreakdown {
  const signed = costOf(record.gas_limit, record.max_fee_per_gas);
  const used = costOf(record.gas_used, record.gas_price_paid);
  const isL1Paid = findNetworkById(record.network ?? '')?.feeModel === 'gasPlusL1';
  const most = isL1Paid ? withL1(signed, record.gas_fee) : signed;
  const paid = withL1(used, record.fee_paid) ?? used;
  const burnt = used && costOf(record.gas_used, record.base_fee_per_gas);
  const unspent = most && paid && unspentOf(most, paid);
  const isSplit = used && burnt && burnt.price <= used.price;
  return {
    ...(most && { most }),
    ...(paid && { paid }),
    ...(paid?.l1 !== undefined && { l1: paid.l1 }),
    ...(isSplit && { burnt, tip: cost(used.gas, used.price - burnt.price) }),
    ...(unspent && { unspent }),
  };
}

/** Difference between the maximum and what was paid; undefined where the parts of a record contradict each other. */
function unspentOf(most: GasCost, paid: GasCost): FeeBreakdown['unspent'] {
  const l1 = (most.l1 ?? 0n) - (paid.l1 ?? 0n);
  if (paid.gas > most.gas || paid.price > most.price || l1 < 0n) return undefined;
  return {
    gas: cost(most.gas - paid.gas, most.price),
    price: cost(paid.gas, most.price - paid.price),
    ...(l1 > 0n && { l1 }),
  };
}

/** Gas, and what a whole fee has beside it; undefined where no fee says that there is anything. */
function withL1(gas: GasCost | undefined, fee: string | undefined): GasCost | undefined {
  if (!gas || fee === undefined) return undefined;
  const total = parseAmount(fee);
  return total > gas.total ? { ...gas, l1: total - gas.total, total } : undefined;
}

function costOf(gas: string | undefined, price: string | undefined): GasCost | undefined {
  return gas === undefined || price === undefined ? undefined : cost(BigInt(gas), BigInt(price));
}

function cost(gas: bigint, price: bigint): GasCost {
  return { gas, price, total: gas * price };
}

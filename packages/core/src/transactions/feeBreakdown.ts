import { parseAmount } from '../amounts/parseAmount.ts';
import type { TransactionRecord } from '../documents/transaction.ts';
import { findNetworkById } from '../networks/findNetwork.ts';

/** Units of gas, and their price in wei. */
export interface GasCost {
  readonly gas: bigint;
  readonly price: bigint;
  /** L1 data fee in wei; absent if none. */
  readonly l1?: bigint;
  /** Sum in wei. */
  readonly total: bigint;
}

/** Parts of a fee, exact to the wei; a part is absent if the record lacks its fields. */
export interface FeeBreakdown {
  /** Highest fee that was signed, with the L1 data fee; absent if unknown. */
  readonly most?: GasCost;
  readonly paid?: GasCost;
  /** Burnt part (EIP-1559); `price` is the base fee of the block. */
  readonly burnt?: GasCost;
  /** Priority fee, paid to the block's producer. */
  readonly tip?: GasCost;
  /** L1 data fee that was paid, in wei. */
  readonly l1?: bigint;
  /**
   * Difference between `most` and `paid`: gas that was not used, a price below the highest, and the unused part of the L1 data fee.
   * The three add up to it.
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

/** Explains the fee of a transfer from its signed bytes and its block; estimates nothing. */
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

/** Computes the difference between maximum and paid fee; undefined if parts of the record contradict each other. */
function unspentOf(most: GasCost, paid: GasCost): FeeBreakdown['unspent'] {
  const l1 = (most.l1 ?? 0n) - (paid.l1 ?? 0n);
  if (paid.gas > most.gas || paid.price > most.price || l1 < 0n) return undefined;
  return {
    gas: cost(most.gas - paid.gas, most.price),
    price: cost(paid.gas, most.price - paid.price),
    ...(l1 > 0n && { l1 }),
  };
}

/** Adds the L1 data fee, the part of a fee beyond its gas; undefined if the fee is unknown or has no such part. */
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

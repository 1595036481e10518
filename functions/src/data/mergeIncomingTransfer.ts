import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** A record of an incoming transfer, as a scan found it. */
export interface WantedTransfer {
  readonly id: string;
  readonly record: TransactionRecord;
  /** The time of its block, in ms since 1970. */
  readonly at: number;
  /** True if a node contradicts it. */
  readonly isDoubted: boolean;
  /** Id of the record of the account's own call that contains it (decision 50). */
  readonly call?: string | undefined;
}

const priceNames = ['coin_price_usd', 'token_price_usd', 'price_source'] as const;

/** Blocks whose times differ by no more have the same price, in ms: after a reorganisation it often is the next block. */
const SAME_TIME_MS = 60_000;

interface Stored extends Readonly<
  Partial<Pick<TransactionRecord, 'status' | 'is_final' | 'contract_address' | (typeof priceNames)[number]>>
> {
  /** The time of its block as it was written, in ms since 1970. */
  readonly at?: number | undefined;
}

/** Result of merging a record of an incoming transfer. */
interface MergedRecord {
  /** Undefined if the stored one does not change. */
  readonly record: TransactionRecord | undefined;
  /** True if it is completed for the first time: then the user is notified. */
  readonly isNews: boolean;
}

/**
 * Merges a stored record with the findings of a later scan. A final record stays. A completed one becomes
 * 'not confirmed' only if a node contradicts it, not if one is silent; `is_final` stays then, which marks it
 * as notified. The price stays the first known one, as long as the block is of that time: with another one
 * after each scan the record would be written each time.
 */
export function mergeIncomingTransfer(
  stored: Stored | undefined,
  { record: found, isDoubted, at }: Omit<WantedTransfer, 'id'>,
): MergedRecord {
  const record = { ...found, ...pricesOf(stored, found, at) };
  if (stored?.is_final === true) return { record: undefined, isNews: false };
  const wasCompleted = stored?.is_final !== undefined;
  if (record.status === 'completed') return { record, isNews: !wasCompleted };
  if (stored?.status === 'completed' && !isDoubted) return { record: undefined, isNews: false };
  return { record: wasCompleted ? { ...record, is_final: false } : record, isNews: false };
}

/** The prices that a stored record has of the same asset at the same time. */
function pricesOf(
  stored: Stored | undefined,
  { contract_address: contract }: TransactionRecord,
  at: number,
): Partial<TransactionRecord> {
  if (stored?.price_source === undefined || stored.contract_address !== contract) return {};
  if (stored.at === undefined || Math.abs(stored.at - at) > SAME_TIME_MS) return {};
  return Object.fromEntries(priceNames.flatMap((name) => (name in stored ? [[name, stored[name]]] : [])));
}

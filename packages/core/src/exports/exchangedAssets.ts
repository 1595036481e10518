import { hasMoved } from '../documents/hasMoved.ts';
import type { CallKind, MovedInCall } from '../documents/transaction.ts';
import { formatAmount } from '../amounts/formatAmount.ts';
import { exchangeKinds } from './exchangeKinds.ts';
import type { ExportedTransaction } from './ExportedTransaction.ts';
import { coinOf } from './movedAsset.ts';
import type { MovedAsset } from './Movement.ts';
import { readAmount } from './readAmount.ts';

const EXCHANGES: readonly (CallKind | undefined)[] = exchangeKinds;

/** True if a record is an exchange or moves several assets, so that its amount alone does not describe it. */
export function isExchange(record: ExportedTransaction): boolean {
  const { type, call_kind: kind, left = [], came = [] } = record;
  const isOfMore = kind !== undefined && !hasMoved(record) && left.length + came.length > 0;
  return type === 'swap' || EXCHANGES.includes(kind) || isOfMore;
}

interface Exchanged {
  readonly asset: MovedAsset;
  /**
   * Change for its sender in units of 10^-80, negative for a decrease; undefined if the decimals are unknown.
   */
  readonly change: bigint | undefined;
}

/** Returns the assets sent and received with it, from its record; undefined if unknown. */
export function exchangedAssets(record: ExportedTransaction): readonly Exchanged[] | undefined {
  const { left, came } = record;
  if (!left || !came) return undefined;
  const changed = (sign: bigint) => (moved: MovedInCall) => {
    const amount = amountOf(moved);
    return { asset: assetOfMoved(record, moved), change: amount === undefined ? undefined : sign * amount };
  };
  return [...left.map(changed(-1n)), ...came.map(changed(1n))];
}

function assetOfMoved(
  record: ExportedTransaction,
  { contract_address: contract, symbol = '', token_id: tokenId }: MovedInCall,
): MovedAsset {
  if (contract === undefined) return coinOf(record);
  return { network: record.network, symbol, contract, tokenId };
}

function amountOf({ kind, units, decimals }: MovedInCall): bigint | undefined {
  const isCounted = kind === 'erc721' || kind === 'erc1155';
  const known = isCounted ? 0 : decimals;
  return known === undefined ? undefined : readAmount(formatAmount(BigInt(units), known));
}

import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { MovedInCall, TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import { unlistedSymbol } from '../../lib/tokens/unlistedSymbol.ts';

type NodeAnswer = Pick<TransactionRecord, 'network' | 'amount' | 'token_symbol'> &
  Partial<
    Pick<
      TransactionRecord,
      | 'amount_units'
      | 'token_decimals'
      | 'contract_address'
      | 'token_id'
      | 'is_amount_in_units'
      | 'left'
      | 'came'
    >
  >;

/**
 * Replaces decimals and symbols of known tokens by the wallet's own: a server wrote those of a record (ADR 59). A stranger's symbol that
 * could be read as part of an amount, such as '000 USDC', is replaced by the address of its contract.
 */
export function withBuiltInTokens<Record extends NodeAnswer>(record: Record): Record {
  const chainId = findNetworkById(record.network)?.chainId;
  if (chainId === undefined) return record;
  const { left, came } = record;
  const moved = (parts: readonly MovedInCall[]) => parts.map((part) => correctPart(chainId, part));
  return {
    ...correctAmount(chainId, record),
    ...(left && { left: moved(left) }),
    ...(came && { came: moved(came) }),
  };
}

function correctPart(chainId: number, moved: MovedInCall): MovedInCall {
  if (moved.kind !== 'erc20' || moved.contract_address === undefined) return moved;
  const named = builtInToken(chainId, moved.contract_address);
  return named ? { ...moved, symbol: named.symbol, decimals: named.decimals } : moved;
}

function correctAmount<Record extends NodeAnswer>(chainId: number, record: Record): Record {
  const { contract_address: contract, token_id: tokenId } = record;
  const named = contract === undefined || tokenId !== undefined ? undefined : builtInToken(chainId, contract);
  if (!named) return withPlainSymbol(record);
  const units = unitsOf(record);
  const known = { ...record, token_symbol: named.symbol };
  if (units === undefined) return known;
  delete known.is_amount_in_units;
  return { ...known, amount: formatAmount(units, named.decimals), token_decimals: named.decimals };
}

/** A symbol that does not begin with a letter changes the amount before it. */
function withPlainSymbol<Record extends NodeAnswer>(record: Record): Record {
  const { contract_address: contract, token_symbol: symbol } = record;
  if (contract === undefined || symbol === '' || /^\p{L}/u.test(symbol)) return record;
  return { ...record, token_symbol: unlistedSymbol(symbol, contract) };
}

/** Returns the amount in the smallest unit; undefined if an older record has neither units nor decimals. */
function unitsOf({
  amount,
  amount_units: units,
  token_decimals: decimals,
  is_amount_in_units: isInUnits,
}: NodeAnswer): bigint | undefined {
  const written = units ?? (isInUnits === true ? amount : undefined);
  if (written !== undefined) return /^\d+$/.test(written) ? BigInt(written) : undefined;
  return decimals === undefined ? undefined : parseAmount(amount, decimals);
}

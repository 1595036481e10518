import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { COIN_DECIMALS, parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { sumOfUsd } from '@everything-wallet/core/money/sumOfUsd';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import type { TransactionListing } from './TransactionListing.ts';

/**
 * Returns the value of a transaction at its time, by the prices in its record: of the amount paid, or of the amount received if nothing
 * was paid. Undefined on a test network, for a transaction that moved nothing or is unverified, and if one of its assets is neither a coin nor a
 * token on the wallet's own list of priced tokens: no other token has a value, whatever price its record has.
 *
 * @returns dollars, an exact decimal string
 */
export function valueThen(transaction: TransactionListing): string | undefined {
  const { status, left, came, is_unverified: isUnverified, call_kind: kind } = transaction;
  const network = findNetworkById(transaction.network);
  if (!network || network.type === 'testnet' || status === 'failed' || isUnverified) return undefined;
  if (kind !== undefined && status === 'completed' && left && came) {
    return valueOfAll(left.length > 0 ? left : came, network, transaction);
  }
  const { amount, contract_address, token_id: id, is_amount_in_units: isInUnits, spender } = transaction;
  if (!hasMoved(transaction) || isInUnits || id !== undefined || spender !== undefined) return undefined;
  const price = priceThen(contract_address, network, transaction);
  return price === undefined ? undefined : exactUsd(parseAmount(amount), price);
}

/** Adds up movements; undefined for none, and where the value of one is unknown. */
function valueOfAll(
  moved: readonly MovedInCall[],
  network: Network,
  transaction: TransactionListing,
): string | undefined {
  const values = moved.map(({ kind, units, contract_address: contract }) => {
    if (kind !== 'coin' && kind !== 'erc20') return undefined;
    const price = priceThen(contract, network, transaction);
    const decimals =
      contract === undefined ? COIN_DECIMALS : builtInToken(network.chainId, contract)?.decimals;
    return price === undefined || decimals === undefined
      ? undefined
      : exactUsd(BigInt(units), price, decimals);
  });
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 || known.length < values.length ? undefined : sumOfUsd(known);
}

/** Returns the recorded price of a coin or a known token; a record has those of the coin and of one token. */
function priceThen(
  contract: string | undefined,
  network: Network,
  { contract_address: recorded, coin_price_usd: coin, token_price_usd: token }: TransactionListing,
): number | undefined {
  const isCoin = contract === undefined || sameAddress(contract, network.wrappedCoin);
  if (isCoin) return pricedSymbolOf(network) === undefined ? undefined : coin;
  if (pricedSymbolOf(network, contract) === undefined) return undefined;
  return recorded !== undefined && sameAddress(contract, recorded) ? token : undefined;
}

import { COIN_DECIMALS, parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { PRICE_DECIMALS, statedPrice } from '@everything-wallet/core/amounts/statedPrice';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/**
 * Value in cents below which a transfer is dust: a flood of 1,000 larger ones costs its sender a hundred
 * dollars.
 */
const DUST_CENTS = 10n;

/**
 * Returns true if an incoming transfer is known to be worth less than ten cents; without a known price it is
 * not.
 */
export function isDust(
  { standard, amount, amount_units: units, token_decimals: decimals }: TransactionRecord,
  usd: number | undefined,
): boolean {
  if (usd === undefined) return false;
  const isCoin = standard === 'coin';
  const places = isCoin ? COIN_DECIMALS : decimals;
  const count = isCoin ? parseAmount(amount) : units;
  if (places === undefined || count === undefined) return false;
  return BigInt(count) * statedPrice(usd) * 100n < DUST_CENTS * 10n ** BigInt(places + PRICE_DECIMALS);
}

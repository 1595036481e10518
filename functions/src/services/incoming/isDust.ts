import { COIN_DECIMALS, parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { PRICE_DECIMALS, statedPrice } from '@everything-wallet/core/amounts/statedPrice';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** What is worth less is dust, in cents: a flood of 1,000 that is not costs its sender a hundred dollars. */
const DUST_CENTS = 10n;

/** Whether what came in is known to be worth less than ten cents; what has no known price is not known to be. */
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

import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { isUnlimited } from '@everything-wallet/core/calls/isUnlimited';
import type { TransactionListing } from '../TransactionListing.ts';
import type { CallFormatters } from './CallFormatters.ts';

/** Formats an approved amount, as signed; undefined if it is not, or may not be, an amount. */
export function allowedText(
  { allowed_units: units, token_decimals: decimals, token_symbol: symbol }: TransactionListing,
  { t, write }: CallFormatters,
): string | undefined {
  if (units === undefined) return undefined;
  if (isUnlimited(BigInt(units))) return t('callHistory.unlimited', { symbol });
  if (decimals === undefined) return t('callHistory.unknown', { symbol });
  return t('callHistory.amount', { amount: write(formatAmount(BigInt(units), decimals), 'up'), symbol });
}

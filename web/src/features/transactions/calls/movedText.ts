import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import type { AmountRounding } from '../../../lib/format/formatShort.ts';
import { recordedSymbol } from '../recordedSymbol.ts';
import type { CallFormatters } from './CallFormatters.ts';

/**
 * Formats the amount of a movement, with its symbol; '—' with unknown decimals.
 *
 * @param rounding 'up' for what was paid
 */
export function movedText(
  { kind, units, decimals, symbol: stated = '', token_id: id, contract_address: contract }: MovedInCall,
  rounding: AmountRounding,
  { t, write, network }: CallFormatters,
): string {
  const isCounted = kind === 'erc721' || kind === 'erc1155';
  const symbol = isCounted ? stated : recordedSymbol({ network, contract, symbol: stated });
  if (isCounted && id !== undefined) {
    return t('callHistory.nft.amount', { amount: write(units, rounding), symbol, id });
  }
  if (decimals === undefined) return t('callHistory.unknown', { symbol });
  return t('callHistory.amount', { amount: write(formatAmount(BigInt(units), decimals), rounding), symbol });
}

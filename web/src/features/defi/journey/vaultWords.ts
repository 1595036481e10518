import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { VaultRefusal, VaultWarning } from '@everything-wallet/core/vaults/judgeVaultStep';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import type { Text } from '../../../lib/text/useText.ts';

/** In what a sentence counts. */
interface Counted {
  readonly symbol: string;
  readonly decimals: number;
}

/** Why nothing is signed, in a sentence; a limit in what the step counts in. */
export function refusalWords(
  { reason, limit }: VaultRefusal,
  { asset, shares }: { readonly asset: Counted; readonly shares: Counted },
  t: Text,
): string {
  const counted = reason === 'aboveRedeem' ? shares : asset;
  return t(`vaults.refused.${reason}`, limit === undefined ? {} : { limit: amountWords(limit, counted) });
}

/** What has to be accepted first, in a sentence. */
export function warningWords(warning: VaultWarning, asset: Counted, t: Text): string {
  switch (warning.type) {
    case 'lessBack':
      return t('vaults.warns.lessBack', { back: amountWords(warning.back, asset) });
    case 'backUnknown':
      return t('vaults.warns.backUnknown');
    case 'fee':
      return t('vaults.warns.fee', { lost: amountWords(warning.lost, asset) });
    case 'restStays':
      return warning.rest === undefined
        ? t('pools.warns.partStays')
        : t('pools.warns.restStays', { rest: amountWords(warning.rest, asset) });
    case 'unconfirmed':
    case 'disputed':
      return t(`vaults.warns.${warning.type}`);
  }
}

/**
 * An amount with its symbol, to its last digit.
 *
 * @param mask hides the figure where amounts are hidden (`useMask`)
 */
export function amountWords(
  units: bigint,
  { symbol, decimals }: Counted,
  mask: (text: string) => string = (text) => text,
): string {
  return `${mask(formatExactCoin(formatAmount(units, decimals)))} ${symbol}`;
}

import { usdValue } from '@everything-wallet/core/amounts/usdValue';
import { formatUsd } from '../../lib/format/formatUsd.ts';
import type { CoinPrice } from './CoinPrice.ts';

/** What an amount of coin is worth, as people read it; what is worth less than a cent is not worth nothing. */
export function moneyText(wei: bigint, { usd }: CoinPrice): string {
  const value = usdValue(wei, usd);
  return value === '0.00' && wei > 0n && usd > 0 ? `< ${formatUsd('0.01')}` : `≈ ${formatUsd(value)}`;
}

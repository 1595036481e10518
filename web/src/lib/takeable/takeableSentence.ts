import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { formatExactCoin } from '../format/formatExactCoin.ts';
import type { Text } from '../text/useText.ts';
import { unlistedSymbol } from '../tokens/unlistedSymbol.ts';
import type { TakeableNow } from './askTakeable.ts';

/** Writes what a spender could take now, as a sentence, or that it is unknown. */
export function takeableSentence(
  { spender: address, contract, kind, units, lacksPermit2, facts }: TakeableNow,
  nameOf: (address: string) => string,
  t: Text,
): string {
  const spender = nameOf(address);
  const symbol = facts?.symbol ?? '';
  const asset = facts?.isListed && symbol !== '' ? symbol : unlistedSymbol(symbol, contract);
  if (lacksPermit2) return t('call.takeable.noPermit2', { spender, asset });
  if (units === 0n) return t('call.takeable.none', { spender, asset });
  if (kind === 'collection') {
    const isCount = units !== undefined && units <= BigInt(Number.MAX_SAFE_INTEGER);
    return isCount
      ? t('call.takeable.nfts', { spender, asset, count: Number(units) })
      : t('call.takeable.unknownNfts', { spender, asset });
  }
  const decimals = facts?.decimals ?? undefined;
  if (units === undefined || decimals === undefined) return t('call.takeable.unknown', { spender, asset });
  const amount = formatExactCoin(formatAmount(units, decimals));
  return t('call.takeable.token', { spender, amount, asset });
}

import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import type { Text } from '../../../lib/text/useText.ts';
import type { ApprovalRow } from '../ApprovalRow.ts';

/** What would go on with the number before it, or with its signs. */
const LIKE_A_NUMBER = /^[\p{N}\p{P}\p{Z}]/u;

/**
 * What a token is called: by itself, or by its contract where it says nothing or what reads like a number. What nobody vouches for stands
 * in quotes, and is isolated, so that letters that are written from the right do not change places with the number.
 */
function symbolOf({ token, approval }: ApprovalRow): string {
  if (token?.isListed && token.symbol !== '') return token.symbol;
  if (!token || token.symbol === '' || LIKE_A_NUMBER.test(token.symbol))
    return shortenAddress(approval.contract);
  return `“\u2068${token.symbol}\u2069”`;
}

/** What may be taken, in words. */
export function amountText(row: ApprovalRow, t: Text): string {
  const { approval, token, isUnlimited } = row;
  const { kind, units, tokenId } = approval;
  const symbol = symbolOf(row);
  if (kind === 'operator') return t('approvals.everything', { symbol });
  if (kind === 'tokenApproval') return t('approvals.nft', { symbol, id: tokenId ?? '' });
  if (units === null) return t('approvals.amountOf', { amount: t('approvals.unknownAmount'), symbol });
  if (isUnlimited) return t('approvals.unlimitedOf', { symbol });
  const decimals = token?.decimals ?? undefined;
  return decimals === undefined
    ? t('approvals.unitsOf', { amount: units, symbol })
    : t('approvals.amountOf', { amount: formatCoin(formatAmount(BigInt(units), decimals)), symbol });
}

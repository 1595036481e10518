import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import type { Text } from '../../../lib/text/useText.ts';
import { unlistedSymbol } from '../../../lib/tokens/unlistedSymbol.ts';
import type { ApprovalRow } from '../ApprovalRow.ts';

/** Returns the symbol of a token: as is for a listed one, otherwise in the form of `unlistedSymbol`. */
function symbolOf({ token, approval }: ApprovalRow): string {
  if (token?.isListed && token.symbol !== '') return token.symbol;
  return unlistedSymbol(token?.symbol ?? '', approval.contract);
}

/** Describes the amount of an approval. */
export function amountText(row: ApprovalRow, t: Text, write: WriteAmount): string {
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
    : t('approvals.amountOf', { amount: write(formatAmount(BigInt(units), decimals), 'up'), symbol });
}

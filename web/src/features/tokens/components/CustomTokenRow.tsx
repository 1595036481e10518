import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { MASK } from '../../../lib/format/mask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useTokenBalance } from '../hooks/useTokenBalance.ts';
import { listedTokenOf } from '../listedTokenOf.ts';
import type { LastKnownToken, TokenListing } from '../TokenListing.ts';
import { TokenRow } from './TokenRow.tsx';

interface CustomTokenRowProps {
  token: TokenListing;
  /** The user's address; undefined while it is not known. */
  address: string | undefined;
  /** What it showed last; shown until the chain has answered. */
  lastKnown: LastKnownToken | undefined;
  isMasked: boolean;
}

/** A custom token in the token list, with what the chain says the user holds of it. */
export function CustomTokenRow({ token, address, lastKnown, isMasked }: CustomTokenRowProps) {
  const t = useText();
  const { held: heldNow } = useTokenBalance(token, address);
  const held = heldNow ?? lastKnown?.held;
  return (
    <TokenRow
      token={listedTokenOf(token)}
      amount={
        isMasked
          ? MASK
          : held
            ? formatCoin(formatAmount(held.amount, held.decimals))
            : t('tokens.unknownBalance')
      }
      asOf={heldNow ? undefined : lastKnown?.held?.at}
      isTest={false}
    />
  );
}

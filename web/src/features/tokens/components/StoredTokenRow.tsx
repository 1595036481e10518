import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { MASK } from '../../../lib/format/mask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useLookalikeText } from '../hooks/useLookalikeText.ts';
import { listedTokenOf } from '../listedTokenOf.ts';
import type { LastKnownToken, TokenListing } from '../TokenListing.ts';
import { TokenRow } from './TokenRow.tsx';

interface KeptTokenRowProps {
  token: TokenListing;
  /** What it showed last. */
  lastKnown: LastKnownToken | undefined;
  isMasked: boolean;
}

/** A custom token in the token list of which the chain has said nothing yet, with what it showed last. */
export function StoredTokenRow({ token, lastKnown, isMasked }: KeptTokenRowProps) {
  const t = useText();
  const held = lastKnown?.held;
  return (
    <TokenRow
      token={listedTokenOf(token)}
      amount={(write) =>
        isMasked ? MASK : held ? write(formatAmount(held.amount, held.decimals)) : t('tokens.unknownBalance')
      }
      asOf={held?.at}
      warning={useLookalikeText(networkById(token.network), token)}
      isTest={false}
    />
  );
}

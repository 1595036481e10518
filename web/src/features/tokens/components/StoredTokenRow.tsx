import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { MASK } from '../../../lib/format/mask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useLookalikeText } from '../hooks/useLookalikeText.ts';
import { listedTokenOf } from '../listedTokenOf.ts';
import type { LastKnownToken, TokenListing } from '../TokenListing.ts';
import { TokenRow } from './TokenRow.tsx';

interface StoredTokenRowProps {
  token: TokenListing;
  /** Last known amount. */
  lastKnown: LastKnownToken | undefined;
  isMasked: boolean;
}

/** Row of a custom token whose balance is not loaded yet, with its last known amount. */
export function StoredTokenRow({ token, lastKnown, isMasked }: StoredTokenRowProps) {
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

import { TokenFilterFields } from '../../features/tokens/components/TokenFilterFields.tsx';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import type { TokenFilter } from '../../features/tokens/TokenFilter.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';

/** Number of holdings that are found without a search. */
const MIN_TO_FILTER = 4;

interface HomeTokenFilterProps {
  userId: string;
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  /** Owner of the listed tokens. */
  address: string;
  /** True while the built-in tokens are listed too. */
  isLong: boolean;
  filter: TokenFilter;
  onChange: (filter: TokenFilter) => void;
}

/** Fields that filter the token list, once it is long enough. */
export function HomeTokenFilter({ userId, tokens, address, isLong, filter, onChange }: HomeTokenFilterProps) {
  const { assets } = useOwnHoldings(userId, tokens).holdings;
  const held = assets.filter((asset) => {
    const units = figureFor(asset, address)?.units;
    return asset.kind !== 'unverified' && units !== undefined && units > 0n;
  });
  const isFiltered = filter.text !== '' || filter.network !== undefined;
  if (!isLong && !isFiltered && held.length < MIN_TO_FILTER) return null;
  return <TokenFilterFields filter={filter} onChange={onChange} />;
}

import type { Network } from '@everything-wallet/core/networks/networks';
import { assetKey } from '../../features/holdings/assetsOf.ts';
import { BalanceMark } from '../../features/holdings/components/BalanceMark.tsx';
import { figureFor } from '../../features/holdings/heldBy.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';

interface HomeCoinMarkProps {
  userId: string;
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  address: string;
  network: Network;
  /** Balance beside it, in wei; undefined while unknown. */
  wei: bigint | undefined;
}

/**
 * Mark for the reliability of the selected network's balance; hidden where another figure is shown than the
 * verified one.
 */
export function HomeCoinMark({ userId, tokens, address, network, wei }: HomeCoinMarkProps) {
  const { assets } = useOwnHoldings(userId, tokens).holdings;
  const coin = assets.find(({ key }) => key === assetKey(network.id));
  return <BalanceMark figure={coin && figureFor(coin, address)} units={wei} asset={network.currency} />;
}

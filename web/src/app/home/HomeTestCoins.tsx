import type { Network } from '@everything-wallet/core/networks/networks';
import List from '@mui/material/List';
import { CollapsibleGroup } from '../../components/CollapsibleGroup.tsx';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { paths } from '../../config/paths.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useText } from '../../lib/text/useText.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';
import { HeldRow } from './HeldRow.tsx';

interface HomeTestCoinsProps {
  userId: string;
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  /** Owner of the listed coins. */
  address: string;
  /** The selected one, whose coin has its row above. */
  network: Network;
  isMasked: boolean;
}

/**
 * Coins of other test networks that the primary account holds: without value, in no total, and collapsed by
 * default.
 */
export function HomeTestCoins({ userId, tokens, address, network, isMasked }: HomeTestCoinsProps) {
  const t = useText();
  const { assets } = useOwnHoldings(userId, tokens).holdings;
  const held = assets.filter((asset) => asset.network.id !== network.id && isHeldTestCoin(asset, address));
  if (held.length === 0) return null;

  return (
    <CollapsibleGroup
      title={t('holdings.testGroup', { count: held.length })}
      text={t('holdings.testCoins')}
      sx={{ px: 1, mt: 1 }}
    >
      <List disablePadding sx={{ mx: -1 }}>
        {held.map((asset) => (
          <HeldRow
            key={asset.key}
            asset={asset}
            address={address}
            price={null}
            path={paths.heldToken(asset.network.id)}
            isMasked={isMasked}
          />
        ))}
      </List>
    </CollapsibleGroup>
  );
}

/** True also for one that nodes disagree about; false for one that no node reported. */
function isHeldTestCoin(asset: HeldAsset, address: string): boolean {
  if (asset.kind !== 'coin' || asset.network.type !== 'testnet') return false;
  const figure = figureFor(asset, address);
  return figure !== undefined && figure.agreement !== 'unknown' && figure.units !== 0n;
}

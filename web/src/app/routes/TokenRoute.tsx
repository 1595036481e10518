import { Navigate, useParams } from 'react-router-dom';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';
import { paths } from '../../config/paths.ts';
import { networkOfCoin } from '../../features/tokens/coinToken.ts';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { useSwitchedOnNetworks } from '../../lib/network/useSwitchedOnNetworks.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { CatalogueTokenScreen } from '../token/CatalogueTokenScreen.tsx';
import { CoinScreen } from '../token/CoinScreen.tsx';
import { CustomTokenRoute } from './CustomTokenRoute.tsx';
import { FoundTokenScreen } from '../token/FoundTokenScreen.tsx';

/** /token/{tokenId}: a native coin, another built-in token, or one of the user's own (docs/product.md §2). */
export function TokenRoute() {
  const { user } = useAuth();
  const { tokenId = '' } = useParams();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <TokenScreen key={`${user.id}/${tokenId}`} userId={user.id} tokenId={tokenId} />
    </WalletLayout>
  );
}

/** `paths.heldToken`. */
const HELD = /^([a-z0-9-]+):(coin|0x[0-9a-fA-F]{40})$/;

function TokenScreen({ userId, tokenId }: { userId: string; tokenId: string }) {
  const { network } = useNetwork();
  const switchedOn = useSwitchedOnNetworks();
  const [, networkId, place] = HELD.exec(tokenId) ?? [];
  const heldOn = switchedOn.find(({ id }) => id === networkId);
  const coinNetwork = heldOn && place === 'coin' ? heldOn : networkOfCoin(tokenId, network, switchedOn);
  if (coinNetwork) return <CoinScreen key={coinNetwork.id} userId={userId} network={coinNetwork} />;
  if (heldOn && place !== undefined) {
    return <FoundTokenScreen userId={userId} network={heldOn} contract={place} />;
  }
  const builtIn = tokenCatalogue.find(({ id }) => id === tokenId);
  return builtIn ? (
    <CatalogueTokenScreen userId={userId} token={builtIn} />
  ) : (
    <CustomTokenRoute userId={userId} tokenId={tokenId} />
  );
}

import { Navigate, useParams } from 'react-router-dom';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';
import { paths } from '../../config/paths.ts';
import { networkOfCoin } from '../../features/tokens/coinToken.ts';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { useSwitchedOnNetworks } from '../../lib/network/useSwitchedOnNetworks.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { CatalogueTokenScreen } from './CatalogueTokenScreen.tsx';
import { CoinScreen } from './CoinScreen.tsx';
import { CustomTokenRoute } from './CustomTokenRoute.tsx';

/** /token/{tokenId}: a native coin, another built-in token, or one of the user's own (specification §2). */
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

function TokenScreen({ userId, tokenId }: { userId: string; tokenId: string }) {
  const { network } = useNetwork();
  const coinNetwork = networkOfCoin(tokenId, network, useSwitchedOnNetworks());
  if (coinNetwork) return <CoinScreen key={coinNetwork.id} userId={userId} network={coinNetwork} />;
  const builtIn = tokenCatalogue.find(({ id }) => id === tokenId);
  return builtIn ? (
    <CatalogueTokenScreen userId={userId} token={builtIn} />
  ) : (
    <CustomTokenRoute userId={userId} tokenId={tokenId} />
  );
}

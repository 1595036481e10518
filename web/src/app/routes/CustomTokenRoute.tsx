import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { paths } from '../../config/paths.ts';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { useSwitchedOnNetworks } from '../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../lib/text/useText.ts';
import { CustomTokenScreen } from '../token/CustomTokenScreen.tsx';
import { ForeignTokenScreen } from '../token/ForeignTokenScreen.tsx';

interface CustomTokenRouteProps {
  userId: string;
  tokenId: string;
}

/**
 * Page of one of the user's own tokens; an unknown id redirects to the home (docs/product.md §2, Token
 * detail).
 */
export function CustomTokenRoute({ userId, tokenId }: CustomTokenRouteProps) {
  const t = useText();
  const tokens = useTokens(userId);
  const switchedOn = useSwitchedOnNetworks();
  if (tokens.status === 'loading') return <PageLoading />;
  if (tokens.status === 'failed') return <ErrorState title={t('tokens.error.load')} onRetry={tokens.retry} />;
  const token = tokens.data.records.find(({ id }) => id === tokenId);
  if (!token) return <Navigate to={paths.home} replace />;
  const network = switchedOn.find(({ id }) => id === token.network);
  return network ? (
    <CustomTokenScreen userId={userId} token={token} network={network} />
  ) : (
    <ForeignTokenScreen userId={userId} token={token} />
  );
}

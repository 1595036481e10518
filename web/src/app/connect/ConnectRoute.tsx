import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/connect';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { paths } from '../../config/paths.ts';
import { ConnectNotice } from '../../features/connect/components/ConnectNotice.tsx';
import { LimitNotice } from '../../features/connect/components/LimitNotice.tsx';
import { useSiteConnection } from '../../features/connect/useSiteConnection.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { VaultContext } from '../../lib/vault/VaultContext.ts';
import { SiteRequests } from './SiteRequests.tsx';
import { useRefusalAtSignOut } from './useRefusalAtSignOut.ts';

loadTexts(compiledTexts);

/** Screen of /connect: the request of the website, or what is missing to answer it. */
export function ConnectRoute() {
  const t = useText();
  const { state } = useSiteConnection();
  const { status, user, profile, retryProfile } = useAuth();
  const { state: vault } = use(VaultContext);
  useRefusalAtSignOut();

  if (state.status === 'waiting') return <PageLoading text={t('connect.waiting')} />;
  if (state.status === 'refused') {
    const severity = state.problem === 'byHand' ? 'info' : 'error';
    return <ConnectNotice text={t(`connect.problem.${state.problem}`)} severity={severity} hasWalletLink />;
  }
  // A request that is signed goes on to its end.
  if (state.hasLeft && state.requests.length === 0)
    return <ConnectNotice text={t('connect.left')} severity="warning" />;
  if (state.limit !== undefined && state.requests.length === 0)
    return <LimitNotice origin={state.site.origin} limit={state.limit} />;
  if (status === 'signedOut') return <Navigate to={paths.auth} replace />;
  if (profile === 'unverified') {
    return <ConnectNotice text={t('connect.unfinished')} severity="warning" hasWalletLink />;
  }
  if (profile === 'failed') return <ErrorState title={t('auth.error.profile')} onRetry={retryProfile} />;
  if (!user || profile === 'loading' || vault.status === 'unknown') return <PageLoading />;
  if (vault.status === 'none') {
    return <ConnectNotice text={t('connect.noVault')} severity="warning" hasWalletLink />;
  }
  if (vault.status === 'unusable') {
    return <ConnectNotice text={t(vault.problem)} severity="error" hasWalletLink />;
  }
  return <SiteRequests key={user.id} userId={user.id} site={state.site} requests={state.requests} />;
}

import { WalletError } from '@everything-wallet/core/errors/WalletError';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSnackbar } from 'notistack';
import { use, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { useLogout } from '../../components/useLogout.ts';
import { paths } from '../../config/paths.ts';
import { RecoveryPhrasePage } from '../../features/phrase/components/RecoveryPhrasePage.tsx';
import { StoredVaults } from '../../features/vault/components/StoredVaults.tsx';
import { OfferVault, type VaultWish } from '../../features/vault/components/OfferVault.tsx';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { readWantedPath } from '../../lib/session/wantedPath.ts';
import { snooze } from '../../lib/storage/snooze.ts';
import { useText } from '../../lib/text/useText.ts';
import type { TextId } from '../../texts/texts.ts';
import { VaultContext, type VaultState } from '../../lib/vault/VaultContext.ts';
import { addAccounts } from '../wallet/addAccounts.ts';

/**
 * /recovery-phrase: redirects visitors to /auth, verified users to /wallet or the requested page
 * (docs/product.md §2).
 */
export function RecoveryPhraseRoute() {
  const { status, user, profile } = useAuth();
  const location = useLocation();
  const [setupOf, setSetupOf] = useState<string>();
  if (status === 'signedOut' && setupOf === undefined) return <Navigate to={paths.auth} replace />;
  if (user && profile === 'unverified' && setupOf !== user.id) setSetupOf(user.id);
  // After the words were shown, the user must learn whether they are stored: the page continues when the
  // profile becomes verified. Shown words also remain when the session ends: a sign-in in another tab
  // continues with them here.
  const isSessionOver = status === 'signedOut';
  if (setupOf !== undefined && (isSessionOver || setupOf === user?.id)) {
    const isVerified = !isSessionOver && profile === 'verified';
    return <Setup key={setupOf} userId={setupOf} isVerified={isVerified} isSessionOver={isSessionOver} />;
  }
  if (profile === 'verified') return <Navigate to={readWantedPath(location.state) ?? paths.wallet} replace />;
  return <Waiting />;
}

interface SetupProps {
  userId: string;
  isVerified: boolean;
  isSessionOver: boolean;
}

/** The page that sets a wallet up, and stores its phrase on this device on request. */
function Setup({ userId, isVerified, isSessionOver }: SetupProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { state, vault } = use(VaultContext);
  const [wish, setWish] = useState<VaultWish>({ isWanted: false, password: undefined });

  async function keep(phrase: string): Promise<TextId | undefined> {
    // After this offer, the wallet's home does not repeat it.
    snooze('deviceWallet', userId);
    if (!wish.isWanted || wish.password === undefined) return undefined;
    try {
      if (!vault) throw new WalletError('vault.error.failed');
      await vault.create(phrase, wish.password);
      enqueueSnackbar(t('device.created'), { variant: 'success' });
    } catch (error) {
      const textId = error instanceof WalletError ? error.textId : 'vault.error.failed';
      // Locked during the setup, it is stored anyway.
      if (textId === 'vault.error.locked' && (await vault?.refresh())?.status === 'locked') {
        enqueueSnackbar(t('device.createdLocked'), { variant: 'success' });
        return undefined;
      }
      logProblem('The phrase could not be kept on this device', error);
      return textId;
    }
    return undefined;
  }

  return (
    <RecoveryPhrasePage
      userId={userId}
      isVerified={isVerified}
      isSessionOver={isSessionOver}
      renderOffer={(isDisabled) =>
        vault &&
        // A stored vault remains; while it is being stored, it is the one just offered.
        (!isDisabled && isStored(state) ? (
          <StoredVaults of="own" userId={userId} />
        ) : (
          state.status !== 'unusable' && <OfferVault disabled={isDisabled} onChange={setWish} />
        ))
      }
      isOfferIncomplete={wish.isWanted && wish.password === undefined}
      onFinished={keep}
      onAddAccounts={(accounts) => addAccounts(userId, accounts)}
    />
  );
}

/** Returns true if there is a vault already, usable or not: for example after the database was restored. */
function isStored(state: VaultState): boolean {
  if (state.status === 'unusable') return state.problem !== 'vault.error.storage';
  return state.status === 'locked' || state.status === 'unlocked';
}

/**
 * Shown while it is unknown whether there is a phrase already; the user can sign out, as on the page itself.
 */
function Waiting() {
  const t = useText();
  const logout = useLogout();
  const { profile, retryProfile } = useAuth();
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 4, textAlign: 'center' }}>
      {profile === 'failed' ? (
        <ErrorState title={t('common.serverUnreachable')} onRetry={retryProfile} />
      ) : (
        <PageLoading text={t('phrase.loading')} />
      )}
      <Button onClick={() => void logout()}>{t('header.signOut')}</Button>
    </Container>
  );
}

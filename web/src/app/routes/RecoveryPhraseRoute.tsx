import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { use, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { useLogout } from '../../components/useLogout.ts';
import { paths } from '../../config/paths.ts';
import { RecoveryPhrasePage } from '../../features/phrase/components/RecoveryPhrasePage.tsx';
import { StoredVaults } from '../../features/vault/components/StoredVaults.tsx';
import { OfferVault } from '../../features/vault/components/OfferVault.tsx';
import { useVaultOffer } from '../../features/vault/hooks/useVaultOffer.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { readWantedPath } from '../../lib/session/wantedPath.ts';
import { snooze } from '../../lib/storage/snooze.ts';
import { useText } from '../../lib/text/useText.ts';
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
  const { state, vault } = use(VaultContext);
  const [email] = useState(useAuth().user?.email ?? '');
  const { setWish, failure, prepare, store, isIncomplete } = useVaultOffer(email);

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
          state.status !== 'unusable' && (
            <OfferVault disabled={isDisabled} failure={failure} onChange={setWish} />
          )
        ))
      }
      isOfferIncomplete={isIncomplete}
      onBegin={prepare}
      onFinished={(phrase) => {
        // After this offer, the wallet's home does not repeat it.
        snooze('deviceWallet', userId);
        return store(phrase);
      }}
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

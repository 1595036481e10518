import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import { Link, Navigate } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { AccountSkeletons } from '../../features/accounts/components/AccountSkeletons.tsx';
import { AccountsPage } from '../../features/accounts/components/AccountsPage.tsx';
import { BalanceMark } from '../../features/holdings/components/BalanceMark.tsx';
import { ProveBalance } from '../../features/holdings/components/ProveBalance.tsx';
import { accountName } from '../../lib/names/accountName.ts';
import { AddressBalance } from '../../features/balance/components/AddressBalance.tsx';
import { verifyRecoveryPhrase } from '../../features/phrase/api/verifyRecoveryPhrase.ts';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { WalletLayout } from '../layout/WalletLayout.tsx';
import { addAccounts } from '../wallet/addAccounts.ts';
import { useOwnFigures } from '../wallet/useOwnFigures.ts';

const FindAccountsDialog = loadedDialog(
  async () => (await import('../../features/phrase/components/FindAccountsDialog.tsx')).FindAccountsDialog,
);

/** /accounts. */
export function AccountsRoute() {
  const { user } = useAuth();
  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <WalletLayout>
      <Accounts userId={user.id} />
    </WalletLayout>
  );
}

/** Accounts belong to a phrase: before one is confirmed, the phrase may still be replaced. */
function Accounts({ userId }: { userId: string }) {
  const t = useText();
  const { profile, retryProfile } = useAuth();
  if (profile === 'loading') {
    return (
      <>
        <PageHeader title={t('accounts.title')} />
        <AccountSkeletons />
      </>
    );
  }
  if (profile === 'failed')
    return <ErrorState title={t('common.serverUnreachable')} onRetry={retryProfile} />;
  if (profile === 'unverified') {
    return (
      <EmptyState
        icon={<PeopleOutlined fontSize="large" />}
        title={t('accounts.unverified')}
        text={t('accounts.unverifiedText')}
        action={
          <Button component={Link} to={paths.recoveryPhrase} variant="contained" sx={{ mt: 2 }}>
            {t('accounts.unverifiedAction')}
          </Button>
        }
      />
    );
  }
  return <VerifiedAccounts key={userId} userId={userId} />;
}

/** Accounts of a user whose phrase is confirmed. */
function VerifiedAccounts({ userId }: { userId: string }) {
  const t = useText();
  const { network } = useNetwork();
  const figureOf = useOwnFigures(userId);
  return (
    <AccountsPage
      userId={userId}
      verifyPhrase={verifyRecoveryPhrase}
      renderFinder={(accounts, onClose) => (
        <FindAccountsDialog
          accounts={accounts}
          onAdd={(chosen) => addAccounts(userId, chosen)}
          onClose={onClose}
        />
      )}
      renderBalance={(address) => (
        <AddressBalance
          address={address}
          network={network}
          renderMark={(wei) => (
            <BalanceMark figure={figureOf(network, address)} units={wei} asset={network.currency} />
          )}
        />
      )}
      renderProof={(account) => (
        <ProveBalance
          key={network.id}
          address={account.address}
          account={accountName(account, account.number, t)}
          network={network}
        />
      )}
    />
  );
}

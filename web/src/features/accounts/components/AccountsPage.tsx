import { WalletError } from '@everything-wallet/core/errors/WalletError';
import AddRounded from '@mui/icons-material/AddRounded';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState, type ReactNode } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/accountNames';
import { loadedDialog } from '../../../components/loadedDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SearchIcon } from '../../../components/SearchIcon.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useKeyCheck } from '../../../lib/vault/useKeyCheck.ts';
import type { Account } from '../Account.ts';
import { deleteAccount } from '../api/deleteAccount.ts';
import type { VerifyPhrase } from '../createPhraseAccount.ts';
import { useAccounts } from '../hooks/useAccounts.ts';
import { useSetPrimary } from '../hooks/useSetPrimary.ts';
import { AccountRow } from './AccountRow.tsx';
import { AccountSkeletons } from './AccountSkeletons.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

loadTexts(compiledTexts);

const NameAccountDialog = loadedDialog(
  async () => (await import('./NameAccountDialog.tsx')).NameAccountDialog,
);
// The dialog brings the code that derives keys, which the list does not need.
const NewAccountDialog = loadedDialog(async () => (await import('./NewAccountDialog.tsx')).NewAccountDialog);

interface AccountsPageProps {
  userId: string;
  verifyPhrase: VerifyPhrase;
  /** Draws the balance of an address on the selected network. */
  renderBalance: (address: string) => ReactNode;
  /** Draws the proof of that balance. */
  renderProof: (account: Account) => ReactNode;
  /** Draws the search for used accounts of the phrase. */
  renderFinder: (accounts: readonly Account[], onClose: () => void) => ReactNode;
}

/** The user's accounts, and which one is primary (docs/product.md §2, Accounts). */
export function AccountsPage({
  userId,
  verifyPhrase,
  renderBalance,
  renderProof,
  renderFinder,
}: AccountsPageProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const accounts = useAccounts(userId);
  const [isCreating, setIsCreating] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const [renamedId, setRenamedId] = useState<string>();
  const [doomed, setDoomed] = useState<Account>();
  const count = accounts.status === 'ready' ? accounts.data.length : 0;
  const checkOf = useKeyCheck(accounts.status === 'ready' ? accounts.data : []);
  const renamed = accounts.status === 'ready' && accounts.data.find(({ id }) => id === renamedId);

  const primary = useSetPrimary(userId);
  const deletion = useSingleMutation({
    mutationFn: ({ id }: Account) => deleteAccount(userId, id, count === 1),
    onSuccess: () => enqueueSnackbar(t('accounts.deleted'), { variant: 'success' }),
    onError: (error) => {
      logProblem('Failed to delete account', error);
      enqueueSnackbar(t(error instanceof WalletError ? error.textId : 'accounts.error.delete'), {
        variant: 'error',
      });
    },
    onSettled: () => setDoomed(undefined),
  });

  function askToDelete(account: Account) {
    if (account.is_primary && count > 1) {
      enqueueSnackbar(t('accounts.error.deletePrimary'), { variant: 'error' });
    } else setDoomed(account);
  }

  return (
    <>
      <PageHeader
        title={t('accounts.title')}
        action={
          <AccountsActions
            disabled={accounts.status !== 'ready'}
            onFind={() => setIsFinding(true)}
            onCreate={() => setIsCreating(true)}
          />
        }
      />
      {accounts.status === 'loading' && <AccountSkeletons />}
      {accounts.status === 'failed' && (
        <Card>
          <ErrorState title={t('accounts.error.load')} onRetry={accounts.retry} />
        </Card>
      )}
      {accounts.status === 'ready' && count === 0 && (
        <Card>
          <EmptyState
            icon={<PeopleOutlined fontSize="large" />}
            title={t('accounts.empty')}
            text={t('accounts.emptyText')}
          />
        </Card>
      )}
      {accounts.status === 'ready' && count > 0 && (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {t('accounts.intro')}
          </Typography>
          <Stack component="ul" spacing={1.25} aria-label={t('accounts.title')} sx={{ m: 0, p: 0 }}>
            {accounts.data.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                balance={renderBalance(account.address)}
                proof={renderProof(account)}
                isBusy={primary.isPending}
                isForeign={checkOf(account) === 'foreign'}
                onSetPrimary={() => primary.mutate(account.id)}
                onRename={() => setRenamedId(account.id)}
                onDelete={() => askToDelete(account)}
              />
            ))}
          </Stack>
        </>
      )}

      {isFinding && accounts.status === 'ready' && renderFinder(accounts.data, () => setIsFinding(false))}
      {isCreating && accounts.status === 'ready' && (
        <NewAccountDialog
          userId={userId}
          accounts={accounts.data}
          verifyPhrase={verifyPhrase}
          onClose={() => setIsCreating(false)}
        />
      )}
      {renamed && <NameAccountDialog account={renamed} onClose={() => setRenamedId(undefined)} />}
      {doomed && (
        <DeleteAccountDialog
          account={doomed}
          isLast={count === 1}
          isBusy={deletion.isPending}
          onConfirm={() => deletion.mutate(doomed)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

interface AccountsActionsProps {
  disabled: boolean;
  onFind: () => void;
  onCreate: () => void;
}

/** Buttons that find accounts of the phrase, and create one. */
function AccountsActions({ disabled, onFind, onCreate }: AccountsActionsProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<SearchIcon />} disabled={disabled} onClick={onFind}>
        {t('accounts.find')}
      </Button>
      <Button variant="contained" startIcon={<AddRounded />} disabled={disabled} onClick={onCreate}>
        {t('accounts.new')}
      </Button>
    </Box>
  );
}

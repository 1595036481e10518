import { nextDerivationIndex } from '@everything-wallet/core/accounts/nextDerivationIndex';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { Account } from '../Account.ts';
import { createPhraseAccount, type VerifyPhrase } from '../createPhraseAccount.ts';
import { createVaultAccount, knownAccount } from '../createVaultAccount.ts';
import { PhraseAccountForm } from './PhraseAccountForm.tsx';
import { WatchOnlyAccountForm } from './WatchOnlyAccountForm.tsx';

interface NewAccountDialogProps {
  userId: string;
  accounts: readonly Account[];
  verifyPhrase: VerifyPhrase;
  onClose: () => void;
}

/** Adds the next account of the phrase, or a watch-only account. The dialog cannot be closed while it is adding. */
export function NewAccountDialog({ userId, accounts, verifyPhrase, onClose }: NewAccountDialogProps) {
  const t = useText();
  const [kind, setKind] = useState<'phrase' | 'watchOnly'>('phrase');
  const [isBusy, setIsBusy] = useState(false);
  // One index while the dialog is open, so a retry never adds a second account.
  const [index] = useState(() => nextDerivationIndex(accounts.map((account) => account.derivation_index)));
  const form = { onBusyChange: setIsBusy, onClose };

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="new-account-title"
    >
      <DialogTitle id="new-account-title">{t('accounts.new')}</DialogTitle>
      <Tabs
        value={kind}
        onChange={(_, value: typeof kind) => setKind(value)}
        aria-label={t('accounts.new.kind')}
        variant="fullWidth"
        sx={{ mx: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab
          value="phrase"
          label={t('accounts.new.fromPhrase')}
          disabled={isBusy}
          id="new-account-tab-phrase"
          aria-controls="new-account-panel"
        />
        <Tab
          value="watchOnly"
          label={t('accounts.new.watchOnly')}
          disabled={isBusy}
          id="new-account-tab-watchOnly"
          aria-controls="new-account-panel"
        />
      </Tabs>
      <Box
        role="tabpanel"
        id="new-account-panel"
        aria-labelledby={`new-account-tab-${kind}`}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        {kind === 'phrase' ? (
          <PhraseAccountForm
            {...form}
            index={index}
            create={(phrase) => createPhraseAccount(userId, accounts, index, phrase, verifyPhrase)}
            createByVault={
              knownAccount(accounts) &&
              ((addressOf) => createVaultAccount(userId, accounts, index, addressOf))
            }
          />
        ) : (
          <WatchOnlyAccountForm {...form} userId={userId} accounts={accounts} />
        )}
      </Box>
    </Dialog>
  );
}

import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { compiledTexts } from 'virtual:compiled-texts/import';
import { use, useState } from 'react';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { isSnoozed, snooze } from '../../lib/storage/snooze.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { useText } from '../../lib/text/useText.ts';
import { VaultContext } from '../../lib/vault/VaultContext.ts';
import { HomeFirstSteps } from './HomeFirstSteps.tsx';
import { DrillReminder } from './DrillReminder.tsx';

loadTexts(compiledTexts);

const TurnOnDialog = loadedDialog(
  async () => (await import('../../features/vault/components/TurnOnDialog.tsx')).TurnOnDialog,
);
const RestoreVaultDialog = loadedDialog(
  async () => (await import('../../features/vault/components/RestoreVaultDialog.tsx')).RestoreVaultDialog,
);

export interface WalletNoticesProps {
  userId: string;
  walletAddress: WalletAddress;
  /** Undefined while unknown. */
  hasCoins: boolean | undefined;
  onReceive: () => void;
}

/** Suggestions of the home screen: first steps, storing the wallet on this device, and a recovery drill when one is due. */
export function WalletNotices({ userId, walletAddress, hasCoins, onReceive }: WalletNoticesProps) {
  const t = useText();
  const { state, vault } = use(VaultContext);
  const [dialog, setDialog] = useState<'phrase' | 'file'>();
  const [isAskLater, setIsAskLater] = useState(() => isSnoozed('deviceWallet', userId));
  const { address, derivation_index: index, watch_only: isWatchOnly } = walletAddress;
  const account = isWatchOnly || index === null ? undefined : { address, index };
  const isAsked = vault !== undefined && account !== undefined && state.status === 'none' && !isAskLater;
  const close = () => setDialog(undefined);

  if (vault && account && dialog === 'phrase') {
    return <TurnOnDialog vault={vault} account={account} onClose={close} />;
  }
  if (vault && account && dialog === 'file') {
    return <RestoreVaultDialog vault={vault} account={account} onClose={close} />;
  }
  return (
    <>
      <HomeFirstSteps
        userId={userId}
        walletAddress={walletAddress}
        hasCoins={hasCoins}
        onReceive={onReceive}
      />
      <DrillReminder userId={userId} account={account} />
      {isAsked && renderQuestion()}
    </>
  );

  function renderQuestion() {
    return (
      // Nothing has happened, so a screen reader is not interrupted: a note, not an alert.
      <Alert severity="info" role="note" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
        {t('device.ask')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setDialog('phrase')}>
            {t('device.ask.phrase')}
          </Button>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setDialog('file')}>
            {t('device.ask.file')}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              snooze('deviceWallet', userId);
              setIsAskLater(true);
            }}
          >
            {t('device.ask.later')}
          </Button>
        </Box>
      </Alert>
    );
  }
}

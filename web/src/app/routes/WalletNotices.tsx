import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { compiledTexts } from 'virtual:compiled-messages/bring';
import { use, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { paths } from '../../config/paths.ts';
import { listenToOldestKey } from '../../features/accounts/api/listenToOldestKey.ts';
import { listenToLastDrill } from '../../features/phrase/api/listenToLastDrill.ts';
import { isDrillDue } from '../../features/phrase/isDrillDue.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { isSnoozed, snooze } from '../../lib/storage/snooze.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { useText } from '../../lib/text/useText.ts';
import { VaultContext } from '../../lib/vault/VaultContext.ts';

loadTexts(compiledTexts);

const TurnOnDialog = loadedDialog(
  async () => (await import('../../features/vault/components/TurnOnDialog.tsx')).TurnOnDialog,
);
const RestoreVaultDialog = loadedDialog(
  async () => (await import('../../features/vault/components/RestoreVaultDialog.tsx')).RestoreVaultDialog,
);

/** For how long a reminder of the drill stays away, in ms. */
const LATER_MS = 7 * 24 * 60 * 60 * 1_000;

interface WalletNoticesProps {
  userId: string;
  walletAddress: WalletAddress;
}

/**
 * What the wallet's home asks, forcing nothing: to bring the wallet to a device that has not got it, and to do a recovery drill
 * when it is time. Neither waits for an answer to the other.
 */
export function WalletNotices({ userId, walletAddress }: WalletNoticesProps) {
  const t = useText();
  const { state, vault } = use(VaultContext);
  const [dialog, setDialog] = useState<'phrase' | 'file'>();
  const [isAskLater, setIsAskLater] = useState(() => isSnoozed('deviceWallet', userId));
  const [isDrillLater, setIsDrillLater] = useState(() => isSnoozed('recoveryDrill', userId));
  const lastDrill = useSnapshot(useMemo(() => listenToLastDrill(userId), [userId]));

  const { address, derivation_index: index, watch_only: isWatchOnly } = walletAddress;
  const account = isWatchOnly || index === null ? undefined : { address, index };
  const lastAt = lastDrill.status === 'ready' ? lastDrill.data?.at : undefined;
  // After a drill the accounts say nothing more than that one of them has a key.
  const needsAccounts = !isDrillLater && lastDrill.status === 'ready' && (!lastAt || !account);
  const oldestKey = useSnapshot(
    useMemo(() => (needsAccounts ? listenToOldestKey(userId) : undefined), [userId, needsAccounts]),
  );
  const madeAt = oldestKey.status === 'ready' ? oldestKey.data?.madeAt : undefined;
  const hasKey = account !== undefined || (oldestKey.status === 'ready' && oldestKey.data !== undefined);
  const isDrillDueNow = !isDrillLater && lastDrill.status === 'ready' && hasKey && isDrillDue(madeAt, lastAt);
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
      {isDrillDueNow && renderReminder()}
      {isAsked && renderQuestion()}
    </>
  );

  function renderQuestion() {
    return (
      // Nothing has happened: it is there to be read, and interrupts nobody.
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

  function renderReminder() {
    return (
      <Alert severity="info" role="note" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
        {t('drill.reminder')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" component={Link} to={paths.settings}>
            {t('drill.open')}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              snooze('recoveryDrill', userId, Date.now() + LATER_MS);
              setIsDrillLater(true);
            }}
          >
            {t('drill.later')}
          </Button>
        </Box>
      </Alert>
    );
  }
}

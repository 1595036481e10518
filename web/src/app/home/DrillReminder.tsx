import type { SigningAccount } from '../../lib/vault/Signer.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { listenToOldestKey } from '../../features/accounts/api/listenToOldestKey.ts';
import { listenToLastDrill } from '../../features/phrase/api/listenToLastDrill.ts';
import { isDrillDue } from '../../features/phrase/isDrillDue.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { isSnoozed, snooze } from '../../lib/storage/snooze.ts';
import { useText } from '../../lib/text/useText.ts';

/** Time for which the reminder is snoozed, in ms. */
const LATER_MS = 7 * 24 * 60 * 60 * 1_000;

interface DrillReminderProps {
  userId: string;
  /** Primary account, where it has a key. */
  account: SigningAccount | undefined;
}

/** Reminder of a recovery drill, once it is due. */
export function DrillReminder({ userId, account }: DrillReminderProps) {
  const t = useText();
  const [isDrillLater, setIsDrillLater] = useState(() => isSnoozed('recoveryDrill', userId));
  const lastDrill = useSnapshot(useMemo(() => listenToLastDrill(userId), [userId]));
  const lastAt = lastDrill.status === 'ready' ? lastDrill.data?.at : undefined;
  // After a drill the accounts only show if one of them has a key.
  const needsAccounts = !isDrillLater && lastDrill.status === 'ready' && (!lastAt || !account);
  const oldestKey = useSnapshot(
    useMemo(() => (needsAccounts ? listenToOldestKey(userId) : undefined), [userId, needsAccounts]),
  );
  const madeAt = oldestKey.status === 'ready' ? oldestKey.data?.madeAt : undefined;
  const hasKey = account !== undefined || (oldestKey.status === 'ready' && oldestKey.data !== undefined);
  const isDrillDueNow = !isDrillLater && lastDrill.status === 'ready' && hasKey && isDrillDue(madeAt, lastAt);
  if (!isDrillDueNow) return null;

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

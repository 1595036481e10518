import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { use, useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { SigningAccount } from '../../../lib/vault/Signer.ts';
import { VaultContext, type DeviceVault, type VaultState } from '../../../lib/vault/VaultContext.ts';
import type { TextId } from '../../../texts/texts.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { HideOnLockSetting } from './HideOnLockSetting.tsx';
import { IdleSetting } from './IdleSetting.tsx';
import { RemoveVaultDialog } from './RemoveVaultDialog.tsx';
import { RestoreVaultDialog } from './RestoreVaultDialog.tsx';
import { SaveBackupDialog } from './SaveBackupDialog.tsx';
import { ShowPhraseDialog } from './ShowPhraseDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';
import { UnlockDialog } from './UnlockDialog.tsx';

type Dialog =
  | 'turnOn'
  | 'unlock'
  | 'changePassword'
  | 'forgottenPassword'
  | 'showPhrase'
  | 'save'
  | 'remove'
  | 'restore'
  | undefined;

/** Actions of each state in order, with their labels. */
const actions: Readonly<Record<VaultState['status'], readonly (readonly [Action, TextId])[]>> = {
  unknown: [],
  none: [
    ['turnOn', 'device.turnOn'],
    ['restore', 'device.loadBackup'],
  ],
  locked: [
    ['unlock', 'device.unlock'],
    ['restore', 'device.loadBackup'],
    ['remove', 'device.remove'],
  ],
  unlocked: [
    ['lock', 'device.lock'],
    ['changePassword', 'device.changePassword'],
    ['showPhrase', 'device.showPhrase'],
    ['save', 'device.saveBackup'],
    ['restore', 'device.loadBackup'],
    ['remove', 'device.remove'],
  ],
  unusable: [
    ['turnOn', 'device.setUpAgain'],
    ['restore', 'device.loadBackup'],
    ['remove', 'device.remove'],
  ],
};

type Action = NonNullable<Dialog> | 'lock';

/** Actions that need an account's key. */
const NEED_ACCOUNT: ReadonlySet<Action> = new Set(['turnOn', 'restore']);

/** Actions of no use without an account: a backup file loads only in its own account. */
const OF_AN_ACCOUNT: ReadonlySet<Action> = new Set([...NEED_ACCOUNT, 'save']);

interface VaultSettingProps {
  vault: DeviceVault;
  /** The user's primary account; undefined while unknown, or without a key. */
  account: SigningAccount | undefined;
  /** Reason why there is no such account; undefined hides the actions that need one. */
  accountProblem: TextId | undefined;
  /** True while the account loads: actions that need it wait. */
  isLookingForAccount?: boolean;
}

/** Setting of the wallet on this device: turn on, unlock, change, back up, remove. */
export function VaultSetting({
  vault,
  account,
  accountProblem,
  isLookingForAccount = false,
}: VaultSettingProps) {
  const t = useText();
  const { state } = use(VaultContext);
  const { enqueueSnackbar } = useSnackbar();
  const [dialog, setDialog] = useState<Dialog>();

  function act(action: Action) {
    if (action === 'lock') vault.lock();
    else if (NEED_ACCOUNT.has(action) && !account) {
      enqueueSnackbar(t(accountProblem ?? 'device.error.noAccount'), { variant: 'error' });
    } else setDialog(action);
  }

  const isOfAccount = account !== undefined || accountProblem !== undefined;
  const offered = actions[state.status].filter(([action]) => isOfAccount || !OF_AN_ACCOUNT.has(action));

  return (
    <Box sx={{ py: 1.75, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {t('device.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('device.text')}
        </Typography>
      </Box>
      {state.status === 'unusable' && <Alert severity="warning">{t(state.problem)}</Alert>}
      <Typography variant="body2" role="status" sx={{ '&:empty': { display: 'none' } }}>
        {statusText(state)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map(([action, label]) => (
          <Button
            key={action}
            variant="outlined"
            color={action === 'remove' ? 'error' : 'primary'}
            disabled={isLookingForAccount && NEED_ACCOUNT.has(action)}
            onClick={() => act(action)}
          >
            {t(label)}
          </Button>
        ))}
      </Box>
      {isOfAccount && (state.status === 'locked' || state.status === 'unlocked') && (
        <>
          <IdleSetting />
          <HideOnLockSetting />
        </>
      )}
      {renderDialog()}
    </Box>
  );

  function statusText({ status }: VaultState) {
    if (status === 'unknown') return t('device.checking');
    if (status === 'locked') return t('device.locked');
    return status === 'unlocked' ? t('device.unlocked') : '';
  }

  function renderDialog() {
    const onClose = () => setDialog(undefined);
    const isUnlocked = state.status === 'unlocked';
    if (dialog === 'turnOn' && account) {
      return <TurnOnDialog vault={vault} account={account} onClose={onClose} />;
    }
    if (dialog === 'restore' && account) {
      return <RestoreVaultDialog vault={vault} account={account} onClose={onClose} />;
    }
    if (dialog === 'unlock') return <UnlockDialog vault={vault} onClose={onClose} />;
    // Dialogs that need an unlocked vault close when it locks, with the phrase.
    if ((dialog === 'changePassword' || dialog === 'forgottenPassword') && isUnlocked) {
      const isForgotten = dialog === 'forgottenPassword';
      return <ChangePasswordDialog vault={vault} isForgotten={isForgotten} onClose={onClose} />;
    }
    if (dialog === 'save' && isUnlocked) {
      const onForgotten = () => setDialog('forgottenPassword');
      return <SaveBackupDialog vault={vault} onForgotten={onForgotten} onClose={onClose} />;
    }
    if (dialog === 'showPhrase' && isUnlocked) return <ShowPhraseDialog vault={vault} onClose={onClose} />;
    if (dialog !== 'remove') return null;
    const isUnusable = state.status === 'unusable';
    return (
      <RemoveVaultDialog
        vault={vault}
        account={account}
        hasBackups={isOfAccount}
        isUnusable={isUnusable}
        hasPassword={!isUnusable || state.hasPassword === true}
        onClose={onClose}
      />
    );
  }
}

import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PasswordOutlined from '@mui/icons-material/PasswordOutlined';
import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import PowerSettingsNewOutlined from '@mui/icons-material/PowerSettingsNewOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { use, useState, type ReactElement } from 'react';
import { SettingAction } from '../../../components/SettingAction.tsx';
import { SettingGroup } from '../../../components/SettingGroup.tsx';
import { SettingRow } from '../../../components/SettingRow.tsx';
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
const actions: Readonly<Record<VaultState['status'], readonly (readonly [keyof typeof icons, TextId])[]>> = {
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

/** Actions of a wallet without a device password; all other actions need one. */
const passkeyActions: typeof actions = {
  ...actions,
  unlocked: [
    ['lock', 'device.lock'],
    ['changePassword', 'device.setPassword'],
    ['restore', 'device.loadBackup'],
    ['remove', 'device.remove'],
  ],
};

/** Returns the text under the title: a wallet that a password unlocks needs none. */
function explanationOf(status: VaultState['status'], isPasskeyAlone: boolean): TextId | undefined {
  if (status === 'unknown') return 'device.checking';
  if (isPasskeyAlone) return status === 'locked' ? 'device.lockedByPasskey' : 'device.passkeyAlone';
  return status === 'locked' || status === 'unlocked' ? undefined : 'device.text';
}

type Action = NonNullable<Dialog> | 'lock';

const icons: Readonly<Record<Exclude<Action, 'forgottenPassword'>, ReactElement>> = {
  turnOn: <PowerSettingsNewOutlined />,
  unlock: <LockOpenOutlined />,
  lock: <LockOutlined />,
  changePassword: <PasswordOutlined />,
  showPhrase: <VisibilityOutlined />,
  save: <DownloadOutlined />,
  restore: <UploadFileOutlined />,
  remove: <DeleteOutlineOutlined />,
};

/** State in a word, at the end of the first row. */
const states = {
  unknown: undefined,
  none: 'device.state.off',
  locked: 'device.state.locked',
  unlocked: 'device.state.unlocked',
  unusable: 'device.state.unusable',
} as const satisfies Record<VaultState['status'], TextId | undefined>;

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
  const shownState = states[state.status];
  const isStored = state.status === 'locked' || state.status === 'unlocked';
  const isPasskeyAlone =
    (state.status === 'locked' || state.status === 'unlocked') && state.isPasskeyAlone === true;
  const explanation = explanationOf(state.status, isPasskeyAlone);
  const offered = (isPasskeyAlone ? passkeyActions : actions)[state.status]
    .filter(([action]) => isOfAccount || !OF_AN_ACCOUNT.has(action))
    // Without a password, the phrase of an account is the proof.
    .filter(([action]) => action !== 'remove' || !isPasskeyAlone || account !== undefined);

  return (
    <>
      {state.status === 'unusable' && <Alert severity="warning">{t(state.problem)}</Alert>}
      <SettingGroup label={t('device.title')}>
        <SettingRow
          icon={<PhonelinkLockOutlined />}
          label={t('device.title')}
          // A stored wallet needs no further explanation.
          {...(explanation !== undefined && { text: t(explanation) })}
          control={
            <Typography variant="body2" color="textSecondary" role="status">
              {shownState && t(shownState)}
            </Typography>
          }
        />
        {isOfAccount && isStored && <IdleSetting />}
        {isOfAccount && isStored && <HideOnLockSetting />}
        {offered.map(([action, label]) => (
          <SettingAction
            key={action}
            icon={icons[action]}
            label={t(label)}
            isDestructive={action === 'remove'}
            disabled={isLookingForAccount && NEED_ACCOUNT.has(action)}
            onClick={() => act(action)}
          />
        ))}
      </SettingGroup>
      {renderDialog()}
    </>
  );

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
        hasPassword={isUnusable ? state.hasPassword === true : !isPasskeyAlone}
        onClose={onClose}
      />
    );
  }
}

import type { Removed } from '@everything-wallet/core/callables/accountAccess';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import PasswordOutlined from '@mui/icons-material/PasswordOutlined';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/access';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { SettingAction } from '../../components/SettingAction.tsx';
import { paths } from '../../config/paths.ts';
import { deletionState } from '../../features/auth/deletionState.ts';
import type { SessionUser } from '../../lib/session/AuthContext.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { useText } from '../../lib/text/useText.ts';
import { forgetDevice } from './forgetDevice.ts';

loadTexts(compiledTexts);

const ChangeEmailDialog = loadedDialog(
  async () => (await import('../../features/auth/components/ChangeEmailDialog.tsx')).ChangeEmailDialog,
);
const ChangePasswordDialog = loadedDialog(
  async () => (await import('../../features/auth/components/ChangePasswordDialog.tsx')).ChangePasswordDialog,
);
const EndSessionsDialog = loadedDialog(
  async () => (await import('../../features/auth/components/EndSessionsDialog.tsx')).EndSessionsDialog,
);
const DeleteAccountDialog = loadedDialog(
  async () => (await import('../../features/auth/components/DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

interface AccountSettingsProps {
  user: SessionUser;
}

/**
 * Actions on an account, as rows of the settings: its address, its password, its sessions, and its deletion.
 */
export function AccountSettings({ user: { id, email } }: AccountSettingsProps) {
  const t = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'email' | 'password' | 'sessions' | 'deletion'>();
  const close = () => setOpen(undefined);

  async function leave(removed: Removed | undefined) {
    const { isWalletKept } = await forgetDevice(id);
    // The session ends there: this page would redirect to /auth without one.
    await navigate(paths.home, { replace: true, state: deletionState(id, removed, isWalletKept) });
  }

  return (
    <>
      <SettingAction
        icon={<EditNoteOutlined />}
        label={t('settings.changeEmail')}
        onClick={() => setOpen('email')}
      />
      <SettingAction
        icon={<PasswordOutlined />}
        label={t('settings.password')}
        onClick={() => setOpen('password')}
      />
      <SettingAction
        icon={<DevicesOutlined />}
        label={t('settings.sessions')}
        onClick={() => setOpen('sessions')}
      />
      <SettingAction
        icon={<DeleteOutlineOutlined />}
        label={t('settings.delete')}
        isDestructive
        onClick={() => setOpen('deletion')}
      />
      {open === 'email' && <ChangeEmailDialog email={email} onClose={close} />}
      {open === 'password' && <ChangePasswordDialog email={email} onClose={close} />}
      {open === 'sessions' && <EndSessionsDialog onClose={close} />}
      {open === 'deletion' && <DeleteAccountDialog email={email} onDeleted={leave} onClose={close} />}
    </>
  );
}

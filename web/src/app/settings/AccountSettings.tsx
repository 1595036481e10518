import type { Removed } from '@everything-wallet/core/callables/accountAccess';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import PasswordOutlined from '@mui/icons-material/PasswordOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/access';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { paths } from '../../config/paths.ts';
import { deletionState } from '../../features/auth/deletionState.ts';
import { SettingRow } from '../../features/settings/components/SettingRow.tsx';
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
      <Stack divider={<Divider />}>
        <SettingRow
          icon={<EditNoteOutlined />}
          label={t('settings.changeEmail.label')}
          text={t('settings.changeEmailText')}
          control={
            <Button variant="outlined" onClick={() => setOpen('email')}>
              {t('settings.changeEmail')}
            </Button>
          }
        />
        <SettingRow
          icon={<PasswordOutlined />}
          label={t('settings.password.label')}
          text={t('settings.passwordText')}
          control={
            <Button variant="outlined" onClick={() => setOpen('password')}>
              {t('settings.password')}
            </Button>
          }
        />
        <SettingRow
          icon={<DevicesOutlined />}
          label={t('settings.sessions.label')}
          text={t('settings.sessionsText')}
          control={
            <Button variant="outlined" onClick={() => setOpen('sessions')}>
              {t('settings.sessions')}
            </Button>
          }
        />
        <SettingRow
          icon={<DeleteOutlineOutlined />}
          label={t('settings.delete.label')}
          text={t('settings.deleteText')}
          control={
            <Button variant="outlined" color="error" onClick={() => setOpen('deletion')}>
              {t('settings.delete')}
            </Button>
          }
        />
      </Stack>
      {open === 'email' && <ChangeEmailDialog email={email} onClose={close} />}
      {open === 'password' && <ChangePasswordDialog email={email} onClose={close} />}
      {open === 'sessions' && <EndSessionsDialog onClose={close} />}
      {open === 'deletion' && <DeleteAccountDialog email={email} onDeleted={leave} onClose={close} />}
    </>
  );
}

import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { SettingRow } from './SettingRow.tsx';

/** Asks, and then only says that it cannot be done yet (specification §8, Account deletion). */
export function DeleteAccountSetting() {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [isAsking, setIsAsking] = useState(false);

  function confirm() {
    setIsAsking(false);
    enqueueSnackbar(t('settings.delete.notImplemented'), { variant: 'info' });
  }

  return (
    <>
      <SettingRow
        label={t('settings.delete.label')}
        text={t('settings.deleteText')}
        control={
          <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
            {t('settings.delete')}
          </Button>
        }
      />
      {isAsking && (
        <ConfirmDialog
          title={t('settings.delete.title')}
          text={t('settings.delete.question')}
          confirmLabel={t('settings.delete')}
          onConfirm={confirm}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

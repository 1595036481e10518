import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { removeToken } from '../api/removeToken.ts';
import type { CustomToken } from '../CustomToken.ts';

interface RemoveTokenButtonProps {
  token: CustomToken;
}

/** Removes a custom token from the list after a confirmation. */
export function RemoveTokenButton({ token }: RemoveTokenButtonProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);

  async function remove() {
    setIsRemoving(true);
    try {
      await removeToken(token.id);
      enqueueSnackbar(t('tokens.remove.done'), { variant: 'success' });
    } catch (error) {
      logProblem('Removing a token failed', error);
      enqueueSnackbar(t('tokens.remove.failed'), { variant: 'error' });
      setIsRemoving(false);
      setIsAsking(false);
    }
  }

  return (
    <>
      <IconButton
        aria-label={t('tokens.remove')}
        onClick={() => setIsAsking(true)}
        edge="end"
        sx={{ width: 44, height: 44 }}
      >
        <DeleteOutlineRounded />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title={t('tokens.remove.title', { symbol: token.token_symbol })}
          text={t('tokens.remove.text')}
          confirmLabel={t('tokens.remove')}
          isBusy={isRemoving}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

import { apiKeyScopes } from '@everything-wallet/core/documents/apiKey';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { adoptWebhooks } from '../api/adoptWebhooks.ts';
import { replaceApiKey } from '../api/replaceApiKey.ts';
import type { ApiKey } from '../ApiKey.ts';
import { apiKeyFields } from '../apiKeyFields.ts';
import { useIssuedKey } from '../hooks/useIssuedKey.ts';
import { isTestKey } from '../isTestKey.ts';
import { overlapEnd } from '../overlapEnd.ts';
import { renewedExpiry } from '../renewedExpiry.ts';
import { ExpiryField } from './ExpiryField.tsx';

interface RotateApiKeyDialogProps {
  apiKey: ApiKey;
  /** ms since 1970. */
  now: number;
  /** Called with the new key once its row is written. */
  onRotated: (key: string) => void;
  onClose: () => void;
}

/** Explains how a new key replaces this one, and rotates it. */
export function RotateApiKeyDialog({ apiKey, now, onRotated, onClose }: RotateApiKeyDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const withIssuedKey = useIssuedKey();
  const [expiresInDays, setExpiresInDays] = useState(() => renewedExpiry(apiKey));
  const { id, user_id: userId, name, key: oldKey, scopes = apiKeyScopes, expiresAt } = apiKey;

  const rotation = useSingleMutation({
    mutationFn: async () => {
      const choice = { name, scopes, expiresInDays };
      const key = await withIssuedKey({ ...choice, testnetsOnly: isTestKey(oldKey) }, (issued) => {
        const time = Date.now();
        return replaceApiKey(id, issued.id, apiKeyFields(userId, issued.key, choice, time), time);
      });
      return { key, hasWebhooks: await adopts(key) };
    },
    onSuccess: ({ key, hasWebhooks }) => {
      if (hasWebhooks) enqueueSnackbar(t('portal.rotated'), { variant: 'success' });
      else enqueueSnackbar(t('portal.error.adopt'), { variant: 'warning', autoHideDuration: 15_000 });
      onRotated(key);
      onClose();
    },
    onError: (error) => {
      logProblem('Failed to rotate API key', error);
      enqueueSnackbar(t('portal.error.rotate'), { variant: 'error' });
    },
  });

  /** Moves the webhooks to the new key; returns false if that fails. A key without the scope has none. */
  async function adopts(key: string): Promise<boolean> {
    if (!scopes.includes('webhooks')) return true;
    try {
      await adoptWebhooks(key, id);
      return true;
    } catch (error) {
      logProblem('Failed to move webhooks', error);
      return false;
    }
  }

  const isBusy = rotation.isPending;
  const reason = rotation.error instanceof CallableError ? rotation.error.serverMessage : undefined;
  const isExpired = expiresAt !== undefined && expiresAt.getTime() <= now;

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="rotate-api-key-title"
    >
      <DialogTitle id="rotate-api-key-title" sx={{ overflowWrap: 'anywhere' }}>
        {t('portal.rotateTitle', { name })}
      </DialogTitle>
      <DialogContent>
        {reason && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {reason}
          </Alert>
        )}
        <DialogContentText sx={{ mb: 2.5 }}>
          {isExpired
            ? t('portal.rotateExpired')
            : t(overlapEnd(expiresAt, now) ? 'portal.rotateText' : 'portal.rotateEarlier')}
        </DialogContentText>
        <ExpiryField
          label={t('portal.rotateExpiry')}
          value={expiresInDays}
          disabled={isBusy}
          onChange={setExpiresInDays}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => rotation.mutate()}
          disabled={isBusy}
          startIcon={isBusy && <CircularProgress size={16} color="inherit" aria-hidden="true" />}
        >
          {t(isBusy ? 'portal.rotating' : 'portal.rotateConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

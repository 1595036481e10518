import { removedKinds, type Removed } from '@everything-wallet/core/callables/accountAccess';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/access';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';

loadTexts(compiledTexts);

interface DeletionReportProps {
  /** Undefined if the response with it was lost. */
  removed: Removed | undefined;
  /** True if this device still has their vault. */
  isWalletKept: boolean;
  onClose: () => void;
}

/** Report of what was removed with an account, and what stays, shown after the deletion. The session ends here. */
export function DeletionReport({ removed, isWalletKept, onClose }: DeletionReportProps) {
  const t = useText();
  const { user, signOut } = useAuth();
  const hasSession = user !== undefined;
  useEffect(() => {
    if (hasSession) signOut().catch((error: unknown) => logProblem('Failed to logout', error));
  }, [hasSession, signOut]);
  const kinds = removed ? removedKinds.filter((kind) => removed[kind] > 0) : [];
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="deletion-title">
      <DialogTitle id="deletion-title">{t('access.deleted.title')}</DialogTitle>
      <DialogContent role="status">
        <Typography>{t(kinds.length > 0 ? 'access.deleted.text' : 'access.deleted.plain')}</Typography>
        {kinds.length > 0 && (
          <Box component="ul" sx={{ pl: 3, my: 1 }}>
            {kinds.map((kind) => (
              <Typography key={kind} component="li">
                {t(`access.deleted.${kind}`, { count: removed?.[kind] ?? 0 })}
              </Typography>
            ))}
          </Box>
        )}
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('access.deleted.coins')}
        </Typography>
        {isWalletKept && (
          <Alert severity="info" role="note" sx={{ mt: 2 }}>
            {t('access.deleted.wallet')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

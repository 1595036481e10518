import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useCallback, useEffect, useState } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/release';
import { updateHold } from '../../../lib/locks/updateHold.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { watchPush } from '../../../lib/push/watchPush.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useWhenIdle } from '../../../lib/time/useWhenIdle.ts';
import { postponedRelease } from '../postponedRelease.ts';
import type { WaitingRelease } from '../WaitingRelease.ts';
import { watchReleases } from '../watchReleases.ts';

loadTexts(compiledTexts);

/** Reloads the page as soon as nothing in it would be lost. */
function reload(): void {
  updateHold.whenReleased(() => window.location.reload());
}

/** Stores the wallet for offline use once the page is idle, and offers each new release with its changes. */
export function ReleaseOffer() {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [isIdle, setIsIdle] = useState(false);
  const [release, setRelease] = useState<WaitingRelease>();
  const [isUpdating, setIsUpdating] = useState(false);
  useWhenIdle(
    true,
    useCallback(() => setIsIdle(true), []),
  );
  useEffect(
    () => (isIdle ? watchReleases({ onWaiting: setRelease, onAccepted: reload }) : undefined),
    [isIdle],
  );
  useEffect(() => watchPush(t), [t]);
  if (!release || postponedRelease.is(release.id)) return null;
  const { id, version, changes, accept } = release;

  async function update() {
    setIsUpdating(true);
    try {
      const isAccepted = await updateHold.runUnlessHeld(accept);
      if (!isAccepted) enqueueSnackbar(t('release.busy'), { variant: 'warning' });
      // The page loads again.
      else return;
    } catch (error) {
      logProblem('The update could not be accepted', error);
      enqueueSnackbar(t('release.error'), { variant: 'error' });
    }
    setIsUpdating(false);
  }

  function postpone() {
    postponedRelease.postpone(id);
    setRelease(undefined);
  }

  return (
    <Alert severity="info" role="note" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{t('release.title', { version })}</AlertTitle>
      {changes.length > 0 && (
        <Box component="details" sx={{ mb: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
            {t('release.changes')}
          </Box>
          <Box
            component="ul"
            lang="en"
            dir="ltr"
            sx={{ my: 0.5, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}
          >
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Box>
        </Box>
      )}
      <Box>{t('release.text')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isUpdating}
          onClick={() => void update()}
        >
          {t('release.update')}
        </Button>
        <Button size="small" color="inherit" disabled={isUpdating} onClick={postpone}>
          {t('release.later')}
        </Button>
      </Box>
    </Alert>
  );
}

import { derivationPath } from '@everything-wallet/core/accounts/derivationPath';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { compiledTexts } from 'virtual:compiled-texts/import';
import { useState } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { saveDrill } from '../api/saveDrill.ts';
import { drillAccounts, isDrillPassed, type DrilledAccount, type DrillOutcome } from '../drillAccounts.ts';
import { PhraseWordsForm } from './PhraseWordsForm.tsx';

loadTexts(compiledTexts);

interface RecoveryDrillDialogProps {
  userId: string;
  /** All accounts of the wallet, oldest first, as they were when the drill began. */
  accounts: readonly DrilledAccount[];
  onClose: () => void;
}

/**
 * Recovery drill: the user enters the phrase as if this device were lost, and it is compared with every account. The words are forgotten
 * right after; a passed drill stores its date.
 */
export function RecoveryDrillDialog({ userId, accounts, onClose }: RecoveryDrillDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [isBusy, setIsBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly DrillOutcome[]>();

  async function note() {
    setIsBusy(true);
    try {
      await saveDrill(userId);
      enqueueSnackbar(t('drill.noted'), { variant: 'success' });
    } catch (error) {
      logProblem('A recovery drill could not be noted', error);
      enqueueSnackbar(t('drill.notNoted'), { variant: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  async function drill(phrase: string) {
    setIsBusy(true);
    try {
      const found = await drillAccounts(phrase, accounts);
      setOutcomes(found);
      if (isDrillPassed(found)) await note();
    } catch (error) {
      logProblem('A recovery drill failed', error);
      enqueueSnackbar(t('phrase.verify.error.unexpected'), { variant: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="drill-title">
      <DialogTitle id="drill-title">{t('drill.title')}</DialogTitle>
      <DialogContent>
        {outcomes ? (
          <Outcomes
            accounts={accounts}
            outcomes={outcomes}
            isBusy={isBusy}
            onAgain={() => setOutcomes(undefined)}
            onClose={onClose}
          />
        ) : (
          <>
            <Typography color="textSecondary" sx={{ mb: 2.5 }}>
              {t('drill.text')}
            </Typography>
            <PhraseWordsForm
              submitLabel={t('drill.submit')}
              isBusy={isBusy}
              onSubmit={(phrase) => void drill(phrase)}
            >
              <Button onClick={onClose} disabled={isBusy}>
                {t('common.cancel')}
              </Button>
            </PhraseWordsForm>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface OutcomesProps {
  accounts: readonly DrilledAccount[];
  outcomes: readonly DrillOutcome[];
  isBusy: boolean;
  onAgain: () => void;
  onClose: () => void;
}

function Outcomes({ accounts, outcomes, isBusy, onAgain, onClose }: OutcomesProps) {
  const t = useText();
  const isPassed = isDrillPassed(outcomes);
  const isEmpty = accounts.length === 0;

  function textOf(outcome: DrillOutcome | undefined): string {
    if (outcome?.outcome === 'restored') {
      return t('drill.restored', { path: derivationPath(outcome.index) });
    }
    return t(outcome?.outcome === 'watchOnly' ? 'drill.watchOnly' : 'drill.otherPhrase');
  }

  return (
    <Stack spacing={2}>
      <Box aria-live="polite">
        <Alert severity={isPassed ? 'success' : 'error'}>
          <AlertTitle>{t(isPassed ? 'drill.passed' : 'drill.failed')}</AlertTitle>
          {isEmpty ? t('drill.noAccounts') : isPassed ? '' : t('drill.failedText')}
        </Alert>
      </Box>
      <Stack component="ul" spacing={1} aria-label={t('accounts.title')} sx={{ m: 0, p: 0 }}>
        {accounts.map(({ address }, index) => {
          const isRestored = outcomes[index]?.outcome === 'restored';
          const Icon = isRestored ? CheckCircleRounded : RemoveCircleOutlineRounded;
          return (
            <Box
              component="li"
              key={address}
              sx={{ listStyle: 'none', display: 'flex', gap: 1.25, alignItems: 'flex-start' }}
            >
              <Icon aria-hidden="true" color={isRestored ? 'success' : 'warning'} fontSize="small" />
              <Box sx={{ minWidth: 0 }}>
                <Typography
                  variant="body2"
                  translate="no"
                  sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
                >
                  {t('accounts.label', { number: index + 1 })}: {address}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {textOf(outcomes[index])}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}>
        {!isPassed && !isEmpty && <Button onClick={onAgain}>{t('drill.again')}</Button>}
        <Button variant="contained" onClick={onClose} disabled={isBusy} autoFocus>
          {t('common.close')}
        </Button>
      </Box>
    </Stack>
  );
}

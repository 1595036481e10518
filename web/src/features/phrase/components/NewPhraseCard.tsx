import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PhraseGrid } from '../../../components/PhraseGrid.tsx';
import { useCopy } from '../../../components/useCopy.ts';
import { useText } from '../../../lib/text/useText.ts';

interface NewPhraseCardProps {
  /** Empty if none. */
  phrase: string;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** Retries to get a phrase; undefined where that did not fail. */
  onRetry: (() => void) | undefined;
  /** Draws the offer to store the phrase on this device; undefined where it is not offered. */
  renderOffer: ((isDisabled: boolean) => ReactNode) | undefined;
  isFinishing: boolean;
  isDisabled: boolean;
  /** Drawn in the place of the button, where the phrase could not be stored. */
  notStored: ReactNode;
  onContinue: () => void;
}

/** Two buttons share a row of a phone, where their words allow it. */
const besideStyle = { flexGrow: { xs: 1, sm: 0 }, px: { xs: 1, sm: 2.25 } } as const;

/** Words of a new recovery phrase, and the button that finishes the setup. */
export function NewPhraseCard(props: NewPhraseCardProps) {
  const { phrase, isShown, onShow, onRetry, renderOffer, isFinishing, isDisabled, notStored, onContinue } =
    props;
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { isCopied, copy } = useCopy();

  function copyPhrase() {
    if (phrase === '') enqueueSnackbar(t('phrase.error.none'), { variant: 'error' });
    else void copy(phrase);
  }

  return (
    <Card sx={{ p: { xs: 2, sm: 3.5 } }}>
      {onRetry ? (
        <ErrorState title={t('common.serverUnreachable')} onRetry={onRetry} />
      ) : (
        <PhraseGrid words={phrase.split(' ')} isShown={isShown} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, mb: 1 }}>
        <Button
          variant="outlined"
          sx={besideStyle}
          disabled={phrase === ''}
          startIcon={isShown ? <VisibilityOffRounded /> : <VisibilityRounded />}
          onClick={() => onShow(!isShown)}
        >
          {t(isShown ? 'phrase.hide' : 'phrase.show')}
        </Button>
        <Button
          variant="outlined"
          sx={besideStyle}
          startIcon={isCopied ? <CheckRounded /> : <ContentCopyRounded />}
          onClick={copyPhrase}
        >
          {t(isCopied ? 'phrase.copied' : 'phrase.copy')}
        </Button>
      </Box>
      <Box component="details" sx={{ mb: 1, '&[open]': { mb: 2 }, typography: 'body2' }}>
        <Box
          component="summary"
          sx={{ py: 1.25, minHeight: 44, cursor: 'pointer', fontWeight: 600, color: 'primary.main' }}
        >
          {t('phrase.why')}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('phrase.why.text')}
        </Typography>
      </Box>
      <Alert severity="warning" sx={{ mb: 3 }}>
        <AlertTitle sx={{ fontWeight: 650 }}>{t('phrase.warning.title')}</AlertTitle>
        {t('phrase.warning.text')}
      </Alert>
      {phrase !== '' && renderOffer?.(isFinishing)}
      {notStored ?? (
        <Button
          fullWidth
          variant="contained"
          size="large"
          disabled={isFinishing || phrase === '' || isDisabled}
          startIcon={isFinishing ? <CircularProgress size={18} color="inherit" /> : undefined}
          onClick={onContinue}
        >
          {t(isFinishing ? 'phrase.finishing' : 'phrase.continue')}
        </Button>
      )}
    </Card>
  );
}

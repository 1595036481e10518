import { WalletError } from '@everything-wallet/core/errors/WalletError';
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
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BrandMark } from '../../../components/BrandMark.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageLoading } from '../../../components/PageLoading.tsx';
import { PhraseGrid } from '../../../components/PhraseGrid.tsx';
import { useCopy } from '../../../components/useCopy.ts';
import { useLogout } from '../../../components/useLogout.ts';
import { paths } from '../../../config/paths.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { readWantedPath } from '../../../lib/session/wantedPath.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useNewPhrase } from '../hooks/useNewPhrase.ts';
import { setUpWallet, type SetupOutcome } from '../setUpWallet.ts';
import { LostPhrase } from './LostPhrase.tsx';

interface RecoveryPhrasePageProps {
  userId: string;
  /** Whether the profile has become verified, through this tab or another one. */
  isVerified: boolean;
  /** Offers to keep the phrase on this device. */
  renderOffer: (isDisabled: boolean) => ReactNode;
  /** Whether the offer was taken, and cannot be fulfilled yet. */
  isOfferIncomplete: boolean;
  /** Called with the phrase once it is the wallet's, before the wallet opens; tells its failures itself. */
  onFinished: (phrase: string) => Promise<void>;
}

/** How far finishing has come: not begun, under way, failed without knowing what the server did, or decided. */
type Finishing = 'no' | 'underWay' | 'failed' | SetupOutcome;

/** Shows a new user's 12 words and finishes the setup once they are saved (specification §2, §4). */
export function RecoveryPhrasePage({
  userId,
  isVerified,
  renderOffer,
  isOfferIncomplete,
  onFinished,
}: RecoveryPhrasePageProps) {
  const t = useText();
  const location = useLocation();
  const logout = useLogout();
  const { enqueueSnackbar } = useSnackbar();
  const { setup, retry } = useNewPhrase();
  const { isCopied, copy } = useCopy();
  const [isShown, setIsShown] = useState(true);
  const [finishing, setFinishing] = useState<Finishing>('no');

  const failure = setup.status === 'failed' ? setup.message : undefined;
  useEffect(() => {
    if (failure) enqueueSnackbar(t(failure), { variant: 'error' });
  }, [failure, enqueueSnackbar, t]);

  const phrase = setup.status === 'ready' ? setup.phrase : '';

  function copyPhrase() {
    if (phrase === '') enqueueSnackbar(t('phrase.error.none'), { variant: 'error' });
    else void copy(phrase);
  }

  async function finish() {
    try {
      const outcome = await setUpWallet(userId, phrase, () =>
        enqueueSnackbar(t('phrase.fallback'), { variant: 'info' }),
      );
      if (outcome === 'finished') {
        enqueueSnackbar(t('phrase.complete'), { variant: 'success' });
        await onFinished(phrase);
      }
      setFinishing(outcome);
    } catch (error) {
      const { messageId, cause } =
        error instanceof WalletError ? error : new WalletError('phrase.error.complete', { cause: error });
      logProblem('Finishing the setup failed', cause);
      enqueueSnackbar(t(messageId), { variant: 'error' });
      setFinishing('failed');
    }
  }

  // An answer was lost, and the wallet is set up now: with these words or with others, the server knows.
  const settle = useEffectEvent(() => {
    if (finishing === 'failed') void finish();
  });
  useEffect(() => {
    if (!isVerified) return undefined;
    const soon = setTimeout(settle);
    return () => clearTimeout(soon);
  }, [isVerified]);

  // The wallet opens once the profile says so: before that its guard would lead back here.
  if (isVerified && (finishing === 'finished' || phrase === '')) {
    return <Navigate to={readWantedPath(location.state) ?? paths.wallet} replace />;
  }
  if (setup.status === 'loading') return <PageLoading text={t('phrase.loading')} />;
  const isLost = finishing === 'lost' || (isVerified && finishing === 'no');
  const isFinishing = finishing === 'underWay' || finishing === 'finished';

  return (
    <Container component="main" maxWidth="sm" sx={{ py: { xs: 3, sm: 7 }, px: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mb: 3, textAlign: 'center' }}>
        <BrandMark size={44} />
        <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
          {t(isLost ? 'phrase.lost.title' : 'phrase.title')}
        </Typography>
        {!isLost && <Typography color="textSecondary">{t('phrase.subtitle')}</Typography>}
      </Box>
      {isLost ? (
        <LostPhrase />
      ) : (
        <Card sx={{ p: { xs: 2, sm: 3.5 } }}>
          {failure ? (
            <ErrorState title={t('common.serverUnreachable')} onRetry={retry} />
          ) : (
            <PhraseGrid words={phrase.split(' ')} isShown={isShown} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, mb: 3 }}>
            <Button
              variant="outlined"
              disabled={phrase === ''}
              startIcon={isShown ? <VisibilityOffRounded /> : <VisibilityRounded />}
              onClick={() => setIsShown(!isShown)}
            >
              {t(isShown ? 'phrase.hide' : 'phrase.show')}
            </Button>
            <Button
              variant="outlined"
              startIcon={isCopied ? <CheckRounded /> : <ContentCopyRounded />}
              onClick={copyPhrase}
            >
              {t(isCopied ? 'phrase.copied' : 'phrase.copy')}
            </Button>
          </Box>
          <Alert severity="warning" sx={{ mb: 3 }}>
            <AlertTitle sx={{ fontWeight: 650 }}>{t('phrase.warning.title')}</AlertTitle>
            {t('phrase.warning.text')}
          </Alert>
          {phrase !== '' && renderOffer(isFinishing)}
          <Button
            fullWidth
            variant="contained"
            size="large"
            disabled={isFinishing || phrase === '' || isOfferIncomplete}
            startIcon={isFinishing ? <CircularProgress size={18} color="inherit" /> : undefined}
            onClick={() => {
              setFinishing('underWay');
              void finish();
            }}
          >
            {t(isFinishing ? 'phrase.finishing' : 'phrase.continue')}
          </Button>
        </Card>
      )}
      <Box sx={{ textAlign: 'center', mt: 2 }}>
        <Button disabled={isFinishing} onClick={() => void logout()}>
          {t('header.signOut')}
        </Button>
      </Box>
    </Container>
  );
}

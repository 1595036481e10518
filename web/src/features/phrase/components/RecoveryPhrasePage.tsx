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
import { useSnackbar } from 'notistack';
import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageLoading } from '../../../components/PageLoading.tsx';
import { PhraseGrid } from '../../../components/PhraseGrid.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { useCopy } from '../../../components/useCopy.ts';
import { useLogout } from '../../../components/useLogout.ts';
import { paths } from '../../../config/paths.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { readWantedPath } from '../../../lib/session/wantedPath.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { ImportedAccount } from '../ImportedAccount.ts';
import { useNewPhrase } from '../hooks/useNewPhrase.ts';
import { setUpWallet, type SetupOutcome } from '../setUpWallet.ts';
import { PhraseHeading } from './PhraseHeading.tsx';
import { LostPhrase } from './LostPhrase.tsx';
import { SessionOver } from './SessionOver.tsx';

interface RecoveryPhrasePageProps {
  userId: string;
  /** Whether the profile has become verified, through this tab or another one. */
  isVerified: boolean;
  /** Whether the session ended while the page was open. */
  isSessionOver: boolean;
  /** Offers to keep the phrase on this device. */
  renderOffer: (isDisabled: boolean) => ReactNode;
  /** Whether the offer was taken, and cannot be fulfilled yet. */
  isOfferIncomplete: boolean;
  /**
   * Called with the phrase once it is the wallet's, before the wallet opens; answers why it could not be kept on this device,
   * where somebody wanted that.
   */
  onFinished: (phrase: string) => Promise<TextId | undefined>;
  /** Adds accounts of the phrase to the wallet that is set up; answers with those that could not be added. */
  onAddAccounts: (accounts: readonly ImportedAccount[]) => Promise<readonly ImportedAccount[]>;
}

/**
 * How far finishing has come: not begun, under way, failed without knowing what the server did, set up without being kept on
 * this device or without all accounts that were to be added, or decided.
 */
type Finishing = 'no' | 'underWay' | 'failed' | 'unkept' | 'incomplete' | SetupOutcome;

/** What a wallet is set up with. */
interface Brought {
  readonly phrase: string;
  readonly accounts: readonly ImportedAccount[];
}

const loadImportWallet = async () => (await import('./ImportWallet.tsx')).ImportWallet;

/** Shows a new user's 12 words and finishes the setup once they are saved (docs/product.md §2, §4). */
export function RecoveryPhrasePage({
  userId,
  isVerified,
  isSessionOver,
  renderOffer,
  isOfferIncomplete,
  onFinished,
  onAddAccounts,
}: RecoveryPhrasePageProps) {
  const t = useText();
  const location = useLocation();
  const logout = useLogout();
  const { enqueueSnackbar } = useSnackbar();
  const { setup, retry } = useNewPhrase();
  const { isCopied, copy } = useCopy();
  const [isShown, setIsShown] = useState(true);
  const [finishing, setFinishing] = useState<Finishing>('no');
  const [isBringing, setIsBringing] = useState(false);
  const [brought, setBrought] = useState<Brought>();
  const [keepingProblem, setKeepingProblem] = useState<TextId>();

  const failure = setup.status === 'failed' ? setup.message : undefined;
  useEffect(() => {
    if (failure) enqueueSnackbar(t(failure), { variant: 'error' });
  }, [failure, enqueueSnackbar, t]);

  const phrase = setup.status === 'ready' ? setup.phrase : '';

  function copyPhrase() {
    if (phrase === '') enqueueSnackbar(t('phrase.error.none'), { variant: 'error' });
    else void copy(phrase);
  }

  /** Begins to finish with a phrase: the one that is shown, or one that somebody has brought along. */
  function begin(next: Brought) {
    setFinishing('underWay');
    setBrought(next);
    void finish(next);
  }

  async function addAccounts({ phrase: own, accounts }: Brought) {
    setFinishing('underWay');
    const unadded = await onAddAccounts(accounts);
    setBrought({ phrase: own, accounts: unadded });
    setFinishing(unadded.length > 0 ? 'incomplete' : 'finished');
  }

  /** Keeps the phrase on this device where that was wanted, and goes on; what could not be kept closes nothing. */
  async function keep(next: Brought) {
    setFinishing('underWay');
    const problem = await onFinished(next.phrase);
    setKeepingProblem(problem);
    if (problem) setFinishing('unkept');
    else await addAccounts(next);
  }

  async function finish(next: Brought) {
    try {
      const outcome = await setUpWallet(userId, next.phrase, () =>
        enqueueSnackbar(t('phrase.fallback'), { variant: 'info' }),
      );
      if (outcome === 'finished') {
        enqueueSnackbar(t('phrase.complete'), { variant: 'success' });
        await keep(next);
      } else setFinishing(outcome);
    } catch (error) {
      const { textId, cause } =
        error instanceof WalletError ? error : new WalletError('phrase.error.complete', { cause: error });
      logProblem('Finishing the setup failed', cause);
      enqueueSnackbar(t(textId), { variant: 'error' });
      setFinishing('failed');
    }
  }

  // An answer was lost, and the wallet is set up now: with these words or with others, the server knows.
  const settle = useEffectEvent(() => {
    if (finishing === 'failed' && brought) void finish(brought);
  });
  useEffect(() => {
    if (!isVerified) return undefined;
    const soon = setTimeout(settle);
    return () => clearTimeout(soon);
  }, [isVerified]);

  // The wallet opens once the profile says so: before that its guard would lead back here.
  if (isVerified && (finishing === 'finished' || (phrase === '' && !isBringing))) {
    return <Navigate to={readWantedPath(location.state) ?? paths.wallet} replace />;
  }
  // A phrase that was brought along is not lost with the page.
  if (isSessionOver && (phrase === '' || isBringing)) return <Navigate to={paths.auth} replace />;
  if (setup.status === 'loading' && !isBringing) return <PageLoading text={t('phrase.loading')} />;
  const isLost = finishing === 'lost' || (isVerified && finishing === 'no');
  const isFinishing = finishing === 'underWay' || finishing === 'finished';
  const unkept =
    finishing === 'unkept' && keepingProblem && brought ? (
      <Unkept
        problem={keepingProblem}
        isOfferIncomplete={isOfferIncomplete}
        onTryAgain={() => void keep(brought)}
        onGoOn={() => void addAccounts(brought)}
      />
    ) : undefined;

  return (
    <Container component="main" maxWidth="sm" sx={{ py: { xs: 3, sm: 7 }, px: { xs: 2, sm: 3 } }}>
      {(isLost || !isBringing) && (
        <PhraseHeading
          title={t(isLost ? 'phrase.lost.title' : 'phrase.title')}
          subtitle={isLost ? '' : t('phrase.subtitle')}
        />
      )}
      {isSessionOver && <SessionOver />}
      {isLost && <LostPhrase isBrought={isBringing} />}
      {!isLost && isBringing && (
        <LoadedImportWallet
          isFinishing={isFinishing}
          unkept={unkept}
          isBegun={finishing !== 'no'}
          renderOffer={renderOffer}
          isOfferIncomplete={isOfferIncomplete}
          onFinish={(own, accounts) => begin({ phrase: own, accounts })}
          unadded={finishing === 'incomplete' && brought ? brought.accounts : []}
          onTryAgain={() => brought && void addAccounts(brought)}
          onGoOn={() => setFinishing('finished')}
          onBack={() => setIsBringing(false)}
        />
      )}
      {!isLost && !isBringing && (
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
          {phrase !== '' && !isSessionOver && renderOffer(isFinishing)}
          {unkept ?? (
            <Button
              fullWidth
              variant="contained"
              size="large"
              disabled={isFinishing || phrase === '' || isSessionOver || isOfferIncomplete}
              startIcon={isFinishing ? <CircularProgress size={18} color="inherit" /> : undefined}
              onClick={() => begin({ phrase, accounts: [] })}
            >
              {t(isFinishing ? 'phrase.finishing' : 'phrase.continue')}
            </Button>
          )}
        </Card>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
        {/* Of a setup that was tried the words may be the wallet's already: no others take their place then. */}
        {finishing === 'no' && !isLost && !isBringing && !isSessionOver && (
          <Button onClick={() => setIsBringing(true)}>{t('phrase.bring')}</Button>
        )}
        <Button disabled={isFinishing} onClick={() => void logout()}>
          {t('header.signOut')}
        </Button>
      </Box>
    </Container>
  );
}

interface UnkeptProps {
  problem: TextId;
  isOfferIncomplete: boolean;
  onTryAgain: () => void;
  onGoOn: () => void;
}

/** Says why the phrase could not be kept on this device, while its words are still there: whoever reads it decides. */
function Unkept({ problem, isOfferIncomplete, onTryAgain, onGoOn }: UnkeptProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity="error" sx={{ mb: 1 }}>
        <AlertTitle>{t('device.unkept.title')}</AlertTitle>
        {t(problem)} {t('device.unkept.text')}
      </Alert>
      <Button variant="contained" size="large" disabled={isOfferIncomplete} onClick={onTryAgain}>
        {t('device.unkept.again')}
      </Button>
      <Button onClick={onGoOn}>{t('device.unkept.goOn')}</Button>
    </Box>
  );
}

/** What brings a phrase along, once somebody has one: who makes a new one does not load it. */
function LoadedImportWallet(props: ComponentProps<Awaited<ReturnType<typeof loadImportWallet>>>) {
  const t = useText();
  const loaded = useLoaded(loadImportWallet);
  if (loaded.status === 'failed') {
    return <ErrorState title={t('common.serverUnreachable')} onRetry={loaded.retry} />;
  }
  if (loaded.status === 'loading') return <PageLoading />;
  const ImportWallet = loaded.value;
  return <ImportWallet {...props} />;
}

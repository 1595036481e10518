import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageLoading } from '../../../components/PageLoading.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { useLogout } from '../../../components/useLogout.ts';
import { paths } from '../../../config/paths.ts';
import { readWantedPath } from '../../../lib/session/wantedPath.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useShownPhrase } from '../hooks/useShownPhrase.ts';
import { useWalletSetup, type Finishing, type WalletSetupOptions } from '../hooks/useWalletSetup.ts';
import { NewPhraseCard } from './NewPhraseCard.tsx';
import { NotStored } from './NotStored.tsx';
import { PhraseHeading } from './PhraseHeading.tsx';
import { LostPhrase } from './LostPhrase.tsx';
import { SessionOver } from './SessionOver.tsx';

interface RecoveryPhrasePageProps extends WalletSetupOptions {
  /** True where the session ended while the page was open. */
  isSessionOver: boolean;
  /** Renders the offer to store the phrase on this device. */
  renderOffer: (isDisabled: boolean) => ReactNode;
  /** True if the offer was accepted and its fields are still empty. */
  isOfferIncomplete: boolean;
  /** Called at the press that begins or repeats the setup; false stays on the page. */
  onBegin: () => Promise<boolean>;
}

const loadImportWallet = async () => (await import('./ImportWallet.tsx')).ImportWallet;

/** Shows a new user's 12 words and finishes the setup once they are saved (docs/product.md §2, §4). */
export function RecoveryPhrasePage({
  userId,
  isVerified,
  isSessionOver,
  renderOffer,
  isOfferIncomplete,
  onBegin,
  onFinished,
  onAddAccounts,
}: RecoveryPhrasePageProps) {
  const t = useText();
  const location = useLocation();
  const logout = useLogout();
  const { phrase, isLoading, retry } = useShownPhrase();
  const [isShown, setIsShown] = useState(true);
  const [isImporting, setIsImporting] = useState(false);
  const wallet = useWalletSetup({ userId, isVerified, onFinished, onAddAccounts });
  const { finishing, isLost } = wallet;
  const [isBeginning, setIsBeginning] = useState(false);
  const isFinishing = wallet.isFinishing || isBeginning;

  // The device's prompt may last for minutes: meanwhile the page may close, or another tab may sign in another user.
  const shownFor = useRef<string>(undefined);
  useEffect(() => {
    shownFor.current = userId;
    return () => void (shownFor.current = undefined);
  }, [userId]);

  async function beginning(proceed: () => void) {
    setIsBeginning(true);
    const mayProceed = await onBegin();
    if (mayProceed && shownFor.current === userId) proceed();
    setIsBeginning(false);
  }

  const left = leftTo(
    { isVerified, isSessionOver, isImporting, finishing, hasPhrase: phrase !== '' },
    readWantedPath(location.state),
  );
  if (left !== undefined) return <Navigate to={left} replace />;
  if (isLoading && !isImporting) return <PageLoading text={t('phrase.loading')} />;
  const { notStored: unstored } = wallet;
  const notStored = unstored && (
    <NotStored
      problem={unstored.problem}
      isOfferIncomplete={isOfferIncomplete}
      isBusy={isBeginning}
      onTryAgain={() => void beginning(unstored.retry)}
      onContinue={unstored.proceed}
    />
  );

  return (
    <Container component="main" maxWidth="sm" sx={{ py: { xs: 3, sm: 7 }, px: { xs: 2, sm: 3 } }}>
      <SetupHeading isLost={isLost} isImporting={isImporting} />
      {isSessionOver && <SessionOver />}
      {isLost && <LostPhrase isImported={isImporting} />}
      {!isLost && isImporting && (
        <LoadedImportWallet
          isFinishing={isFinishing}
          notStored={notStored}
          isBegun={finishing !== 'no'}
          renderOffer={renderOffer}
          isOfferIncomplete={isOfferIncomplete}
          onFinish={(own, accounts) => void beginning(() => wallet.begin({ phrase: own, accounts }))}
          unadded={wallet.unadded}
          onTryAgain={wallet.retryAccounts}
          onContinue={wallet.finish}
          onBack={() => setIsImporting(false)}
        />
      )}
      {!isLost && !isImporting && (
        <NewPhraseCard
          phrase={phrase}
          isShown={isShown}
          onShow={setIsShown}
          onRetry={retry}
          renderOffer={isSessionOver ? undefined : renderOffer}
          isFinishing={isFinishing}
          isDisabled={isSessionOver || isOfferIncomplete}
          notStored={notStored}
          onContinue={() => void beginning(() => wallet.begin({ phrase, accounts: [] }))}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
        {/* After an attempt the wallet may already use these words, so they are not replaced. */}
        {finishing === 'no' && !isLost && !isImporting && !isSessionOver && (
          <Button disabled={isFinishing} onClick={() => setIsImporting(true)}>
            {t('phrase.import')}
          </Button>
        )}
        <Button disabled={isFinishing} onClick={() => void logout()}>
          {t('header.signOut')}
        </Button>
      </Box>
    </Container>
  );
}

/** Title of the setup; the import has its own. */
function SetupHeading({ isLost, isImporting }: { isLost: boolean; isImporting: boolean }) {
  const t = useText();
  if (isLost) return <PhraseHeading title={t('phrase.lost.title')} subtitle="" />;
  return isImporting ? null : <PhraseHeading title={t('phrase.title')} subtitle={t('phrase.subtitle')} />;
}

interface SetupState {
  readonly isVerified: boolean;
  readonly isSessionOver: boolean;
  readonly isImporting: boolean;
  readonly finishing: Finishing;
  readonly hasPhrase: boolean;
}

/** Path to open after the setup; undefined until then. */
function leftTo(
  { isVerified, isSessionOver, isImporting, finishing, hasPhrase }: SetupState,
  wantedPath: string | undefined,
): string | undefined {
  // Waits for the verified profile: before that the wallet's guard would redirect back here.
  if (isVerified && (finishing === 'finished' || (!hasPhrase && !isImporting)))
    return wantedPath ?? paths.wallet;
  // The user has an imported phrase elsewhere, so closing the page does not lose it.
  return isSessionOver && (!hasPhrase || isImporting) ? paths.auth : undefined;
}

/** Import of a phrase, loaded on demand: a new wallet does not need it. */
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

import { addressesOf } from '@everything-wallet/core/accounts/addressesOf';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/import';
import { useSnackbar } from 'notistack';
import { useState, type ReactNode } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ImportedAccount } from '../ImportedAccount.ts';
import { ChooseAccounts } from './ChooseAccounts.tsx';
import { PhraseHeading } from './PhraseHeading.tsx';
import { PhraseWordsForm } from './PhraseWordsForm.tsx';

loadTexts(compiledTexts);

interface ImportWalletProps {
  isFinishing: boolean;
  /** True once finishing was tried: the phrase may already be the wallet's, and stays. */
  isBegun: boolean;
  /** Renders the option to store the phrase on this device. */
  renderOffer: (isDisabled: boolean) => ReactNode;
  /** True if the option is selected but not yet complete. */
  isOfferIncomplete: boolean;
  /** Replaces the buttons when storing the phrase was selected and failed. */
  notStored: ReactNode;
  /** Called with the phrase and the accounts to add besides the first. */
  onFinish: (phrase: string, accounts: readonly ImportedAccount[]) => void;
  /** Accounts that could not be added to the wallet, which is set up. */
  unadded: readonly ImportedAccount[];
  onTryAgain: () => void;
  onContinue: () => void;
  onBack: () => void;
}

/** Typed phrase and its addresses. */
interface Phrase {
  readonly words: string;
  readonly addressOf: (index: number) => string;
}

/** Sets up a wallet with an existing phrase: the words, then the used accounts. */
export function ImportWallet({
  isFinishing,
  isBegun,
  renderOffer,
  isOfferIncomplete,
  notStored,
  onFinish,
  unadded,
  onTryAgain,
  onContinue,
  onBack,
}: ImportWalletProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [phrase, setPhrase] = useState<Phrase>();
  const isDone = unadded.length > 0;

  async function open(words: string) {
    try {
      setPhrase({ words, addressOf: await addressesOf(words) });
    } catch (error) {
      logProblem('The addresses of a phrase could not be derived', error);
      enqueueSnackbar(t('phrase.error.complete'), { variant: 'error' });
    }
  }

  return (
    <>
      <PhraseHeading title={t('import.title')} subtitle={t('import.subtitle')} />
      <Card sx={{ p: { xs: 2, sm: 3.5 } }}>
        {phrase ? (
          <>
            <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
              {t('import.accounts')}
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {t('import.accountsText')}
            </Typography>
            <ChooseAccounts
              addressOf={phrase.addressOf}
              isFirstFixed
              listed={[]}
              disabled={isFinishing || isDone || notStored !== undefined}
            >
              {(accounts, isSearching) => (
                <Box sx={{ mt: 2.5 }}>
                  <Alert severity="info" sx={{ mb: 3 }}>
                    {t('import.elsewhere')}
                  </Alert>
                  {isDone ? (
                    <Alert severity="error" sx={{ mb: 2 }}>
                      {t('import.error.accounts', { count: unadded.length })}
                    </Alert>
                  ) : (
                    renderOffer(isFinishing)
                  )}
                  {notStored ?? (
                    <Box sx={{ display: 'grid', gap: 1 }}>
                      <Button
                        variant="contained"
                        size="large"
                        disabled={isFinishing || isSearching || isOfferIncomplete}
                        startIcon={isFinishing ? <CircularProgress size={18} color="inherit" /> : undefined}
                        onClick={() => (isDone ? onTryAgain() : onFinish(phrase.words, accounts))}
                      >
                        {t(isFinishing ? 'phrase.finishing' : isDone ? 'import.tryAgain' : 'import.finish')}
                      </Button>
                      {isDone ? (
                        <Button disabled={isFinishing} onClick={onContinue}>
                          {t('import.continueWithout')}
                        </Button>
                      ) : (
                        <Button disabled={isBegun} onClick={() => setPhrase(undefined)}>
                          {t('import.back.words')}
                        </Button>
                      )}
                    </Box>
                  )}
                </Box>
              )}
            </ChooseAccounts>
          </>
        ) : (
          <>
            <Alert severity="warning" sx={{ mb: 2.5 }}>
              {t('import.secrecy')}
            </Alert>
            <PhraseWordsForm
              submitLabel={t('import.findAccounts')}
              isBusy={false}
              onSubmit={(words) => void open(words)}
            >
              <Button onClick={onBack} sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' } }}>
                {t('import.back')}
              </Button>
            </PhraseWordsForm>
          </>
        )}
      </Card>
    </>
  );
}

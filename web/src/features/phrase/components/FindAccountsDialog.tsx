import { addressesOf } from '@everything-wallet/core/accounts/addressesOf';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { compiledTexts } from 'virtual:compiled-texts/import';
import { useState } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { verifyRecoveryPhrase } from '../api/verifyRecoveryPhrase.ts';
import type { ImportedAccount } from '../ImportedAccount.ts';
import type { DrilledAccount } from '../drillAccounts.ts';
import { ChooseAccounts } from './ChooseAccounts.tsx';
import { PhraseWordsForm } from './PhraseWordsForm.tsx';

loadTexts(compiledTexts);

interface FindAccountsDialogProps {
  accounts: readonly DrilledAccount[];
  /** Adds accounts; resolves with those that could not be added. */
  onAdd: (accounts: readonly ImportedAccount[]) => Promise<readonly ImportedAccount[]>;
  onClose: () => void;
}

/** Finds used accounts of the wallet's phrase that are not in its list, and adds the chosen ones. */
export function FindAccountsDialog({ accounts, onAdd, onClose }: FindAccountsDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [addressOf, setAddressOf] = useState<(index: number) => string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOther, setIsOther] = useState(false);
  const [unadded, setUnadded] = useState<readonly ImportedAccount[]>([]);

  async function search(phrase: string) {
    setIsBusy(true);
    setIsOther(false);
    try {
      const derive = await addressesOf(phrase);
      if (await isOwn(phrase, derive, accounts)) setAddressOf(() => derive);
      else setIsOther(true);
    } catch (error) {
      logProblem('Accounts could not be searched', error);
      const sentence = error instanceof CallableError ? error.serverMessage : undefined;
      enqueueSnackbar(sentence ?? t('phrase.verify.error.unexpected'), { variant: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  async function add(chosen: readonly ImportedAccount[]) {
    setIsBusy(true);
    const left = await onAdd(chosen);
    setIsBusy(false);
    setUnadded(left);
    const count = chosen.length - left.length;
    if (count > 0) enqueueSnackbar(t('import.find.added', { count }), { variant: 'success' });
    if (left.length === 0) onClose();
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="find-title">
      <DialogTitle id="find-title">{t('import.find.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('import.find.text')}
        </Typography>
        {isOther && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('import.find.mismatch')}
          </Alert>
        )}
        {addressOf ? (
          <ChooseAccounts addressOf={addressOf} isFirstFixed={false} listed={accounts} disabled={isBusy}>
            {(chosen, isSearching) => (
              <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
                {unadded.length > 0 && (
                  <Alert severity="error">{t('import.find.failed', { count: unadded.length })}</Alert>
                )}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}>
                  <Button onClick={onClose} disabled={isBusy}>
                    {t('common.close')}
                  </Button>
                  <Button
                    variant="contained"
                    disabled={isBusy || isSearching || chosen.length === 0}
                    onClick={() => void add(chosen)}
                  >
                    {t('import.find.add')}
                  </Button>
                </Box>
              </Box>
            )}
          </ChooseAccounts>
        ) : (
          <PhraseWordsForm
            submitLabel={t('import.findAccounts')}
            isBusy={isBusy}
            onSubmit={(phrase) => void search(phrase)}
          >
            <Button onClick={onClose} disabled={isBusy}>
              {t('common.cancel')}
            </Button>
          </PhraseWordsForm>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Checks that a phrase is the wallet's, by comparing an account; on the server where all are watch-only. */
async function isOwn(
  phrase: string,
  addressOf: (index: number) => string,
  accounts: readonly DrilledAccount[],
): Promise<boolean> {
  const known = accounts.find(({ watch_only: isWatchOnly }) => !isWatchOnly);
  if (known) return sameAddress(addressOf(known.derivation_index ?? 0), known.address);
  return verifyRecoveryPhrase(phrase);
}

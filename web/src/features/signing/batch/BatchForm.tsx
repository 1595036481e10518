import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { SignButton } from '../../../components/SignButton.tsx';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import { useReadableSummary } from '../../../lib/signing/useReadableSummary.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { CallFormNotes } from '../review/CallFormNotes.tsx';
import { BatchContent } from './BatchContent.tsx';
import { BatchSummary } from './BatchSummary.tsx';
import { useBatchForm, type BatchFormOptions } from './useBatchForm.ts';

interface BatchFormProps extends BatchFormOptions {
  price: CoinPrice | undefined;
  /** Lets the user review the calls one at a time. */
  onSeparate: () => void;
}

/** Calls that are signed in order after one confirmation: their review, the signing key, all costs, and the buttons. */
export function BatchForm({ price, onSeparate, ...options }: BatchFormProps) {
  const t = useText();
  const { requests, control, signing, onCancel } = options;
  const form = useBatchForm(options);
  const { onSummary, onDetails, onSecret, ...settled } = useReadableSummary();
  const { review, isSigning, isWatchOnly, progress, outcome, onStop } = form;
  const [first] = requests;
  if (!first) return null;
  return (
    <Box
      component="form"
      noValidate
      // Enter in a field signs nothing.
      onSubmit={(event) => event.preventDefault()}
      autoComplete="off"
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }}
    >
      <SigningContent
        keyField={
          <SigningKeyField
            control={control}
            phraseName="phrase"
            passwordName="password"
            choice={signing}
            phraseHelp={t('calls.phraseHelp')}
            unlockedText={signing.key === 'unlocked' ? t('device.signs') : ''}
            // Asks for a secret only if it can be used.
            disabled={isSigning || isWatchOnly || review.isSeparate}
            secretRef={onSecret}
          />
        }
      >
        {isWatchOnly && <Alert severity="warning">{t('send.error.watchOnly')}</Alert>}
        <Box ref={onDetails}>
          <BatchContent
            network={first.network}
            review={review}
            price={price}
            disabled={isSigning}
            onSeparate={onSeparate}
          />
        </Box>
      </SigningContent>
      <BatchSummary ref={onSummary} network={first.network} review={review} price={price} />
      <CallFormNotes form={{ review, isSigning, priceMinutes: 0, isPriceOld: false, outcome }} />
      {progress && (
        <Typography
          variant="body2"
          role="status"
          sx={{ px: { xs: 2, sm: 3 }, pt: 0.5, bgcolor: 'background.default' }}
        >
          {t(`calls.batch.${progress.phase}`, { number: progress.place + 1, count: requests.length })}
        </Typography>
      )}
      <UnseenSecret settled={settled} sx={{ bgcolor: 'background.default' }} />
      <DialogActions
        sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: { xs: 1.5, sm: 2.5 }, gap: 1, bgcolor: 'background.default' }}
      >
        {onStop ? (
          <Button onClick={onStop}>{t('calls.batch.stop')}</Button>
        ) : (
          <Button onClick={onCancel} disabled={isSigning}>
            {t('common.cancel')}
          </Button>
        )}
        <SignButton settled={settled} isBusy={isSigning} disabled={!form.maySubmit} onPress={form.onPress}>
          {t(isSigning ? 'calls.signing' : 'calls.sign')}
        </SignButton>
      </DialogActions>
    </Box>
  );
}

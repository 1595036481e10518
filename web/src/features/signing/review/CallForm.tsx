import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { SignButton } from '../../../components/SignButton.tsx';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import { useReadableSummary } from '../../../lib/signing/useReadableSummary.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { CallFormNotes } from './CallFormNotes.tsx';
import { CallReviewContent } from './CallReviewContent.tsx';
import { CallSummary } from './CallSummary.tsx';
import { useCallForm, type CallFormOptions } from './useCallForm.ts';

interface CallFormProps extends CallFormOptions {
  price: CoinPrice | undefined;
  /** Skips to the next call; undefined if none. */
  onSkip: (() => void) | undefined;
}

/** One call as it is signed: its review, the signing key, its costs, and the buttons. */
export function CallForm({ price, onSkip, ...options }: CallFormProps) {
  const t = useText();
  const { request, control, onCancel } = options;
  const form = useCallForm(options);
  const { onSummary, onDetails, onSecret, ...settled } = useReadableSummary();
  const { review, signing, isSigning, isPriceOld, isWatchOnly, outcome } = form;
  const isOver = isPriceOld && !isSigning;
  return (
    <Box
      component="form"
      noValidate
      // Enter in a field signs nothing.
      onSubmit={(event) => event.preventDefault()}
      autoComplete="off"
      // The form is outside of the content, the only part that scrolls, so the buttons stay visible.
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
            disabled={isSigning || isWatchOnly || review.refusal !== undefined}
            secretRef={onSecret}
          />
        }
      >
        {isWatchOnly && <Alert severity="warning">{t('send.error.watchOnly')}</Alert>}
        <Box ref={onDetails}>
          <CallReviewContent
            request={request}
            review={review}
            price={price}
            disabled={isSigning || review.refusal !== undefined}
          />
        </Box>
      </SigningContent>
      {/* Next to the button, so that the reason for its state is visible without scrolling. */}
      <CallSummary ref={onSummary} request={request} review={review} price={price} />
      <CallFormNotes form={form} />
      <UnseenSecret settled={settled} sx={{ bgcolor: 'background.default' }} />
      <DialogActions
        sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: { xs: 1.5, sm: 2.5 }, gap: 1, bgcolor: 'background.default' }}
      >
        {onSkip && (
          <Button onClick={onSkip} disabled={isSigning || outcome.isUnknown} sx={{ mr: 'auto' }}>
            {t('calls.skip')}
          </Button>
        )}
        {isOver ? (
          <Button onClick={onCancel} variant="contained">
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onCancel} disabled={isSigning}>
              {t('common.cancel')}
            </Button>
            <SignButton
              settled={settled}
              isBusy={isSigning}
              disabled={!form.maySubmit}
              onPress={form.onPress}
            >
              {t(isSigning ? 'calls.signing' : 'calls.sign')}
            </SignButton>
          </>
        )}
      </DialogActions>
    </Box>
  );
}

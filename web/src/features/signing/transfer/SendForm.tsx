import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { RenamedTo } from '../../../components/RenamedTo.tsx';
import { SignButton } from '../../../components/SignButton.tsx';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import { useReadableSummary } from '../../../lib/signing/useReadableSummary.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import { AmountInput } from '../amount/AmountInput.tsx';
import { FeePicker } from '../fees/FeePicker.tsx';
import type { SendFormOptions } from './SendFormOptions.ts';
import { useSendForm } from './useSendForm.ts';
import { UnknownOutcomeAlert } from '../journal/UnknownOutcomeAlert.tsx';
import type { Recipient } from '../recipients/Recipient.ts';
import { RecipientField } from '../recipients/RecipientField.tsx';
import type { SendableToken } from './SendableToken.ts';
import { TransferSimulation } from './TransferSimulation.tsx';
import { TransferSummary } from './TransferSummary.tsx';
import type { SavedRecipient } from '../recipients/SavedRecipient.ts';
import { AssetSelect } from './AssetSelect.tsx';

interface SendFormProps extends SendFormOptions {
  contacts?: readonly SavedRecipient[] | undefined;
  /** Tokens to select from beside the coin; without any, there is no selection. */
  tokens?: readonly SendableToken[];
  /**
   * Called with the selection.
   *
   * @param token undefined for the coin
   */
  onTokenChange?: (token: SendableToken | undefined, recipient: string) => void;
  onCancel: () => void;
}

/** Fields of the Send dialog: recipient, amount and phrase, with their results as they are typed. */
export function SendForm({ contacts = [], tokens = [], onTokenChange, onCancel, ...options }: SendFormProps) {
  const t = useText();
  const { network, price } = options;
  const form = useSendForm(options);
  const { onSummary, onDetails, onSecret, ...settled } = useReadableSummary();
  const { control, sender, recipient, amount, decimals, symbol, isSubmitting } = form;
  // Problems of typed prices are shown at their fields.
  const feeStop = form.feeChoice.option === 'custom' ? undefined : form.feeChoice.stop;

  return (
    <Box
      component="form"
      noValidate
      // Enter in a field must not sign.
      onSubmit={(event) => event.preventDefault()}
      autoComplete="off"
      // The form is between the dialog and its content, and only the content scrolls: the buttons stay in view.
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }}
    >
      <SigningContent
        keyField={
          <SigningKeyField
            control={control}
            phraseName="phrase"
            passwordName="password"
            choice={form.signing}
            phraseHelp={t('send.phraseHelp')}
            unlockedText={form.signing.key === 'unlocked' ? t('device.signs') : ''}
            // A secret that cannot be used is not requested.
            disabled={isSubmitting || form.isWatchOnly}
            secretRef={onSecret}
          />
        }
      >
        {form.isNetworkChanged && <Alert severity="error">{t('send.error.networkChanged')}</Alert>}
        {form.isSenderChanged && <Alert severity="error">{t('send.error.senderChanged')}</Alert>}
        {form.isWatchOnly && <Alert severity="warning">{t('send.error.watchOnly')}</Alert>}
        {tokens.length > 0 && (
          <AssetSelect
            network={network}
            token={options.token}
            tokens={tokens}
            disabled={isSubmitting || form.outcome.isUnknown}
            onChange={(token) => onTokenChange?.(token, form.typedRecipient)}
          />
        )}
        <RecipientField
          control={control}
          network={network}
          recipient={recipient}
          contacts={contacts}
          isToken={options.token !== undefined}
          isContract={form.isRecipientContract}
          disabled={isSubmitting}
          onPick={form.setRecipient}
        />
        <AmountInput form={form} price={price} />
        {!options.token && <RenamedTo symbol={network.currency} renamedTo={network.coin.renamedTo} />}
        {form.feeChoice.market && (
          <FeePicker choice={form.feeChoice} network={network} price={price} disabled={isSubmitting} />
        )}
        {feeStop && <Alert severity="error">{t(feeStop)}</Alert>}
        {form.simulated && (
          <TransferSimulation ref={onDetails} transfer={form.simulated} isPaused={isSubmitting} />
        )}
        <UnknownOutcomeAlert outcome={form.outcome} />
        <Alert severity="warning">
          {t(network.type === 'mainnet' ? 'send.warning' : 'send.warningTest')}
        </Alert>
      </SigningContent>
      <TransferSummary
        ref={onSummary}
        network={network}
        from={sender?.address}
        recipient={recipient.address}
        recipientName={recipientName(recipient, t)}
        amount={amount}
        decimals={decimals}
        symbol={symbol}
        isToken={options.token !== undefined}
        costs={{
          fee: form.fee,
          l1Fee: form.l1Fee,
          total: form.total,
          isEstimating: form.isEstimating,
          isFailed: form.isFeeFailed,
          isDisputed: form.isFeeDisputed,
        }}
        price={price}
      />
      <UnseenSecret settled={settled} sx={{ bgcolor: 'background.default' }} />
      <DialogActions
        sx={{
          px: { xs: 2, sm: 3 },
          pt: 1,
          pb: { xs: 1.5, sm: 2.5 },
          gap: 1,
          bgcolor: 'background.default',
          '@media (max-height: 479.95px)': { pt: 0.25, pb: 0.75 },
        }}
      >
        <Button onClick={onCancel} disabled={isSubmitting}>
          {t('common.cancel')}
        </Button>
        <SignButton
          settled={settled}
          isBusy={isSubmitting}
          disabled={form.isSendDisabled}
          onPress={form.onPress}
        >
          {t(isSubmitting ? 'send.sending' : 'send.submit')}
        </SignButton>
      </DialogActions>
    </Box>
  );
}

/** Returns the recipient's name: the user, a contact, or the typed name. */
function recipientName({ isSender, judgement, name }: Recipient, t: Text): string | undefined {
  if (isSender) return t('send.summary.own');
  return judgement?.contact?.name ?? judgement?.account?.name ?? name;
}

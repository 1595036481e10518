import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { MessageId } from '@everything-wallet/core/messages/messages';
import type { Network } from '@everything-wallet/core/networks/networks';
import { maxFee, transferFees } from '@everything-wallet/core/transactions/transferFees';
import {
  amountProblem,
  recipientProblem,
  transferSchema,
} from '@everything-wallet/core/transactions/transferSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { useState, type SyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useGasEstimate } from '../hooks/useGasEstimate.ts';
import { isUncertain } from '../isUncertain.ts';
import { sendFailureText } from '../sendFailureText.ts';
import type { Sender } from '../Sender.ts';
import { sendTransfer } from '../sendTransfer.ts';
import { TransferSummary } from './TransferSummary.tsx';

interface SendFormProps {
  network: Network;
  sender: Sender | undefined;
  /** Wei; undefined while unknown. */
  balance: bigint | undefined;
  onCancel: () => void;
  onSendingChange: (isSending: boolean) => void;
  onSent: () => void;
}

/** Recipient, amount and phrase, with the fee as it is typed; what was typed stays when sending fails. */
export function SendForm({ network, sender, balance, onCancel, onSendingChange, onSent }: SendFormProps) {
  const t = useText();
  const { user } = useAuth();
  const { enqueueSnackbar } = useSnackbar();
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(transferSchema),
    mode: 'onTouched',
    defaultValues: { recipient: '', amount: '', phrase: '' },
  });
  const { isSubmitting } = formState;
  // A warning against paying twice must not pass by like a toast: it stays until it is read.
  const [isOutcomeUnknown, setIsOutcomeUnknown] = useState(false);
  const fields = useWatch({ control });
  const recipient = (fields.recipient ?? '').trim();
  const amountText = (fields.amount ?? '').trim();
  const isIncomplete = [fields.recipient, fields.amount, fields.phrase].some((value) => !value);

  const amount = amountProblem(amountText) === undefined ? parseAmount(amountText) : undefined;
  const isRecipientValid = recipientProblem(recipient) === undefined;
  // What the balance does not hold cannot be sent, so there is no fee to ask for.
  const isCovered = amount !== undefined && (balance === undefined || amount <= balance);
  const question =
    sender && isCovered && isRecipientValid ? { from: sender.address, to: recipient, amount } : undefined;
  const { estimate, isEstimating, isFailed, refresh } = useGasEstimate(question, network);
  const fees = estimate && transferFees(estimate);
  const fee = fees && maxFee(fees);
  const total = amount !== undefined && fee !== undefined ? amount + fee : undefined;
  const isAboveBalance = balance !== undefined && (total ?? amount ?? 0n) > balance;

  const available =
    balance === undefined
      ? undefined
      : t('send.available', { balance: formatCoin(formatAmount(balance)), currency: network.currency });

  const submit = handleSubmit(async (values) => {
    if (!sender || isAboveBalance) return;
    onSendingChange(true);
    try {
      await sendTransfer({
        sender,
        network,
        recipient: values.recipient,
        amount: parseAmount(values.amount),
        shownFees: fees,
        phrase: values.phrase,
      });
      enqueueSnackbar(t('send.success'), { variant: 'success' });
      onSent();
    } catch (error) {
      logProblem('Sending failed', error);
      if (isUncertain(error)) setIsOutcomeUnknown(true);
      else enqueueSnackbar(sendFailureText(error, t), { variant: 'error' });
      if (error instanceof WalletError && error.messageId === 'send.error.feeRose') refresh();
    } finally {
      onSendingChange(false);
    }
  });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const refusal = reasonToRefuse();
    if (refusal) enqueueSnackbar(t(refusal), { variant: 'error' });
    else void submit(event);
  }

  /** What is wrong beyond a single field, as the catalogue has it. */
  function reasonToRefuse(): MessageId | undefined {
    const isBlank = [fields.recipient, fields.amount, fields.phrase].some((value) => !value?.trim());
    if (isBlank) return 'send.error.fieldsMissing';
    if (!user) return 'send.error.notAuthenticated';
    if (!sender) return 'home.noAddress';
    // Without a balance it cannot be said that amount and fee are covered.
    if (balance === undefined) return 'home.error.balance';
    return undefined;
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      autoComplete="off"
      // The form stands between the dialog and its content, which alone is to scroll: the buttons stay in sight.
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogContent sx={{ pt: 1 }}>
        <Stack spacing={2.25}>
          <FormTextField
            control={control}
            name="recipient"
            label={t('send.recipient')}
            placeholder={t('send.recipientPlaceholder')}
            helperText={recipientHint()}
            disabled={isSubmitting}
            autoFocus
            slotProps={{
              htmlInput: { spellCheck: false, autoCapitalize: 'none', style: { fontFamily: 'monospace' } },
            }}
          />
          <FormTextField
            control={control}
            name="amount"
            type="number"
            label={t('send.amount')}
            placeholder={t('send.amountPlaceholder')}
            helperText={available}
            problem={isAboveBalance ? 'send.error.insufficientFunds' : undefined}
            disabled={isSubmitting}
            slotProps={{
              htmlInput: {
                step: '0.001',
                min: '0',
                inputMode: 'decimal',
                // Scrolling over a number field must not change how much is sent.
                onWheel: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.blur(),
              },
            }}
          />
          <FormTextField
            control={control}
            name="phrase"
            multiline
            minRows={2}
            label={t('send.phrase')}
            placeholder={t('send.phrasePlaceholder')}
            helperText={t('send.phraseHelp')}
            disabled={isSubmitting}
            slotProps={{
              // A spell checker may send what is typed to its maker.
              htmlInput: {
                spellCheck: false,
                autoCapitalize: 'none',
                autoCorrect: 'off',
                'data-1p-ignore': true,
              },
            }}
          />
          <TransferSummary
            network={network}
            fee={fee}
            total={total}
            isEstimating={isEstimating}
            isFailed={isFailed}
          />
          {isOutcomeUnknown && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" size="small" onClick={() => setIsOutcomeUnknown(false)}>
                  {t('send.uncertain.seen')}
                </Button>
              }
            >
              {t('send.error.uncertain')}
            </Alert>
          )}
          <Alert severity="warning">
            {t(network.type === 'mainnet' ? 'send.warning' : 'send.warningTest')}
          </Alert>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button onClick={onCancel} disabled={isSubmitting}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isSubmitting || isIncomplete || isEstimating || isOutcomeUnknown}
          startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {t(isSubmitting ? 'send.sending' : 'send.submit')}
        </Button>
      </DialogActions>
    </Box>
  );

  function recipientHint(): string | undefined {
    if (sender && isRecipientValid && sameAddress(recipient, sender.address)) return t('send.hint.own');
    return estimate?.toIsContract ? t('send.hint.contract') : undefined;
  }
}

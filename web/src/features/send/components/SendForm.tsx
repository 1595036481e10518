import { recipientProblem } from '@everything-wallet/core/accounts/recipientProblem';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { COIN_DECIMALS, parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { MessageId } from '../../../messages/messages.ts';
import type { Network } from '@everything-wallet/core/networks/networks';
import { maxFee, transferFees } from '@everything-wallet/core/transactions/transferFees';
import { amountProblem, transferSchema } from '@everything-wallet/core/transactions/transferSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState, type SyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import { fundsProblem } from '../fundsProblem.ts';
import { networkName } from '../networkName.ts';
import { useGasEstimate } from '../hooks/useGasEstimate.ts';
import { isUncertain } from '../isUncertain.ts';
import { sendFailureText } from '../sendFailureText.ts';
import type { SavedRecipient } from '../SavedRecipient.ts';
import type { SendableToken } from '../SendableToken.ts';
import type { Sender } from '../Sender.ts';
import { sendTransfer } from '../sendTransfer.ts';
import { ContactPicker } from './ContactPicker.tsx';
import { TransferSummary } from './TransferSummary.tsx';

interface SendFormProps {
  network: Network;
  sender: Sender | undefined;
  /** Of native coin, in wei; undefined while unknown. */
  balance: bigint | undefined;
  token: SendableToken | undefined;
  contacts?: readonly SavedRecipient[] | undefined;
  initialRecipient?: string | undefined;
  /** Coin, a decimal string. */
  initialAmount?: string | undefined;
  onCancel: () => void;
  onSendingChange: (isSending: boolean) => void;
  onSent: () => void;
}

/** Recipient, amount and phrase, with the fee as it is typed; what was typed stays when sending fails. */
export function SendForm({
  network,
  sender: primarySender,
  balance,
  token,
  contacts = [],
  initialRecipient = '',
  initialAmount = '',
  onCancel,
  onSendingChange,
  onSent,
}: SendFormProps) {
  const t = useText();
  const { user } = useAuth();
  const { enqueueSnackbar } = useSnackbar();
  const { control, handleSubmit, formState, setValue } = useForm({
    resolver: zodResolver(transferSchema(token)),
    mode: 'onTouched',
    defaultValues: { recipient: initialRecipient, amount: initialAmount, phrase: '' },
  });
  const { isSubmitting } = formState;
  // Who sends is settled when it is first known (specification §4): a primary account that is changed elsewhere must not
  // change whose coins leave under a form that is filled in.
  const [sender, setSender] = useState(primarySender);
  if (!sender && primarySender) setSender(primarySender);
  const isSenderChanged =
    sender !== undefined &&
    primarySender !== undefined &&
    !sameAddress(sender.address, primarySender.address);
  const isWatchOnly = sender?.derivationIndex === null;
  // A warning against paying twice must not pass by like a toast: it stays until it is read.
  const [isOutcomeUnknown, setIsOutcomeUnknown] = useState(false);
  const fields = useWatch({ control });
  const recipient = (fields.recipient ?? '').trim();
  const amountText = (fields.amount ?? '').trim();
  const isIncomplete = [fields.recipient, fields.amount, fields.phrase].some((value) => !value);

  const decimals = token?.decimals ?? COIN_DECIMALS;
  const symbol = token?.symbol ?? network.currency;
  const amount =
    amountProblem(amountText, decimals) === undefined ? parseAmount(amountText, decimals) : undefined;
  const isRecipientValid = recipientProblem(recipient, token) === undefined;
  const spendable = token ? token.balance : balance;
  // What the balance does not hold cannot be sent, so there is no fee to ask for.
  const isCovered = amount !== undefined && (spendable === undefined || amount <= spendable);
  const question =
    sender && !isSenderChanged && isCovered && isRecipientValid
      ? { from: sender.address, to: recipient, amount, contract: token?.contract }
      : undefined;
  const { estimate, isEstimating, isFailed, refresh } = useGasEstimate(question, network);
  const fees = estimate && transferFees(estimate);
  const fee = fees && maxFee(fees);
  const total = amount !== undefined && fee !== undefined ? (token ? fee : amount + fee) : undefined;
  const shortage = fundsProblem({ amount, fee, balance, token });

  const available =
    spendable === undefined
      ? undefined
      : t('send.available', { balance: formatCoin(formatAmount(spendable, decimals)), currency: symbol });

  const submit = handleSubmit(async (values) => {
    if (!sender || isSenderChanged || shortage) return;
    onSendingChange(true);
    try {
      await sendTransfer({
        sender,
        network,
        recipient: values.recipient,
        amount: parseAmount(values.amount, decimals),
        token: token && {
          contract: token.contract,
          balance: token.balance ?? 0n,
          coinBalance: balance ?? 0n,
        },
        shownFees: fees,
        phrase: values.phrase,
      });
      // Two transfers in a row are told twice.
      enqueueSnackbar(t('send.success'), { variant: 'success', preventDuplicate: false });
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
    if (balance === undefined || spendable === undefined) return 'home.error.balance';
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
          {isSenderChanged && <Alert severity="error">{t('send.error.senderChanged')}</Alert>}
          {isWatchOnly && <Alert severity="warning">{t('send.error.watchOnly')}</Alert>}
          {sender && (
            <Typography variant="body2" color="textSecondary">
              {t('send.from', { address: shortenAddress(sender.address) })}
            </Typography>
          )}
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
              input: contacts.length > 0 ? { endAdornment: contactPicker() } : {},
            }}
          />
          <FormTextField
            control={control}
            name="amount"
            type="number"
            label={t('send.amount')}
            placeholder={t('send.amountPlaceholder')}
            helperText={available}
            problem={shortage}
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
            // Nobody is asked for a secret that cannot be used.
            disabled={isSubmitting || isWatchOnly}
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
            tokens={
              token && amount !== undefined ? { amount: formatAmount(amount, decimals), symbol } : undefined
            }
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
          disabled={
            isSubmitting || isIncomplete || isEstimating || isOutcomeUnknown || isSenderChanged || isWatchOnly
          }
          startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {t(isSubmitting ? 'send.sending' : 'send.submit')}
        </Button>
      </DialogActions>
    </Box>
  );

  function contactPicker() {
    return (
      <InputAdornment position="end">
        <ContactPicker
          contacts={contacts}
          disabled={isSubmitting}
          onPick={({ address }) =>
            setValue('recipient', address, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
          }
        />
      </InputAdornment>
    );
  }

  function recipientHint(): string | undefined {
    if (sender && isRecipientValid && sameAddress(recipient, sender.address)) return t('send.hint.own');
    if (estimate?.toIsContract) return t('send.hint.contract');
    const saved = contacts.filter(({ address }) => sameAddress(address.trim(), recipient));
    const contact = saved.find((candidate) => candidate.network === network.id) ?? saved[0];
    if (!contact || !isRecipientValid) return undefined;
    const { name } = contact;
    if (contact.network === network.id) return t('send.hint.contact', { name });
    return t('send.hint.contactElsewhere', { name, network: networkName(contact.network) });
  }
}

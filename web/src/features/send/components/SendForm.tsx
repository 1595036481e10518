import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { AmountField } from '../../../components/AmountField.tsx';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useSendForm, type SendFormOptions } from '../hooks/useSendForm.ts';
import { networkName } from '../networkName.ts';
import type { SavedRecipient } from '../SavedRecipient.ts';
import { ContactPicker } from './ContactPicker.tsx';
import { TransferSummary } from './TransferSummary.tsx';

interface SendFormProps extends SendFormOptions {
  contacts?: readonly SavedRecipient[] | undefined;
  onCancel: () => void;
}

/** The fields of the Send dialog: recipient, amount and phrase, with what they come to as they are typed. */
export function SendForm({ contacts = [], onCancel, ...options }: SendFormProps) {
  const t = useText();
  const { network } = options;
  const form = useSendForm(options);
  const { control, sender, recipient, amount, decimals, symbol, spendable, isSubmitting } = form;
  const recipientBox = useRef<HTMLDivElement>(null);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.onSubmit}
      autoComplete="off"
      // The form stands between the dialog and its content, which alone is to scroll: the buttons stay in sight.
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogContent sx={{ pt: 1 }}>
        <Stack spacing={2.25}>
          {form.isSenderChanged && <Alert severity="error">{t('send.error.senderChanged')}</Alert>}
          {form.isWatchOnly && <Alert severity="warning">{t('send.error.watchOnly')}</Alert>}
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
              input: { ref: recipientBox, endAdornment: contacts.length > 0 && contactPicker() },
            }}
          />
          <AmountField
            control={control}
            name="amount"
            decimals={decimals}
            label={t('send.amount')}
            placeholder={t('send.amountPlaceholder')}
            helperText={
              spendable !== undefined &&
              t('send.available', {
                balance: formatCoin(formatAmount(spendable, decimals)),
                currency: symbol,
              })
            }
            problem={form.shortage}
            disabled={isSubmitting}
          />
          <SigningKeyField
            control={control}
            phraseName="phrase"
            passwordName="password"
            choice={form.signing}
            phraseHelp={t('send.phraseHelp')}
            unlockedText={form.signing.key === 'unlocked' ? t('device.signs') : ''}
            // Nobody is asked for a secret that cannot be used.
            disabled={isSubmitting || form.isWatchOnly}
          />
          <TransferSummary
            network={network}
            sent={amount === undefined ? undefined : { amount: formatAmount(amount, decimals), symbol }}
            isToken={options.token !== undefined}
            fee={form.fee}
            total={form.total}
            isEstimating={form.isEstimating}
            isFailed={form.isFeeFailed}
          />
          {form.isOutcomeUnknown && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" size="small" onClick={form.checkOutcome}>
                  {t('send.uncertain.check')}
                </Button>
              }
            >
              {t('send.error.uncertain')}
              {form.setOutcomeAside && (
                <>
                  {' '}
                  {t('send.uncertain.stuck')}{' '}
                  <Link component="button" type="button" color="inherit" onClick={form.setOutcomeAside}>
                    {t('send.uncertain.setAside')}
                  </Link>
                </>
              )}
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
          disabled={form.isSendDisabled}
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
          field={recipientBox}
          disabled={isSubmitting}
          onPick={({ address }) => form.setRecipient(address)}
        />
      </InputAdornment>
    );
  }

  function recipientHint(): string | undefined {
    if (recipient === undefined) return undefined;
    if (sender && sameAddress(recipient, sender.address)) return t('send.hint.own');
    if (form.isRecipientContract) return t('send.hint.contract');
    const saved = contacts.filter(({ address }) => sameAddress(address.trim(), recipient));
    const contact = saved.find((candidate) => candidate.network === network.id) ?? saved[0];
    if (!contact) return undefined;
    const { name } = contact;
    if (contact.network === network.id) return t('send.hint.contact', { name });
    return t('send.hint.contactElsewhere', { name, network: networkName(contact.network) });
  }
}

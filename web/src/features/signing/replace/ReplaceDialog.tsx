import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/callHistory';
import { SignButton } from '../../../components/SignButton.tsx';
import { fillsSmallWindow } from '../../../components/smallWindow.ts';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useReadableSummary } from '../../../lib/signing/useReadableSummary.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ReplacementSummary } from './ReplacementSummary.tsx';
import { useReplaceForm, type ReplaceFormOptions } from './useReplaceForm.ts';
import { writeDecimal } from '../../../lib/format/writeDecimal.ts';

loadTexts(compiledTexts);

/** Shows the fee of speeding up or cancelling a pending transfer, and signs it. */
export function ReplaceDialog(options: ReplaceFormOptions) {
  const { kind, sender, network, record, hindrance, onClose } = options;
  const t = useText();
  const { onSummary, onSecret, ...settled } = useReadableSummary();
  const { control, choice, isSigning, replacement, total, problems, isRefused, onPress } =
    useReplaceForm(options);

  const isCall = record.call_kind !== undefined;
  // From the signed bytes, not the record: askReplacement refuses a record that differs from them.
  const isToken = !isCall && record.contract_address !== undefined;
  const symbol = isToken ? record.token_symbol : network.currency;
  return (
    <Dialog
      open
      onClose={isSigning ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="replace-title"
      slotProps={{ paper: { sx: fillsSmallWindow } }}
    >
      <DialogTitle id="replace-title">{t(`replace.${kind}.title`)}</DialogTitle>
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
          fromHeight={700}
          keyField={
            <SigningKeyField
              control={control}
              phraseName="phrase"
              passwordName="password"
              choice={choice}
              phraseHelp={t('send.phraseHelp')}
              unlockedText={choice.key === 'unlocked' ? t('device.signs') : ''}
              disabled={isSigning}
              secretRef={onSecret}
            />
          }
        >
          <Typography>
            {isCall
              ? t(`callHistory.${kind}`)
              : t(`replace.${kind}.text`, { amount: writeDecimal(record.amount), symbol })}
          </Typography>
          <Alert severity="warning">{t('replace.either')}</Alert>
          {hindrance !== undefined && !isSigning && <Alert severity="error">{hindrance}</Alert>}
          {problems.map((id) => (
            <Alert key={id} severity="error">
              {t(id)}
            </Alert>
          ))}
        </SigningContent>
        <ReplacementSummary
          ref={onSummary}
          network={network}
          sender={sender}
          replacement={replacement}
          total={total}
          pendingAmount={`${formatExactCoin(record.amount)} ${symbol}`}
        />
        <UnseenSecret settled={settled} sx={{ bgcolor: 'background.default' }} />
        <DialogActions sx={{ px: 3, pb: 3, gap: 1, bgcolor: 'background.default' }}>
          <Button onClick={onClose} disabled={isSigning}>
            {t('replace.keep')}
          </Button>
          <SignButton
            settled={settled}
            isBusy={isSigning}
            color={kind === 'cancel' ? 'error' : 'primary'}
            disabled={isSigning || !replacement || isRefused}
            onPress={onPress}
          >
            {t(isSigning ? 'send.sending' : `replace.${kind}.submit`)}
          </SignButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

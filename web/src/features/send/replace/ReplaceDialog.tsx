import type { Network } from '@everything-wallet/core/networks/networks';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { compiledTexts } from 'virtual:compiled-texts/callHistory';
import { z } from 'zod';
import { SignButton } from '../../../components/SignButton.tsx';
import { fillsSmallWindow } from '../../../components/smallWindow.ts';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSettledSummary } from '../../../lib/signing/useSettledSummary.ts';
import { useText } from '../../../lib/text/useText.ts';
import { chosenSigner } from '../../../lib/vault/chosenSigner.ts';
import { isWrongPassword, WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useSigningKey } from '../../../lib/vault/useSigningKey.ts';
import type { TextId } from '../../../texts/texts.ts';
import { isUncertain } from '../isUncertain.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import type { Sender } from '../Sender.ts';
import { saysUnnoted } from '../saysUnnoted.ts';
import { sendFailureText } from '../sendFailureText.ts';
import type { ReplacementKind, WaitingTransfer } from './askReplacement.ts';
import { ReplacementSummary } from './ReplacementSummary.tsx';
import { replaceTransfer } from './replaceTransfer.ts';
import { useReplacement } from './useReplacement.ts';

loadTexts(compiledTexts);

const MISSING = 'send.error.fieldsMissing' satisfies TextId;
const schemas = {
  phrase: z.object({ phrase: z.string().trim().min(1, MISSING), password: z.string() }),
  password: z.object({ phrase: z.string(), password: z.string().min(1, MISSING) }),
  unlocked: z.object({ phrase: z.string(), password: z.string() }),
};

interface ReplaceDialogProps {
  kind: ReplacementKind;
  userId: string;
  sender: Sender;
  network: Network;
  /** Record of the pending transfer. */
  record: WaitingTransfer;
  /** Reason why it can no longer be replaced: it may be confirmed while the dialog is open. */
  hindrance?: string | undefined;
  onClose: () => void;
}

/** Shows the fee of speeding up or cancelling a pending transfer, and signs it. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { kind, userId, sender, network, record, hindrance, onClose } = props;
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const choice = useSigningKey();
  const { onSummary, onSecret, ...settled } = useSettledSummary();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schemas[choice.key]),
    defaultValues: { phrase: '', password: '' },
  });
  const { isSubmitting } = formState;
  const [mayGoUnnoted, setMayGoUnnoted] = useState(false);
  const { replacement, total, problems, refresh } = useReplacement({ kind, network, record }, isSubmitting);
  const isRefused = problems.length > 0 || hindrance !== undefined;

  const submit = handleSubmit(async (values) => {
    if (!replacement || total === undefined || isRefused) return;
    try {
      await replaceTransfer({
        kind,
        userId,
        sender,
        network,
        record,
        shownFees: replacement.fees,
        shownTotal: total,
        mayGoUnnoted,
        openSigner: chosenSigner(choice, values, phraseSigner),
      });
      enqueueSnackbar(t(`replace.${kind}.done`), { variant: 'success' });
      onClose();
    } catch (error) {
      logProblem('Replacing a transfer failed', error);
      if (isWrongPassword(error)) setError('password', WRONG_PASSWORD);
      else enqueueSnackbar(sendFailureText(error, t), { variant: 'error' });
      // The journal finds the outcome; nothing else is signed here until then.
      if (saysUnnoted(error)) setMayGoUnnoted(true);
      if (isUncertain(error)) onClose();
      else refresh();
    }
  });

  const isCall = record.call_kind !== undefined;
  // From the signed bytes, not the record: askReplacement refuses a record that differs from them.
  const isToken = !isCall && record.contract_address !== undefined;
  const symbol = isToken ? record.token_symbol : network.currency;
  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
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
              disabled={isSubmitting}
              secretRef={onSecret}
            />
          }
        >
          <Typography>
            {isCall ? t(`callHistory.${kind}`) : t(`replace.${kind}.text`, { amount: record.amount, symbol })}
          </Typography>
          <Alert severity="warning">{t('replace.either')}</Alert>
          {hindrance !== undefined && !isSubmitting && <Alert severity="error">{hindrance}</Alert>}
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
        <UnseenSecret settled={settled} />
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('replace.keep')}
          </Button>
          <SignButton
            settled={settled}
            isBusy={isSubmitting}
            color={kind === 'cancel' ? 'error' : 'primary'}
            disabled={isSubmitting || !replacement || isRefused}
            onPress={() => void submit()}
          >
            {t(isSubmitting ? 'send.sending' : `replace.${kind}.submit`)}
          </SignButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

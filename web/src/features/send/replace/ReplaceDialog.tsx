import { addressGroups } from '@everything-wallet/core/accounts/addressGroups';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSnackbar } from 'notistack';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { compiledTexts } from 'virtual:compiled-messages/callHistory';
import { z } from 'zod';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import { SignButton } from '../../../components/SignButton.tsx';
import { fillsSmallWindow } from '../../../components/smallWindow.ts';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSettledSummary } from '../../../lib/signing/useSettledSummary.ts';
import { useText } from '../../../lib/text/useText.ts';
import { isWrongPassword, WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useSigningKey } from '../../../lib/vault/useSigningKey.ts';
import type { TextId } from '../../../texts/texts.ts';
import { isUncertain } from '../isUncertain.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import type { Sender } from '../Sender.ts';
import { saysUnnoted } from '../saysUnnoted.ts';
import { sendFailureText } from '../sendFailureText.ts';
import { isOver } from './isOver.ts';
import { askReplacement, type ReplacementKind, type WaitingTransfer } from './askReplacement.ts';
import { replaceTransfer } from './replaceTransfer.ts';

loadTexts(compiledTexts);

/** How often the fee shown is brought up to date, in ms: about one block on Ethereum. */
const REFRESH_MS = 12_000;

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
  /** The record of the transfer that waits. */
  record: WaitingTransfer;
  /** Why it cannot be replaced any more, for people: it may come into a block while this is open. */
  hindrance?: string | undefined;
  onClose: () => void;
}

/** Asks whether a transfer that waits is to be sped up or cancelled, says what that costs, and signs it. */
export function ReplaceDialog({
  kind,
  userId,
  sender,
  network,
  record,
  hindrance,
  onClose,
}: ReplaceDialogProps) {
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
  const { data, isError, refetch } = useQuery({
    queryKey: ['replacement', kind, record.tx_hash],
    queryFn: () => askReplacement({ kind, network, record }),
    // What is being signed must not change under it.
    refetchInterval: isSubmitting ? false : REFRESH_MS,
    retry: false,
    gcTime: 0,
  });
  const fee = data && maxFee(data.fees);
  const signedFee = data && maxFee(data.signedFees);
  // Of coin; tokens are beside it.
  const total = data && maxFee(data.fees) + (data.transfer.token ? 0n : data.transfer.amount);
  const isCovered = total === undefined || data?.balance === undefined || total <= data.balance;

  const isLate = kind === 'speedUp' && isOver(data?.transfer.call?.deadline, data?.answeredAt);

  const submit = handleSubmit(async ({ phrase, password }) => {
    if (!data || total === undefined || !isCovered || isLate || hindrance !== undefined) return;
    const { vault } = choice;
    try {
      await replaceTransfer({
        kind,
        userId,
        sender,
        network,
        record,
        shownFees: data.fees,
        shownTotal: total,
        mayGoUnnoted,
        openSigner: vault
          ? async (account) => {
              if (choice.key === 'password') await vault.unlock(password);
              return vault.openSigner(account);
            }
          : phraseSigner(phrase),
      });
      enqueueSnackbar(t(`replace.${kind}.done`), { variant: 'success' });
      onClose();
    } catch (error) {
      logProblem('Replacing a transfer failed', error);
      if (isWrongPassword(error)) setError('password', WRONG_PASSWORD);
      else enqueueSnackbar(sendFailureText(error, t), { variant: 'error' });
      // The journal asks what became of it; nothing more is to be signed here meanwhile.
      if (saysUnnoted(error)) setMayGoUnnoted(true);
      if (isUncertain(error)) onClose();
      else void refetch();
    }
  });

  const isCall = record.call_kind !== undefined;
  // What was signed, not what is said of it: askReplacement refuses where the record says anything else.
  const isToken = !isCall && record.contract_address !== undefined;
  const symbol = isToken ? record.token_symbol : network.currency;
  const exactCoin = (wei: bigint) => `${formatExactCoin(formatAmount(wei))} ${network.currency}`;
  const coin = (wei: bigint) => (
    <ExactOnDemand
      text={`${formatShort(formatAmount(wei), 'up')} ${network.currency}`}
      exact={exactCoin(wei)}
    />
  );
  const waits = `${formatExactCoin(record.amount)} ${symbol}`;
  const token = data?.transfer.token;
  const group = (address: string) => addressGroups(address).join(' ');
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
        // The form stands between the dialog and its content, which alone is to scroll: the buttons stay in sight.
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
          {isLate && <Alert severity="error">{t('send.error.deadlineOver')}</Alert>}
          {isError && <Alert severity="error">{t('send.error.estimate')}</Alert>}
          {!isCovered && <Alert severity="error">{t('send.error.insufficientFunds')}</Alert>}
        </SigningContent>
        <Box
          ref={onSummary}
          component="dl"
          // Between what scrolls and the buttons, so that what is signed stays in view.
          sx={{
            m: 0,
            px: 3,
            py: 1.25,
            flex: 'none',
            borderTop: 1,
            borderColor: 'divider',
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 1.5,
            rowGap: 0.25,
          }}
        >
          <ValueRow label={t('transaction.detail.network')} value={network.name} />
          <ValueRow label={t('transaction.detail.from')} value={group(sender.address)} />
          <ValueRow label={t('transaction.detail.to')} value={data && group(data.transfer.to)} />
          {token && <ValueRow label={t('transaction.detail.contract')} value={group(token.contract)} />}
          <ValueRow
            label={t('send.amount')}
            value={data && (token ? waits : exactCoin(data.transfer.amount))}
          />
          <ValueRow label={t('replace.feeNow')} value={fee === undefined ? undefined : coin(fee)} />
          <ValueRow
            label={t('replace.feeBefore')}
            value={signedFee === undefined ? undefined : coin(signedFee)}
          />
          <ValueRow
            label={t('send.total')}
            value={
              total === undefined ? undefined : token ? (
                <>
                  {waits} + {coin(total)}
                </>
              ) : (
                coin(total)
              )
            }
          />
        </Box>
        <UnseenSecret settled={settled} />
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('replace.keep')}
          </Button>
          <SignButton
            settled={settled}
            isBusy={isSubmitting}
            color={kind === 'cancel' ? 'error' : 'primary'}
            disabled={isSubmitting || !data || isError || !isCovered || isLate || hindrance !== undefined}
            onPress={() => void submit()}
          >
            {t(isSubmitting ? 'send.sending' : `replace.${kind}.submit`)}
          </SignButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function ValueRow({ label, value }: { label: string; value: ReactNode }) {
  const t = useText();
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        {value ?? t('send.feeEstimating')}
      </Typography>
    </>
  );
}

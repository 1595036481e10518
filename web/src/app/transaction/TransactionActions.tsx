import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useId, useState } from 'react';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { useOwnAccount } from '../../features/accounts/hooks/useOwnAccount.ts';
import { sendAgain } from '../../features/signing/replace/sendAgain.ts';
import { sendFailureText } from '../../features/signing/pipeline/sendFailureText.ts';
import { usePendingTransactions } from '../../features/transactions/hooks/usePendingTransactions.ts';
import { replacementHindrance } from '../../features/transactions/replacementHindrance.ts';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useText } from '../../lib/text/useText.ts';
import { senderOf } from '../wallet/senderOf.ts';

// It loads the signing code, which viewing a transaction does not need.
const ReplaceDialog = loadedDialog(
  async () => (await import('../../features/signing/replace/ReplaceDialog.tsx')).ReplaceDialog,
);

interface TransactionActionsProps {
  userId: string;
  /** A transaction whose outcome may still change. */
  transaction: Transaction;
}

/** Speed up, Cancel and Send again, or the reason why they are unavailable. */
export function TransactionActions({ userId, transaction }: TransactionActionsProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [dialog, setDialog] = useState<'speedUp' | 'cancel'>();
  const [isSending, setIsSending] = useState(false);
  const reasonId = useId();
  const own = useOwnAccount(userId, transaction.from_address);
  const pending = usePendingTransactions(userId);
  const account = own.status === 'ready' ? (own.data ?? 'none') : undefined;
  const isKnown = pending.status === 'ready';
  const hindrance = replacementHindrance(transaction, {
    pending: isKnown ? pending.data.records : [],
    account: isKnown ? signerOf(account) : undefined,
  });
  const { dropped_at, replaced_by, signed_transaction } = transaction;
  const isDropped = dropped_at !== undefined && replaced_by === undefined && signed_transaction !== undefined;

  const isCall = transaction.call_kind !== undefined;
  const isLate = useIsLate(isDropped && isCall ? signed_transaction : undefined);
  const maySendAgain = isDropped && (!isCall || isLate === false);

  async function giveAgain() {
    setIsSending(true);
    try {
      await sendAgain(transaction);
      enqueueSnackbar(t('transaction.sendAgain.done'), { variant: 'success' });
    } catch (error) {
      logProblem('Sending a transaction again failed', error);
      enqueueSnackbar(sendFailureText(error, t), { variant: 'error' });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {maySendAgain && (
          <Button variant="contained" disabled={isSending} onClick={() => void giveAgain()}>
            {t('transaction.sendAgain')}
          </Button>
        )}
        {(['speedUp', 'cancel'] as const).map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            color={kind === 'cancel' ? 'error' : 'primary'}
            disabled={hindrance !== undefined}
            aria-describedby={hindrance && reasonId}
            onClick={() => setDialog(kind)}
          >
            {t(`replace.${kind}`)}
          </Button>
        ))}
      </Box>
      {isLate && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('send.error.deadlineOver')}
        </Typography>
      )}
      {hindrance && (
        <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t(hindrance)}
        </Typography>
      )}
      {dialog && typeof account === 'object' && (
        <ReplaceDialog
          kind={dialog}
          userId={userId}
          sender={senderOf(account)}
          network={networkById(transaction.network as NetworkId)}
          record={transaction}
          hindrance={hindrance && t(hindrance)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
}

function signerOf(account: WalletAddress | 'none' | undefined) {
  return typeof account === 'object' ? { isWatchOnly: senderOf(account).derivationIndex === null } : account;
}

/**
 * Returns true if the deadline of a signed call has passed; undefined while unknown, or without a deadline.
 */
function useIsLate(signedTransaction: string | undefined): boolean | undefined {
  const [read, setRead] = useState<{ bytes: string; isLate: boolean }>();
  useEffect(() => {
    if (signedTransaction === undefined) return;
    let isUnmounted = false;
    // It loads the code that reads calls, which other transactions do not need.
    import('../../features/signing/replace/isLateCall.ts').then(
      ({ isLateCall }) => {
        if (!isUnmounted) setRead({ bytes: signedTransaction, isLate: isLateCall(signedTransaction) });
      },
      (error: unknown) => {
        logProblem('Reading the time of a call failed', error);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [signedTransaction]);
  return read?.bytes === signedTransaction ? read?.isLate : undefined;
}

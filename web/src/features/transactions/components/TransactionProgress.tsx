import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { depthOf, transactionState } from '../transactionState.ts';

interface TransactionProgressProps {
  transaction: Transaction;
}

/** Progress of a transaction, live, with the reason, and the others with its nonce. */
export function TransactionProgress({ transaction }: TransactionProgressProps) {
  const t = useText();
  const state = transactionState(transaction);
  const { failure_reason: reason, replaces, replaced_by: replacedBy } = transaction;
  const at = depthOf(transaction);
  return (
    <>
      <Typography variant="body2" color="textSecondary" aria-live="polite" component="p">
        {sentence()}
      </Typography>
      {state === 'inBlock' && at && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (100 * at.count) / at.depth)}
          aria-label={t('transaction.confirmations')}
          sx={{ mt: 1, borderRadius: 1 }}
        />
      )}
      {replaces !== undefined && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <Link component={RouterLink} to={pathOf(transaction, replaces)}>
            {t('transaction.replaces')}
          </Link>
        </Typography>
      )}
      {replacedBy !== undefined && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <Link component={RouterLink} to={pathOf(transaction, replacedBy)}>
            {t(state === 'replaced' ? 'transaction.replacedBy' : 'transaction.mayBeReplacedBy')}
          </Link>
        </Typography>
      )}
    </>
  );

  function sentence(): string {
    if (transaction.type === 'receive' && state === 'pending') return t('transaction.unconfirmed');
    const failed = reason && reason !== 'replaced' ? t(`transaction.failed.${reason}`) : undefined;
    const depth = at && t('transaction.depth', { count: at.count, depth: at.depth });
    if (state === 'inBlock') {
      return [failed ?? t('transaction.state.inBlock'), depth].filter((text) => text !== undefined).join(' ');
    }
    if (state === 'failed') return failed ?? t('transaction.state.failed');
    return t(`transaction.state.${state}`);
  }
}

function pathOf({ user_id, network }: TransactionRecord, hash: string): string {
  const chainId = findNetworkById(network)?.chainId ?? 0;
  return paths.transaction(transactionId(user_id, chainId, hash));
}

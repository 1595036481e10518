import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useSnackbar } from 'notistack';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageColumn } from '../../../components/PageColumn.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths } from '../../../config/paths.ts';
import { useSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { listenToTransaction } from '../api/listenToTransaction.ts';
import { useReconciliation } from '../hooks/useReconciliation.ts';
import type { Transaction } from '../Transaction.ts';
import { isOpen } from '../transactionState.ts';

interface TransactionPageProps {
  userId: string;
  /** Id from the URL. */
  transactionId: string;
  /** Renders the parts of other features: details with current prices, and actions for the transaction. */
  renderDetail: (transaction: Transaction) => ReactNode;
}

const NONE: readonly Transaction[] = [];

/** /transaction/{txId}: one of the user's transactions, followed until it is final (docs/product.md §2). */
export function TransactionPage({ userId, transactionId, renderDetail }: TransactionPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const transaction = useSnapshot(useMemo(() => listenToTransaction(transactionId), [transactionId]));
  const data = transaction.status === 'ready' ? transaction.data : undefined;
  useReconciliation(userId, data && isOpen(data) ? [data] : NONE);

  const isMissing = transaction.status === 'ready' && !transaction.data;
  useEffect(() => {
    if (!isMissing) return;
    enqueueSnackbar(t('transaction.error.notFound'), { variant: 'error' });
    void navigate(paths.home, { replace: true });
  }, [isMissing, enqueueSnackbar, navigate, t]);

  const error = transaction.status === 'failed' ? transaction.error : undefined;
  useEffect(() => {
    if (error) logProblem('Failed to load transaction', error);
  }, [error]);

  return (
    <PageColumn>
      <PageHeader title={t('transaction.title')} />
      {data && renderDetail(data)}
      {transaction.status === 'failed' && (
        <Card>
          <ErrorState
            title={t('transaction.error.load')}
            text={t('transaction.error.loadText')}
            onRetry={transaction.retry}
          />
        </Card>
      )}
      {transaction.status === 'loading' && (
        <Card
          role="status"
          aria-busy="true"
          aria-label={t('common.loading')}
          sx={{ p: { xs: 2.5, sm: 3.5 } }}
        >
          <Skeleton width="30%" />
          <Skeleton width="60%" height={56} />
          <Skeleton height={52} />
          <Skeleton height={52} />
          <Skeleton height={52} />
        </Card>
      )}
    </PageColumn>
  );
}

import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { UnreadableNotice } from '../../../components/UnreadableNotice.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { historyFilter, type HistoryFilter } from '../historyFilters.ts';
import { useHistory } from '../hooks/useHistory.ts';
import { useReconciliation } from '../hooks/useReconciliation.ts';
import { isOpen } from '../transactionState.ts';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { HistoryList } from './HistoryList.tsx';

/** Where the filter stands in the URL, so that going back goes back to it. */
const PARAMETER = 'type';

interface HistoryPageProps {
  userId: string;
}

/** /history: the user's transactions, filtered and live (specification §2, Transaction history). */
export function HistoryPage({ userId }: HistoryPageProps) {
  const t = useText();
  const [parameters, setParameters] = useSearchParams();
  const filter = historyFilter(parameters.get(PARAMETER));
  return (
    <>
      <PageHeader title={t('history.title')} />
      <HistoryFilterBar
        filter={filter}
        onChange={(chosen) => setParameters(chosen === 'all' ? {} : { [PARAMETER]: chosen })}
      />
      <Card sx={{ p: { xs: 1, sm: 1.5 } }}>
        <FilteredHistory key={filter} userId={userId} filter={filter} />
      </Card>
    </>
  );
}

interface FilteredHistoryProps {
  userId: string;
  filter: HistoryFilter;
}

function FilteredHistory({ userId, filter }: FilteredHistoryProps) {
  const t = useText();
  const history = useHistory(userId, filter);
  const transactions = history.status === 'ready' ? history.data.transactions : [];
  useReconciliation(userId, transactions.filter(isOpen).length);

  const error = history.status === 'failed' ? history.error : undefined;
  useEffect(() => {
    if (error) logProblem('Failed to load transactions', error);
  }, [error]);

  if (history.status === 'failed') {
    return <ErrorState title={t('home.error.transactions')} onRetry={history.retry} />;
  }
  const count = history.status === 'ready' ? transactions.length + history.data.unreadable : 0;
  if (history.status === 'loading' || (count === 0 && history.data.older !== 'none')) {
    return (
      <Box role="status" aria-busy="true" aria-label={t('common.loading')} sx={{ px: 1.5 }}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={66} />
        ))}
      </Box>
    );
  }
  if (count === 0) {
    return (
      <EmptyState
        icon={<ReceiptLongOutlined fontSize="large" />}
        {...(filter === 'all'
          ? { title: t('home.noTransactions'), text: t('home.noTransactionsText') }
          : { title: t(`history.empty.${filter}`), text: t(`history.empty.${filter}Text`) })}
      />
    );
  }
  return (
    <>
      <UnreadableNotice count={history.data.unreadable} />
      <HistoryList history={history.data} onLoadOlder={history.loadOlder} />
    </>
  );
}

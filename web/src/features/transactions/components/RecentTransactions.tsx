import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { HistoryDrawing } from '../../../components/drawings/HistoryDrawing.tsx';
import { LastKnown } from '../../../components/LastKnown.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { UnreadableNotice } from '../../../components/UnreadableNotice.tsx';
import { paths } from '../../../config/paths.ts';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import type { TransactionListing } from '../TransactionListing.ts';
import { TransactionRow } from './TransactionRow.tsx';
import { TransactionSkeletons } from './TransactionSkeletons.tsx';

interface RecentTransactionsProps {
  transactions: RetryableSnapshot<Records<Transaction>>;
  /** Last known list; shown until the current one is there. */
  lastKnown?: { readonly rows: readonly TransactionListing[]; readonly at: Date } | undefined;
}

/** Latest transactions of the user, live (docs/product.md §2, Home). */
export function RecentTransactions({ transactions, lastKnown }: RecentTransactionsProps) {
  const t = useText();
  // An empty last known list is not shown: there may be one by now.
  const before = transactions.status !== 'ready' && lastKnown?.rows.length ? lastKnown : undefined;
  const hasRows =
    before !== undefined || (transactions.status === 'ready' && transactions.data.records.length > 0);
  return (
    <Card component="section" aria-label={t('home.recent')} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 1, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {t('home.recent')}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {before && <LastKnown at={before.at} />}
        {hasRows && (
          <Button component={Link} to={paths.history} size="small">
            {t('home.allTransactions')}
          </Button>
        )}
      </Box>
      <Content transactions={transactions} lastKnown={before} />
    </Card>
  );
}

function Content({ transactions, lastKnown }: RecentTransactionsProps) {
  const t = useText();
  if (transactions.status === 'loading' && lastKnown) return <Rows rows={lastKnown.rows} />;
  if (transactions.status === 'loading') {
    return (
      <Box aria-busy="true">
        <TransactionSkeletons count={2} />
      </Box>
    );
  }
  if (transactions.status === 'failed') {
    return (
      <>
        <ErrorState title={t('home.error.transactions')} onRetry={transactions.retry} />
        {lastKnown && <Rows rows={lastKnown.rows} />}
      </>
    );
  }
  const { records, unreadable } = transactions.data;
  if (records.length === 0 && unreadable === 0) {
    return (
      <EmptyState
        icon={<HistoryDrawing />}
        title={t('home.noTransactions')}
        text={t('home.noTransactionsText')}
      />
    );
  }
  return (
    <>
      <UnreadableNotice count={unreadable} />
      <Rows rows={records} />
    </>
  );
}

function Rows({ rows }: { rows: readonly TransactionListing[] }) {
  return (
    <List disablePadding sx={{ containerType: 'inline-size' }}>
      {rows.map((transaction) => (
        <li key={transaction.id}>
          <TransactionRow transaction={transaction} />
        </li>
      ))}
    </List>
  );
}

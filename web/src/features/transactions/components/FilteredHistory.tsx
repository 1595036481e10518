import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import { markUnasked } from '@everything-wallet/core/documents/markUnasked';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { use, useEffect, useMemo } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { UnreadableNotice } from '../../../components/UnreadableNotice.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useVouchedTokens } from '../../../lib/tokens/useVouchedTokens.ts';
import { localDay } from '../../../lib/time/localDay.ts';
import { assetLabels, type AssetOption } from '../assetLabels.ts';
import type { ChosenFilters } from '../ChosenFilters.ts';
import { filterValues } from '../filterValues.ts';
import { groupByNonce } from '../groupByNonce.ts';
import type { History } from '../History.ts';
import { useWordsOfCall } from '../calls/useCallWords.ts';
import { historyConditions } from '../historyConditions.ts';
import { historySearch } from '../historySearch.ts';
import { isWanted } from '../isWanted.ts';
import { useHistory } from '../hooks/useHistory.ts';
import { useReconciliation } from '../hooks/useReconciliation.ts';
import { useSendsSince } from '../hooks/useSendsSince.ts';
import { narrowHistory } from '../narrowHistory.ts';
import { rowWordsOf } from '../rowWordsOf.ts';
import type { Transaction } from '../Transaction.ts';
import { isOpen } from '../transactionState.ts';
import { EmptyHistory } from './EmptyHistory.tsx';
import { HistoryList } from './HistoryList.tsx';
import { NarrowingBar } from './NarrowingBar.tsx';
import { TransactionSkeletons } from './TransactionSkeletons.tsx';
import { UnverifiedHistory } from './UnverifiedHistory.tsx';

const NOTHING_YET: History = { transactions: [], unreadable: 0, older: 'loading' };

interface FilteredHistoryProps {
  userId: string;
  filters: ChosenFilters;
  tokens: readonly AssetOption[];
  onChoose: (filters: ChosenFilters, isTyping?: boolean) => void;
}

/**
 * Transactions of a history that match the filters. The database filters by kind; the other filters are applied here, page by page, so
 * that changing one reads nothing again, and a filter without matches can be named.
 */
export function FilteredHistory({ userId, filters, tokens, onChoose }: FilteredHistoryProps) {
  const t = useText();
  const names = use(AddressNamesContext);
  const history = useHistory(userId, filters.type);
  const {
    transactions: recorded,
    unreadable,
    older: olderThanRead,
  } = history.status === 'ready' ? history.data : NOTHING_YET;
  useReconciliation(userId, recorded.filter(isOpen));

  const error = history.status === 'failed' ? history.error : undefined;
  useEffect(() => {
    if (error) logProblem('Failed to load transactions', error);
  }, [error]);

  const oldest = recorded.at(-1)?.time;
  // An incoming transfer of the user's own transaction is not unverified, even if the list lacks the transaction.
  const isWithoutSends = filters.type === 'receive' && !recorded.every(isWanted);
  const vouched = useVouchedTokens(tokens);
  const sends = useSendsSince(isWithoutSends ? userId : undefined, oldest);
  const transactions = useMemo(() => markUnasked(recorded, vouched, sends), [recorded, vouched, sends]);

  const sayCall = useWordsOfCall(filters.text !== '');
  const search = useMemo(() => historySearch(names, rowWordsOf(t, sayCall)), [names, t, sayCall]);
  const conditions = useMemo(() => historyConditions(filters, names, search), [filters, names, search]);
  const { wanted, unverified } = useMemo(() => {
    const groups = groupByNonce(transactions);
    const asset = conditions.find(({ name }) => name === 'asset');
    // A search for a contract shows the transactions that moved the token, unverified or not.
    const isMain = (head: Transaction) => isWanted(head) || (hasMoved(head) && asset?.holds(head) === true);
    return {
      wanted: groups.filter(({ head }) => isMain(head)),
      unverified: groups.filter(({ head }) => !isMain(head)),
    };
  }, [transactions, conditions]);
  const found = useMemo(() => narrowHistory(wanted, conditions), [wanted, conditions]);
  const foundUnverified = useMemo(() => narrowHistory(unverified, conditions), [unverified, conditions]);
  const switchedOn = useSwitchedOnNetworks();
  // Unverified transfers may be of hundreds of tokens, too many for the list of the filter.
  const assets = useMemo(
    () => assetLabels(tokens, transactions.filter(isWanted), switchedOn),
    [tokens, transactions, switchedOn],
  );
  const values = filterValues(filters, { names, assets }, t);

  // Transactions before the first day that is chosen need not be read.
  const isReadFarEnough = filters.from !== undefined && oldest && localDay(oldest) < filters.from;
  const older = isReadFarEnough ? 'none' : olderThanRead;
  const readCount = recorded.length + unreadable;
  const isNarrowed = conditions.length > 0;

  return (
    <>
      <NarrowingBar filters={filters} values={values} assets={assets} onChoose={onChoose} />
      {values.size > 0 && history.status === 'ready' && (
        <FoundCount found={found.length} unverified={foundUnverified.length} isAll={older === 'none'} />
      )}
      <UnverifiedHistory
        groups={foundUnverified}
        older={older}
        readCount={readCount}
        isNarrowed={isNarrowed}
        onLoadOlder={history.loadOlder}
      />
      <Card sx={{ p: { xs: 1, sm: 1.5 } }}>
        {history.status === 'failed' ? (
          <ErrorState title={t('home.error.transactions')} onRetry={history.retry} />
        ) : history.status === 'loading' || (readCount === 0 && older !== 'none') ? (
          <Box role="status" aria-busy="true" aria-label={t('common.loading')}>
            <TransactionSkeletons count={6} hasDay />
          </Box>
        ) : (
          <>
            <UnreadableNotice count={unreadable} />
            {found.length > 0 || older !== 'none' ? (
              <HistoryList
                label={t('history.list')}
                groups={found}
                older={older}
                readCount={readCount}
                isNarrowed={isNarrowed}
                onLoadOlder={history.loadOlder}
              />
            ) : (
              (unreadable === 0 || values.size > 0) && (
                <EmptyHistory
                  filters={filters}
                  values={values}
                  groups={wanted}
                  apartCount={foundUnverified.length}
                  conditions={conditions}
                  onChoose={onChoose}
                />
              )
            )}
          </>
        )}
      </Card>
    </>
  );
}

interface FoundCountProps {
  found: number;
  unverified: number;
  /** True where all of the history has been read. */
  isAll: boolean;
}

/** Number of transactions that match the filters. */
function FoundCount({ found, unverified, isAll }: FoundCountProps) {
  const t = useText();
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1, px: 1 }}>
      <span>{t(isAll ? 'history.found' : 'history.foundSoFar', { count: found })}</span>
      {unverified > 0 && (
        <>
          {' · '}
          <span>{t('history.foundApart', { count: unverified })}</span>
        </>
      )}
    </Typography>
  );
}

import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/history';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { AssetOption } from '../assetLabels.ts';
import type { ChosenFilters } from '../ChosenFilters.ts';
import { historyUrl } from '../historyUrl.ts';
import { FilteredHistory } from './FilteredHistory.tsx';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { HistoryNetworkFilter } from './HistoryNetworkFilter.tsx';
import { ScanProgress } from './ScanProgress.tsx';

loadTexts(compiledTexts);

interface HistoryPageProps {
  userId: string;
  /** The user's own tokens, whether or not the history has them. */
  tokens: readonly AssetOption[];
  /** Action for the history as filtered. */
  action?: ReactNode;
}

/** /history: the user's transactions, filtered and live (docs/product.md §2, Transaction history). */
export function HistoryPage({ userId, tokens, action }: HistoryPageProps) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => historyUrl.read(query), [query]);

  /**
   * Applies filters.
   *
   * @param isTyping true for further letters, which add no step for Back
   */
  const choose = (chosen: ChosenFilters, isTyping = false) =>
    setQuery(historyUrl.write(chosen), { replace: isTyping, preventScrollReset: true });

  return (
    <>
      <PageHeader title={t('history.title')} action={action} />
      <HistoryFilterBar filter={filters.type} onChange={(type) => choose({ ...filters, type })} />
      <Box sx={{ mb: 2 }}>
        <HistoryNetworkFilter
          network={filters.network}
          onChange={(network) => choose({ ...filters, network })}
        />
      </Box>
      <ScanProgress userId={userId} />
      <FilteredHistory
        key={filters.type}
        userId={userId}
        filters={filters}
        tokens={tokens}
        onChoose={choose}
      />
    </>
  );
}

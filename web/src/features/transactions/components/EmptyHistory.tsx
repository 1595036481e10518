import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { HistoryDrawing } from '../../../components/drawings/HistoryDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { withoutFilter, type ChosenFilters, type NarrowingName } from '../ChosenFilters.ts';
import { emptyingFilters } from '../emptyingFilters.ts';
import type { NonceGroup } from '../groupByNonce.ts';
import type { HistoryCondition } from '../historyConditions.ts';

interface EmptyHistoryProps {
  filters: ChosenFilters;
  /** Texts of the active filters. */
  values: ReadonlyMap<NarrowingName, string>;
  /** All transactions of the selected kind, once fully read. */
  groups: readonly NonceGroup[];
  /** Number of unverified rows that pass the filters: those are listed separately. */
  apartCount: number;
  conditions: readonly HistoryCondition[];
  onChoose: (filters: ChosenFilters) => void;
}

/** Explains an empty history, names the filter that empties it, and removes it. */
export function EmptyHistory({
  filters,
  values,
  groups,
  apartCount,
  conditions,
  onChoose,
}: EmptyHistoryProps) {
  const t = useText();
  const { type } = filters;
  const icon = <HistoryDrawing />;
  const unverifiedText = apartCount > 0 ? t('history.nothingButApart', { count: apartCount }) : '';
  const withUnverified = (text: string) => [unverifiedText, text].filter(Boolean).join(' ');
  const clear = values.size > 0 && (
    <Button variant="outlined" onClick={() => onChoose(withoutFilter(filters, 'all'))}>
      {t('history.filters.clear')}
    </Button>
  );
  const showAll = type !== 'all' && (
    <Button variant="outlined" onClick={() => onChoose({ ...filters, type: 'all' })}>
      {t('history.filters.showAll')}
    </Button>
  );

  if (groups.length === 0) {
    const texts =
      type === 'all'
        ? { title: t('home.noTransactions'), text: t('home.noTransactionsText') }
        : { title: t(`history.empty.${type}`), text: t(`history.empty.${type}Text`) };
    return (
      <EmptyState
        icon={icon}
        title={texts.title}
        text={withUnverified(texts.text)}
        action={<Actions>{showAll || clear}</Actions>}
      />
    );
  }

  const causes = emptyingFilters(groups, conditions);
  const describe = (name: NarrowingName) =>
    t('history.filters.chip', { filter: t(`history.filters.${name}`), value: values.get(name) ?? '' });
  return (
    <EmptyState
      icon={icon}
      title={t('history.nothing')}
      text={withUnverified(
        causes.length === 0
          ? t('history.nothingTogether')
          : causes
              .map(({ name, count }) => t('history.nothingBecause', { filter: describe(name), count }))
              .join(' '),
      )}
      action={
        <Actions>
          {causes.map(({ name }) => (
            <Button
              key={name}
              variant="contained"
              onClick={() => onChoose(withoutFilter(filters, name))}
              sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
            >
              {t('history.filters.remove', { filter: describe(name) })}
            </Button>
          ))}
          {clear}
          {showAll}
        </Actions>
      }
    />
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>{children}</Box>
  );
}

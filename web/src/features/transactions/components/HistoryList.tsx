import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo } from 'react';
import { useWindowedRows } from '../../../components/useWindowedRows.ts';
import { formatDayHeading } from '../../../lib/format/formatDayHeading.ts';
import { useText } from '../../../lib/text/useText.ts';
import { dayBegin } from '../../../lib/time/dayBegin.ts';
import { localDay } from '../../../lib/time/localDay.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import { dayOfGroup } from '../dayOfGroup.ts';
import type { NonceGroup } from '../groupByNonce.ts';
import type { History } from '../History.ts';
import { NonceRow } from './NonceRow.tsx';

/** Heights before they are measured, in px: of a row, and of the heading of a day above one. */
const ROW_HEIGHT = 66;
const HEADING_HEIGHT = 40;

/** Rows drawn beyond the window on either side. */
const OVERSCAN = 8;

/** How many rows before the last one the next page is asked for. */
const READ_AHEAD = 40;

interface HistoryListProps {
  /** What the list is called. */
  label: string;
  /** Newest first. */
  groups: readonly NonceGroup[];
  older: History['older'];
  /** How many records were read for them: more with every page, whether the filters leave any of it or not. */
  readCount: number;
  onLoadOlder: () => void;
}

/** The rows of a history under headings of their days; only those in sight are in the document, however many there are. */
export function HistoryList({ label, groups, older, readCount, onLoadOlder }: HistoryListProps) {
  const t = useText();
  const today = useToday();
  const days = useMemo(() => groups.map((group) => dayOfGroup(group, today)), [groups, today]);
  const keyOf = useCallback((index: number) => groups[index]?.head.id ?? String(index), [groups]);
  const heightOf = useCallback(
    (index: number) => ROW_HEIGHT + (isFirstOfDay(days, index) ? HEADING_HEIGHT : 0),
    [days],
  );
  const { list, height, rows, measure, lastInSight, takeFocus, dropFocus } = useWindowedRows({
    count: groups.length,
    keyOf,
    heightOf,
    overscan: OVERSCAN,
  });

  const isNearEnd = older === 'available' && lastInSight >= groups.length - READ_AHEAD;
  useEffect(() => {
    if (isNearEnd) onLoadOlder();
  }, [isNearEnd, readCount, onLoadOlder]);

  return (
    <>
      <Box
        ref={list}
        role="list"
        aria-label={label}
        // From row to row the focus is never nowhere: the row it goes to would be gone before it came.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) dropFocus();
        }}
        sx={{ position: 'relative', height }}
      >
        {rows.map(({ index, key, top }) => {
          const group = groups[index];
          const day = days[index];
          return (
            group &&
            day !== undefined && (
              <Box
                key={key}
                ref={measure}
                data-index={index}
                role="listitem"
                aria-posinset={index + 1}
                // -1 says that the size is not known yet.
                aria-setsize={older === 'none' ? groups.length : -1}
                onFocus={() => takeFocus(index)}
                style={{ transform: `translateY(${top}px)` }}
                sx={{ position: 'absolute', top: 0, left: 0, width: '100%' }}
              >
                {isFirstOfDay(days, index) && <DayHeading day={day} today={today} />}
                <NonceRow group={group} day={day} />
              </Box>
            )
          );
        })}
      </Box>
      {older === 'loading' && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ py: 2, textAlign: 'center' }}>
          {t('history.loadingOlder')}
        </Typography>
      )}
      {older === 'failed' && (
        <Box role="alert" sx={{ py: 2, display: 'grid', justifyItems: 'center', gap: 1 }}>
          <Typography variant="body2">{t('history.error.older')}</Typography>
          <Button variant="outlined" onClick={onLoadOlder}>
            {t('common.retry')}
          </Button>
        </Box>
      )}
    </>
  );
}

function isFirstOfDay(days: readonly string[], index: number): boolean {
  return index === 0 || days[index] !== days[index - 1];
}

/** Stands in the item of the day's first row: between the items of a list there may be nothing. */
function DayHeading({ day, today }: { day: string; today: string }) {
  const t = useText();
  const begin = dayBegin(day);
  return (
    <Typography
      component="h2"
      variant="body2"
      color="textSecondary"
      sx={{ fontWeight: 650, px: { xs: 1, sm: 1.5 }, pt: 1.5, pb: 0.5 }}
    >
      {day === today
        ? t('history.today')
        : day === dayBefore(today)
          ? t('history.yesterday')
          : begin && formatDayHeading(begin)}
    </Typography>
  );
}

function dayBefore(day: string): string | undefined {
  const begin = dayBegin(day);
  return begin && localDay(new Date(begin.getFullYear(), begin.getMonth(), begin.getDate() - 1));
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWindowedRows } from '../../../components/useWindowedRows.ts';
import { WindowedList } from '../../../components/WindowedList.tsx';
import { formatDayHeading } from '../../../lib/format/formatDayHeading.ts';
import { useText } from '../../../lib/text/useText.ts';
import { dayBegin } from '../../../lib/time/dayBegin.ts';
import { localDay } from '../../../lib/time/localDay.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import { dayOfGroup } from '../dayOfGroup.ts';
import type { NonceGroup } from '../groupByNonce.ts';
import type { History } from '../History.ts';
import { NonceRow } from './NonceRow.tsx';

/**
 * Estimated heights, in px: of a row with two lines and with three, and of a day's heading. A row with its estimated height is rendered
 * once.
 */
const ROW_HEIGHT = 64;
const NARROW_ROW_HEIGHT = 86;
const HEADING_HEIGHT = 37;

/** Window width at which a row fits two lines; otherwise rows are measured. */
const WIDE = '(min-width: 520px)';

/** Rows rendered beyond the window on either side: each one delays the first paint, and Tab needs only the next one. */
const OVERSCAN = 2;

/** Number of rows before the last one at which the next page is requested. */
const READ_AHEAD = 40;

/** Maximum records read automatically for these rows, five pages: others may control how many unverified ones there are. */
const MAX_READ_AHEAD = 500;

/** Key of the group of pending transactions, in place of a day; it is above all others. */
const PENDING = 'pending';

interface HistoryListProps {
  /** Accessible name of the list. */
  label: string;
  /** Newest first. */
  groups: readonly NonceGroup[];
  older: History['older'];
  /** Number of records read: grows with every page, whether or not they pass the filters. */
  readCount: number;
  /** True if a filter is active: matches may be in any older page, so all are read. */
  isNarrowed: boolean;
  onLoadOlder: () => void;
}

/** Rows of a history: pending ones first, the others under headings of their days; only visible ones are rendered. */
export function HistoryList({
  label,
  groups: all,
  older,
  readCount,
  isNarrowed,
  onLoadOlder,
}: HistoryListProps) {
  const t = useText();
  const today = useToday();
  const groups = useMemo(() => pendingFirst(all), [all]);
  const days = useMemo(
    () => groups.map((group) => (isPending(group) ? PENDING : dayOfGroup(group, today))),
    [groups, today],
  );
  const keyOf = useCallback((index: number) => groups[index]?.head.id ?? String(index), [groups]);
  const rowHeight = useMediaQuery(WIDE, { noSsr: true }) ? ROW_HEIGHT : NARROW_ROW_HEIGHT;
  const heightOf = useCallback(
    (index: number) => rowHeight + (isFirstOfDay(days, index) ? HEADING_HEIGHT : 0),
    [days, rowHeight],
  );
  const windowed = useWindowedRows({ count: groups.length, keyOf, heightOf, overscan: OVERSCAN });

  const [readFrom, setReadFrom] = useState({ rows: 0, records: 0 });
  // A page with new rows resets the automatic limit.
  if (groups.length >= readFrom.rows + READ_AHEAD) setReadFrom({ rows: groups.length, records: readCount });
  const isNearEnd = older === 'available' && windowed.lastInSight >= groups.length - READ_AHEAD;
  const isResting = isNearEnd && !isNarrowed && readCount - readFrom.records >= MAX_READ_AHEAD;
  const isReadingOn = isNearEnd && !isResting;
  useEffect(() => {
    if (isReadingOn) onLoadOlder();
  }, [isReadingOn, readCount, onLoadOlder]);

  const readOn = () => setReadFrom({ rows: groups.length, records: readCount });

  return (
    <>
      <WindowedList label={label} windowed={windowed} size={older === 'none' ? groups.length : -1}>
        {(index) => {
          const group = groups[index];
          const day = days[index];
          return (
            group &&
            day !== undefined && (
              <>
                {isFirstOfDay(days, index) && <Heading day={day} today={today} />}
                <NonceRow group={group} day={day === PENDING ? today : day} />
              </>
            )
          );
        }}
      </WindowedList>
      {older === 'loading' && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ py: 2, textAlign: 'center' }}>
          {t('history.loadingOlder')}
        </Typography>
      )}
      {isResting && (
        <Box sx={{ py: 2, px: 2, display: 'grid', justifyItems: 'center', gap: 1 }}>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
            {t('history.olderRests', { count: readCount })}
          </Typography>
          <Button variant="outlined" onClick={readOn}>
            {t('history.loadOlder')}
          </Button>
        </Box>
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

function isPending({ head }: NonceGroup): boolean {
  return head.status === 'pending';
}

/** Puts pending rows above the others; both groups stay in order. Returns the same list if none has to move. */
function pendingFirst(groups: readonly NonceGroup[]): readonly NonceGroup[] {
  const firstSettled = groups.findIndex((group) => !isPending(group));
  if (firstSettled < 0 || !groups.slice(firstSettled).some(isPending)) return groups;
  return [...groups.filter(isPending), ...groups.filter((group) => !isPending(group))];
}

/** Inside the day's first row, since a list may contain only items. */
function Heading({ day, today }: { day: string; today: string }) {
  const t = useText();
  const begin = dayBegin(day);
  return (
    <Typography
      component="h2"
      variant="body2"
      color="textSecondary"
      sx={{ fontWeight: 650, px: { xs: 1, sm: 1.5 }, pt: 1.5, pb: 0.5 }}
    >
      {day === PENDING
        ? t('history.pending')
        : day === today
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

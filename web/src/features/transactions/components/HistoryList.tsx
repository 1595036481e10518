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
 * Heights before they are measured, in px: of a row with two lines and with three, and of the heading of a day above one. A row that
 * turns out as it was guessed is drawn once.
 */
const ROW_HEIGHT = 64;
const NARROW_ROW_HEIGHT = 86;
const HEADING_HEIGHT = 37;

/** Windows in which a row has room for two lines; where that is not quite so, rows are measured. */
const WIDE = '(min-width: 520px)';

/** Rows drawn beyond the window on either side: each is drawn while somebody waits, and Tab needs the next one only. */
const OVERSCAN = 2;

/** How many rows before the last one the next page is asked for. */
const READ_AHEAD = 40;

/** Records that are read by themselves for that many more rows, five pages: how many others there are may be for others to decide. */
const MAX_READ_AHEAD = 500;

interface HistoryListProps {
  /** What the list is called. */
  label: string;
  /** Newest first. */
  groups: readonly NonceGroup[];
  older: History['older'];
  /** How many records were read for them: more with every page, whether the filters leave any of it or not. */
  readCount: number;
  /** Whether somebody looks for something, which may be in whatever is older: it is looked for to the end. */
  isNarrowed: boolean;
  onLoadOlder: () => void;
}

/** The rows of a history under headings of their days; only those in sight are in the document, however many there are. */
export function HistoryList({ label, groups, older, readCount, isNarrowed, onLoadOlder }: HistoryListProps) {
  const t = useText();
  const today = useToday();
  const days = useMemo(() => groups.map((group) => dayOfGroup(group, today)), [groups, today]);
  const keyOf = useCallback((index: number) => groups[index]?.head.id ?? String(index), [groups]);
  const rowHeight = useMediaQuery(WIDE, { noSsr: true }) ? ROW_HEIGHT : NARROW_ROW_HEIGHT;
  const heightOf = useCallback(
    (index: number) => rowHeight + (isFirstOfDay(days, index) ? HEADING_HEIGHT : 0),
    [days, rowHeight],
  );
  const windowed = useWindowedRows({ count: groups.length, keyOf, heightOf, overscan: OVERSCAN });

  const [readFrom, setReadFrom] = useState({ rows: 0, records: 0 });
  // A reading that has found its rows begins anew.
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
                {isFirstOfDay(days, index) && <DayHeading day={day} today={today} />}
                <NonceRow group={group} day={day} />
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

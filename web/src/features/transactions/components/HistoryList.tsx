import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { History } from '../History.ts';
import { groupByNonce } from '../groupByNonce.ts';
import { NonceRow } from './NonceRow.tsx';

/** A row's height before it is measured, in px. */
const ROW_HEIGHT = 66;

/** Rows drawn beyond the window on either side, so that scrolling shows no gap and Tab finds the next one. */
const OVERSCAN = 8;

/** How many rows before the last one the next page is asked for. */
const READ_AHEAD = 40;

interface HistoryListProps {
  history: History;
  onLoadOlder: () => void;
}

/**
 * The rows of a history; only those in sight are in the document, however many there are.
 *
 * The window scrolls, as on every screen. The row that has the keyboard's focus stays in the document when it is
 * scrolled away, so that the focus is not lost and Tab goes on from there.
 */
export function HistoryList({ history: { transactions, older }, onLoadOlder }: HistoryListProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const [focusedId, setFocusedId] = useState<string>();
  const groups = useMemo(() => groupByNonce(transactions), [transactions]);
  const focused = focusedId === undefined ? -1 : groups.findIndex(({ head }) => head.id === focusedId);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indices = new Set(defaultRangeExtractor(range));
      // With its neighbours, which Tab goes to.
      const kept = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      for (const index of kept) if (index >= 0 && index < range.count) indices.add(index);
      return [...indices].sort((one, other) => one - other);
    },
    [focused],
  );

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by what it returns
  const virtualizer = useWindowVirtualizer({
    count: groups.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => groups[index]?.head.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: offset,
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();

  const lastInSight = virtualizer.range?.endIndex ?? 0;
  const isNearEnd = older === 'available' && lastInSight >= groups.length - READ_AHEAD;
  useEffect(() => {
    if (isNearEnd) onLoadOlder();
  }, [isNearEnd, transactions.length, onLoadOlder]);

  return (
    <>
      <Box
        ref={list}
        role="list"
        aria-label={t('history.list')}
        // From row to row the focus is never nowhere: the row it goes to would be gone before it came.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocusedId(undefined);
        }}
        sx={{ position: 'relative', height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, key, start }) => {
          const group = groups[index];
          return (
            group && (
              <Box
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="listitem"
                aria-posinset={index + 1}
                // -1 says that the size is not known yet.
                aria-setsize={older === 'none' ? groups.length : -1}
                onFocus={() => setFocusedId(group.head.id)}
                style={{ transform: `translateY(${start - offset}px)` }}
                sx={{ position: 'absolute', top: 0, left: 0, width: '100%' }}
              >
                <NonceRow group={group} />
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

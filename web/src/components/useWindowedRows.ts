import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface WindowedRowsOptions {
  readonly count: number;
  /** Returns the stable identity of a row, independent of its position. */
  readonly keyOf: (index: number) => string;
  /** Height of a row before it is measured, in px. */
  readonly heightOf: (index: number) => number;
  /** Rows drawn beyond the window on either side, so that scrolling shows no gap and Tab finds the next one. */
  readonly overscan: number;
}

/**
 * Selects the visible rows of a long list; only these are in the document, however many there are.
 *
 * The window scrolls, as on every screen. The row with the keyboard's focus remains in the document when it
 * is scrolled away, so that the focus is not lost and Tab continues from there.
 */
export function useWindowedRows({ count, keyOf, heightOf, overscan }: WindowedRowsOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const place = () => {
      if (list.current) setOffset(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    place();
    // Sections above it open and close.
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const [focused, setFocused] = useState<{ readonly key: string; readonly index: number }>();
  const focusedIndex = focused === undefined ? -1 : placeOf(focused, count, keyOf);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indices = new Set(defaultRangeExtractor(range));
      // With its neighbors, which Tab reaches.
      const stored = focusedIndex < 0 ? [] : [focusedIndex - 1, focusedIndex, focusedIndex + 1];
      for (const index of stored) if (index >= 0 && index < range.count) indices.add(index);
      return [...indices].sort((one, other) => one - other);
    },
    [focusedIndex],
  );

  // oxlint-disable-next-line react/incompatible-library -- its results are not memoized here
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan,
    scrollMargin: offset,
    rangeExtractor,
  });

  return {
    /** Height of the element that contains the rows, in px. */
    list,
    height: virtualizer.getTotalSize(),
    /** Position of each row below the top of the list, in px. */
    rows: virtualizer.getVirtualItems().map(({ index, key, start }) => ({ index, key, top: start - offset })),
    /** Measures every row's element; it has its `data-index`. */
    measure: virtualizer.measureElement,
    lastInSight: virtualizer.range?.endIndex ?? 0,
    takeFocus: (index: number) => setFocused({ key: keyOf(index), index }),
    dropFocus: () => setFocused(undefined),
  };
}

/** Returns the current index of a row: mostly the former one. */
function placeOf(
  { key, index }: { key: string; index: number },
  count: number,
  keyOf: (index: number) => string,
): number {
  if (index < count && keyOf(index) === key) return index;
  for (let place = 0; place < count; place += 1) if (keyOf(place) === key) return place;
  return -1;
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { useWindowedRows } from './useWindowedRows.ts';

interface WindowedListProps {
  /** Accessible name of the list. */
  label: string;
  windowed: ReturnType<typeof useWindowedRows>;
  /** Total number of rows, for screen readers; -1 while unknown. */
  size: number;
  /** Renders the row with this index. */
  children: (index: number) => ReactNode;
}

/** A list that renders only its visible rows, however many there are. */
export function WindowedList({ label, windowed, size, children }: WindowedListProps) {
  const { list, height, rows, measure, takeFocus, dropFocus } = windowed;
  return (
    <Rows
      ref={list}
      role="list"
      aria-label={label}
      // Between rows the focus is never outside the list: the next row would be removed before it receives
      // the focus.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) dropFocus();
      }}
      style={{ height }}
    >
      {rows.map(({ index, key, top }) => (
        <div
          key={key}
          ref={measure}
          data-index={index}
          role="listitem"
          aria-posinset={index + 1}
          aria-setsize={size}
          onFocus={() => takeFocus(index)}
          style={{ transform: `translateY(${top}px)` }}
        >
          {children(index)}
        </div>
      ))}
    </Rows>
  );
}

const Rows = styled('div')({
  position: 'relative',
  // Rows may adapt to its width.
  containerType: 'inline-size',
  '& > *': { position: 'absolute', top: 0, left: 0, width: '100%' },
});

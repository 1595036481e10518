import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { useWindowedRows } from './useWindowedRows.ts';

interface WindowedListProps {
  /** What the list is called. */
  label: string;
  windowed: ReturnType<typeof useWindowedRows>;
  /** How many rows there are in all, for who hears the list; -1 says that this is not known yet. */
  size: number;
  /** What is in the row with this index. */
  children: (index: number) => ReactNode;
}

/** A list of rows of which only those in sight are in the document, however many there are. */
export function WindowedList({ label, windowed, size, children }: WindowedListProps) {
  const { list, height, rows, measure, takeFocus, dropFocus } = windowed;
  return (
    <Rows
      ref={list}
      role="list"
      aria-label={label}
      // From row to row the focus is never nowhere: the row it goes to would be gone before it came.
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
  // Rows may look at how wide it is.
  containerType: 'inline-size',
  '& > *': { position: 'absolute', top: 0, left: 0, width: '100%' },
});

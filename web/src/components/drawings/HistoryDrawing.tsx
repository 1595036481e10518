import { LineDrawing } from './LineDrawing.tsx';

/** A stack of transactions: the last one has arrived. */
export function HistoryDrawing() {
  return (
    <LineDrawing
      accent={
        <>
          <circle cx="68" cy="29" r="3" />
          <path d="m62 74 6 6 12-14" />
        </>
      }
    >
      <rect x="18" y="20" width="60" height="18" rx="9" />
      <rect x="18" y="46" width="60" height="18" rx="9" />
      <path d="M30 29h22M30 55h30M27 76h26" />
    </LineDrawing>
  );
}

import { LineDrawing } from './LineDrawing.tsx';

/** Two people side by side. */
export function ContactsDrawing() {
  return (
    <LineDrawing
      accent={
        <>
          <circle cx="66" cy="40" r="8" />
          <path d="M66 56c9 0 14 7 14 16" />
        </>
      }
    >
      <circle cx="40" cy="34" r="12" />
      <path d="M18 76c0-14 10-22 22-22s22 8 22 22" />
    </LineDrawing>
  );
}

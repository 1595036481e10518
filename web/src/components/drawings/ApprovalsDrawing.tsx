import { LineDrawing } from './LineDrawing.tsx';

/** A shield with a keyhole. */
export function ApprovalsDrawing() {
  return (
    <LineDrawing
      accent={
        <>
          <circle cx="48" cy="42" r="6" />
          <path d="M48 48v14" />
        </>
      }
    >
      <path d="M48 14 22 24v22c0 18 11 29 26 36 15-7 26-18 26-36V24Z" />
    </LineDrawing>
  );
}

import { LineDrawing } from './LineDrawing.tsx';

/** A seedling over water. */
export function PoolsDrawing() {
  return (
    <LineDrawing
      accent={
        <>
          <path d="M48 58V34M48 42c-12 0-18-6-18-16 12 0 18 6 18 16ZM48 36c0-10 6-16 16-16 0 10-6 16-16 16Z" />
        </>
      }
    >
      <path d="M16 66c6-5 10-5 16 0s10 5 16 0 10-5 16 0 10 5 16 0M22 78c5-4 9-4 14 0s9 4 14 0 9-4 14 0 6 3 10 2" />
    </LineDrawing>
  );
}

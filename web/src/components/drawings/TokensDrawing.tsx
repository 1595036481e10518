import { LineDrawing } from './LineDrawing.tsx';

/** Coins in a pile. */
export function TokensDrawing() {
  return (
    <LineDrawing
      accent={
        <>
          <circle cx="66" cy="64" r="13" />
          <path d="M66 58v12M60 64h12" />
        </>
      }
    >
      <ellipse cx="40" cy="34" rx="22" ry="9" />
      <path d="M18 34v14c0 5 10 9 22 9s22-4 22-9V34M18 48v14c0 5 10 9 22 9 5 0 10-1 14-2" />
    </LineDrawing>
  );
}

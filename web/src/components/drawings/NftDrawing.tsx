import { LineDrawing } from './LineDrawing.tsx';

/** A framed picture of hills. */
export function NftDrawing() {
  return (
    <LineDrawing
      accent={
        <>
          <circle cx="58" cy="34" r="6" />
        </>
      }
    >
      <rect x="20" y="16" width="56" height="56" rx="10" />
      <path d="m20 60 16-16 14 14 8-8 18 18M30 80h36" />
    </LineDrawing>
  );
}

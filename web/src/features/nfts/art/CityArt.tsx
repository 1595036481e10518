import { scatter } from './scatter.ts';

/** Half the width of a tower's top, and half its depth, in units of the drawing. */
const WIDTH = 34;
const DEPTH = 17;
const SIDE = 5;

const tops = ['#f6c9a0', '#f2b184', '#f9dcbd', '#ef9d74'];

interface Tower {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly top: string | undefined;
  readonly isLit: boolean;
}

/** Back to front, so that nearer towers cover farther ones. */
const towers: readonly Tower[] = Array.from({ length: SIDE * SIDE }, (_, index) => ({
  column: index % SIDE,
  row: Math.floor(index / SIDE),
  index,
}))
  .sort((one, other) => one.column + one.row - other.column - other.row)
  .map(({ column, row, index }) => ({
    x: 200 + (column - row) * WIDTH,
    y: 196 + (column + row) * DEPTH,
    height: 34 + Math.round(scatter(index * 7 + 3) * 122),
    top: tops[Math.floor(scatter(index * 5 + 1) * tops.length)],
    isLit: scatter(index * 3 + 2) > 0.45,
  }));

/** A block of towers folded from one sheet, lit from the left. */
export function CityArt() {
  return (
    <>
      <rect width="400" height="400" fill="#f3e6d4" />
      <circle cx="304" cy="92" r="46" fill="#fff8ec" />
      <path d="M200 204 L384 296 L200 388 L16 296Z" fill="#d9c0a3" />
      {towers.map(({ x, y, height, top, isLit }) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y})`}>
          <path d={`M${-WIDTH} 0 L0 ${DEPTH} V${DEPTH - height} L${-WIDTH} ${-height}Z`} fill="#d9774f" />
          <path d={`M${WIDTH} 0 L0 ${DEPTH} V${DEPTH - height} L${WIDTH} ${-height}Z`} fill="#8a3f37" />
          <path
            d={`M0 ${-DEPTH - height} L${WIDTH} ${-height} L0 ${DEPTH - height} L${-WIDTH} ${-height}Z`}
            fill={top}
          />
          {isLit &&
            [0, 1, 2].map((floor) => (
              <path
                key={floor}
                d={`M-26 ${16 - height + floor * 18} l14 7 v8 l-14 -7Z`}
                fill={floor === 1 ? '#ffe9a8' : '#b65a3e'}
                opacity={height > 40 + floor * 18 ? 1 : 0}
              />
            ))}
        </g>
      ))}
    </>
  );
}

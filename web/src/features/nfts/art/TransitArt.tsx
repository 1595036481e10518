import { useId } from 'react';
import { scatter } from './scatter.ts';

/** Edge of a tile in drawing units; a tile's lines meet its edges in the middle. */
const TILE = 80;
const HALF = TILE / 2;

const arcs = Array.from({ length: 25 }, (_, index) => {
  const x = (index % 5) * TILE;
  const y = Math.floor(index / 5) * TILE;
  const isTurned = scatter(index + 11) < 0.5;
  return isTurned
    ? `M${x + HALF} ${y} A${HALF} ${HALF} 0 0 1 ${x} ${y + HALF} M${x + TILE} ${y + HALF} A${HALF} ${HALF} 0 0 0 ${x + HALF} ${y + TILE}`
    : `M${x + HALF} ${y} A${HALF} ${HALF} 0 0 0 ${x + TILE} ${y + HALF} M${x} ${y + HALF} A${HALF} ${HALF} 0 0 1 ${x + HALF} ${y + TILE}`;
}).join(' ');

/** Stations, where lines cross between tiles. */
const stations = [3, 8, 14, 17, 23, 29, 34, 38].map((place) => ({
  x: Math.floor(scatter(place) * 4 + 1) * TILE,
  y: Math.floor(scatter(place + 50) * 5) * TILE + HALF,
}));

/** Quarter circles on a grid of tiles: lines that meet every edge and never end. */
export function TransitArt() {
  const gradient = useId();
  return (
    <>
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="400" y2="400">
          <stop offset="0" stopColor="#19e3ff" />
          <stop offset="0.45" stopColor="#8a6bff" />
          <stop offset="1" stopColor="#ff4fa3" />
        </linearGradient>
      </defs>
      <rect width="400" height="400" fill="#0a0c24" />
      <g fill="none">
        <path d={arcs} stroke="#161a45" strokeWidth="40" />
        <path d={arcs} stroke={`url(#${gradient})`} strokeWidth="22" />
        <path d={arcs} stroke="#0a0c24" strokeWidth="12" />
        <path d={arcs} stroke={`url(#${gradient})`} strokeWidth="4" />
      </g>
      {stations.map(({ x, y }) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="11" fill="#0a0c24" stroke="#fff" strokeWidth="5" />
      ))}
    </>
  );
}

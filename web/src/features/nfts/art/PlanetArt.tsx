import { useId } from 'react';
import { scatter } from './scatter.ts';

const stars = Array.from({ length: 70 }, (_, index) => ({
  x: (scatter(index + 300) * 400).toFixed(1),
  y: (scatter(index + 400) * 400).toFixed(1),
  radius: (0.6 + scatter(index + 500) * 1.7).toFixed(1),
}));

/** Clouds from the north down: upper edge from the middle, height, colour. */
const bands = [
  [-112, 34, '#ffd9c2'],
  [-78, 22, '#ff9f80'],
  [-56, 30, '#ffc3a1'],
  [-26, 16, '#f0705f'],
  [-10, 36, '#ffab8c'],
  [26, 14, '#e0605c'],
  [40, 28, '#ff8f78'],
  [68, 44, '#c94b57'],
] as const;

const RING = 'M-178 0 A178 46 0 0 0 178 0';

/** A banded planet, half in shadow, behind and before its rings. */
export function PlanetArt() {
  const id = useId();
  const [space, disc] = [`${id}-space`, `${id}-disc`];
  const rings = (
    <g fill="none">
      <path d={RING} stroke="#ffe6b8" strokeWidth="13" opacity="0.95" />
      <path d={RING} stroke="#c58be0" strokeWidth="5" transform="scale(0.87)" />
      <path d={RING} stroke="#8fd6ff" strokeWidth="4" transform="scale(1.08)" opacity="0.8" />
    </g>
  );
  return (
    <>
      <defs>
        <linearGradient id={space} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#0c1330" />
          <stop offset="1" stopColor="#3a1a57" />
        </linearGradient>
        <clipPath id={disc}>
          <circle r="112" />
        </clipPath>
      </defs>
      <rect width="400" height="400" fill={`url(#${space})`} />
      {stars.map(({ x, y, radius }) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={radius} fill="#fff" opacity="0.75" />
      ))}
      <circle cx="66" cy="72" r="24" fill="#8fd6ff" />
      <circle cx="75" cy="65" r="24" fill="#0f1636" opacity="0.55" />
      <g transform="translate(200 206) rotate(-20)">
        <g transform="scale(1 -1)">{rings}</g>
        <g clipPath={`url(#${disc})`}>
          {bands.map(([y, height, color]) => (
            <rect key={y} x="-112" y={y} width="224" height={height} fill={color} />
          ))}
          <ellipse cx="-34" cy="8" rx="26" ry="11" fill="#fff0df" opacity="0.85" />
          <path d="M0 -112 A112 112 0 0 1 0 112 A150 150 0 0 0 0 -112Z" fill="#2a1145" opacity="0.45" />
        </g>
        {rings}
      </g>
    </>
  );
}

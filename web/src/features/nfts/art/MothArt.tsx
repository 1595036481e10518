import { useId } from 'react';
import { scatter } from './scatter.ts';

const stars = Array.from({ length: 46 }, (_, index) => ({
  x: (scatter(index) * 400).toFixed(1),
  y: (scatter(index + 100) * 400).toFixed(1),
  radius: (0.7 + scatter(index + 200) * 1.6).toFixed(1),
}));

/** The right half of the moth, its body at the left edge. */
function Wing({ upper, lower }: { upper: string; lower: string }) {
  return (
    <>
      <path
        d="M6 28 C30 34 96 40 112 88 C118 118 92 150 66 138 C56 166 58 196 78 224 C44 218 16 170 6 96Z"
        fill={`url(#${lower})`}
      />
      <path
        d="M4 10 C28 -50 108 -96 162 -78 C174 -44 158 14 122 40 C88 62 34 52 6 40Z"
        fill={`url(#${upper})`}
      />
      <path
        d="M10 16 C44 -34 100 -66 150 -66"
        fill="none"
        stroke="#f4ecd8"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path d="M16 34 C60 34 106 22 142 -24" fill="none" stroke="#2c5f5d" strokeWidth="3" opacity="0.6" />
      <circle cx="104" cy="-12" r="19" fill="#2c5f5d" />
      <circle cx="104" cy="-12" r="13" fill="#f7d774" />
      <circle cx="107" cy="-12" r="7" fill="#1c2340" />
      <circle cx="70" cy="100" r="13" fill="#2c5f5d" />
      <circle cx="70" cy="100" r="8" fill="#f7d774" />
      <path
        d="M5 -14 C12 -44 26 -58 46 -66"
        fill="none"
        stroke="#f4ecd8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M12 -36 l-2 -12 M19 -47 l0 -12 M28 -55 l3 -11"
        stroke="#f4ecd8"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}

/** A moth before the moon. */
export function MothArt() {
  const id = useId();
  const [upper, lower, night] = [`${id}-upper`, `${id}-lower`, `${id}-night`];
  const wing = <Wing upper={upper} lower={lower} />;
  return (
    <>
      <defs>
        <linearGradient id={upper} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#5fae97" />
          <stop offset="1" stopColor="#d6f2d0" />
        </linearGradient>
        <linearGradient id={lower} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#79c4a6" />
          <stop offset="1" stopColor="#bfe9c8" />
        </linearGradient>
        <radialGradient id={night} cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" stopColor="#3a4a86" />
          <stop offset="1" stopColor="#121735" />
        </radialGradient>
      </defs>
      <rect width="400" height="400" fill={`url(#${night})`} />
      {stars.map(({ x, y, radius }) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={radius} fill="#dfe6ff" opacity="0.8" />
      ))}
      <circle cx="200" cy="166" r="138" fill="#f4ecd8" opacity="0.12" />
      <circle cx="200" cy="166" r="112" fill="#f4ecd8" />
      <circle cx="160" cy="118" r="17" fill="#e5dabf" />
      <circle cx="236" cy="96" r="10" fill="#e5dabf" />
      <circle cx="258" cy="210" r="21" fill="#e5dabf" />
      <g transform="translate(200 172)">
        {wing}
        <g transform="scale(-1 1)">{wing}</g>
        <ellipse cx="0" cy="34" rx="11" ry="48" fill="#f4ecd8" />
        <path d="M-10 26 h20 M-11 40 h22 M-10 54 h20 M-8 66 h16" stroke="#c9b98f" strokeWidth="3" />
        <circle cx="0" cy="-14" r="11" fill="#f4ecd8" />
        <circle cx="-4" cy="-17" r="2.2" fill="#1c2340" />
        <circle cx="4" cy="-17" r="2.2" fill="#1c2340" />
      </g>
    </>
  );
}

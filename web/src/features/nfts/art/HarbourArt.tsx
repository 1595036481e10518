/** Sky from the top down: upper edge of each band in drawing units, and its colour. */
const sky = [
  [0, '#2b1b4d'],
  [58, '#4a2560'],
  [108, '#7d3268'],
  [150, '#b8455f'],
  [186, '#e46a4e'],
  [214, '#f59657'],
  [236, '#fbc27a'],
] as const;

/** Light on the water: distance below the horizon, half width, opacity. */
const glitter = [
  [8, 62, 0.95],
  [20, 46, 0.85],
  [34, 58, 0.75],
  [50, 34, 0.65],
  [66, 44, 0.55],
  [84, 24, 0.5],
  [104, 30, 0.4],
  [126, 16, 0.35],
] as const;

const HORIZON = 258;

/** A low sun over a harbour, in bands of paper. */
export function HarbourArt() {
  return (
    <>
      {sky.map(([y, color]) => (
        <rect key={y} y={y} width="400" height={400 - y} fill={color} />
      ))}
      <circle cx="236" cy="214" r="66" fill="#ffe3a6" />
      <circle cx="236" cy="214" r="50" fill="#fff3d2" />
      <path d="M0 226 L62 190 L104 214 L160 176 L218 232 L400 258 L0 258Z" fill="#8f3f6b" />
      <path d="M400 214 L352 196 L300 236 L262 246 L230 258 L400 258Z" fill="#6d2f63" />
      <path d="M0 244 L40 232 L96 250 L130 258 L0 258Z" fill="#4a2560" />
      <rect y={HORIZON} width="400" height={400 - HORIZON} fill="#35215a" />
      <path d="M0 296 Q100 284 200 296 T400 296 V400 H0Z" fill="#2c1b4e" />
      <path d="M0 342 Q100 328 200 342 T400 342 V400 H0Z" fill="#221542" />
      {glitter.map(([y, half, opacity]) => (
        <rect
          key={y}
          x={236 - half}
          y={HORIZON + y}
          width={half * 2}
          height="5"
          rx="2.5"
          fill="#ffb866"
          opacity={opacity}
        />
      ))}
      <g transform="translate(96 236)">
        <path d="M0 46 H84 L70 66 H14Z" fill="#160d2e" />
        <path d="M40 42 V-50 L-6 42Z" fill="#f7e2c4" />
        <path d="M46 42 V-28 L80 42Z" fill="#e8b48b" />
        <rect x="41" y="-54" width="4" height="100" fill="#160d2e" />
        <path d="M45 -54 l20 7 l-20 7Z" fill="#e4572e" />
      </g>
      <g transform="translate(312 248)" fill="#160d2e">
        <path d="M0 18 H40 L34 28 H6Z" />
        <path d="M18 15 V-24 L-2 15Z" fill="#d98f74" />
        <path d="M22 15 V-12 L38 15Z" fill="#b9656b" />
      </g>
      {[
        [300, 92],
        [326, 104],
        [276, 112],
      ].map(([x = 0, y = 0]) => (
        <path
          key={x}
          d={`M${x} ${y} q7 -9 13 0 q6 -9 13 0`}
          fill="none"
          stroke="#1f1238"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
    </>
  );
}

/** The angle by which a plant turns from one seed to the next, in radians. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** From the middle outwards. */
const palette = ['#5b2a12', '#8c3b12', '#c2541a', '#e8772a', '#f6a02d', '#fbc94a', '#ffe58a'];

const seeds = Array.from({ length: 400 }, (_, index) => {
  const growth = Math.sqrt((index + 0.5) / 400);
  const angle = index * GOLDEN_ANGLE;
  return {
    x: (200 + 178 * growth * Math.cos(angle)).toFixed(1),
    y: (200 + 178 * growth * Math.sin(angle)).toFixed(1),
    radius: (2.2 + 6.4 * growth).toFixed(1),
    color: palette[Math.min(palette.length - 1, Math.floor(growth * palette.length))],
  };
});

/** Four hundred seeds, each turned from the one before by the golden angle. */
export function SeedsArt() {
  return (
    <>
      <rect width="400" height="400" fill="#0d2b26" />
      <circle cx="200" cy="200" r="194" fill="#12382f" />
      <circle cx="200" cy="200" r="64" fill="#1a2a1a" />
      {seeds.map(({ x, y, radius, color }) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={radius} fill={color} />
      ))}
    </>
  );
}

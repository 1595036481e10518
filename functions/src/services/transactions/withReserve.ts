/** The gas that code is left: a fifth more than it needs now, since the state may change before it runs. */
export function withReserve(gasNeeded: bigint): bigint {
  return (gasNeeded * 12n + 9n) / 10n;
}

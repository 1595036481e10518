/** Part of a preview by which the output may fall short: interest since the preview. */
const DRIFT = { parts: 1n, of: 1_000n };

/** Returns the minimum output that still meets a preview of an amount that the call does not name. */
export function minAfterDrift(promised: bigint): bigint {
  return promised - (promised * DRIFT.parts) / DRIFT.of;
}

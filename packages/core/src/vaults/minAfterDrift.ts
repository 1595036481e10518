/** Parts of what was promised by which it may be less: interest of the time since the vault was asked. */
const DRIFT = { parts: 1n, of: 1_000n };

/** The least that still keeps a promise about an amount that the call does not name. */
export function minAfterDrift(promised: bigint): bigint {
  return promised - (promised * DRIFT.parts) / DRIFT.of;
}

/**
 * Checks that the deadline of a call is over, after which it fails and only costs its fee.
 *
 * @param deadline seconds since 1970; undefined without one
 * @param now the server's time, in ms since 1970; this browser's where the server does not report it
 */
export function isOver(deadline: bigint | undefined, now = Date.now()): boolean {
  return deadline !== undefined && deadline < BigInt(Math.floor(now / 1_000));
}

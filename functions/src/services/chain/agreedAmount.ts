/**
 * Returns the amount that two nodes report, else the first one's, which is disputed unless it is the only
 * one.
 *
 * @param said at least one amount
 */
export function agreedAmount(said: readonly bigint[]): {
  readonly amount: bigint;
  readonly isDisputed: boolean;
} {
  const agreed = said.find((one, index) => said.includes(one, index + 1));
  return { amount: agreed ?? said[0] ?? 0n, isDisputed: said.length > 1 && agreed === undefined };
}

/**
 * Returns the amount that two nodes report, else the first one's, which is disputed unless it is the only
 * one.
 *
 * @param amounts at least one amount
 */
export function agreedAmount(amounts: readonly bigint[]): {
  readonly amount: bigint;
  readonly isDisputed: boolean;
} {
  const agreed = amounts.find((one, index) => amounts.includes(one, index + 1));
  return { amount: agreed ?? amounts[0] ?? 0n, isDisputed: amounts.length > 1 && agreed === undefined };
}

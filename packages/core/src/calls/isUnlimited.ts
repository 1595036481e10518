/** From here on nobody has so much, and most wallets and tokens take it for 'without limit'. */
const HALF_OF_ALL = 1n << 255n;

/** All bits set of the numbers that tokens and Permit2 keep allowances in. */
const FULL = [96n, 128n, 160n].map((bits) => (1n << bits) - 1n);

/** Whether an allowance is one that no spending uses up. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= HALF_OF_ALL || FULL.includes(amount);
}

/** Wei per gas that a tip may come to on any network, however low its base fee is: 100 gwei. */
const MODEST_CEILING = 100_000_000_000n;

/** How many times the base fee a tip may come to beyond that. */
const MOST_BASE_FEES = 10n;

/**
 * The highest tip that is believed to be what others pay: one node says what that is, nobody typed it, and a tip is spent to the
 * last wei (EIP-1559).
 *
 * @param baseFee that of the next block, wei per gas
 * @returns wei per gas
 */
export function credibleTip(baseFee: bigint): bigint {
  const ceiling = MOST_BASE_FEES * baseFee;
  return ceiling > MODEST_CEILING ? ceiling : MODEST_CEILING;
}

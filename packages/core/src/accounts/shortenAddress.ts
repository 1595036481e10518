/**
 * Shortens a wallet address for display: the first 10 and the last 8 characters (docs/product.md §9, Display
 * rules).
 */
export function shortenAddress(address: string): string {
  return address.length <= 18 ? address : `${address.slice(0, 10)}…${address.slice(-8)}`;
}

/**
 * Shortens a contract address for display: the first 6 and the last 4 characters (docs/product.md §9, Display
 * rules).
 */
export function shortenContractAddress(address: string): string {
  return address.length <= 10 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}

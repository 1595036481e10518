/** Masks a key until it is revealed: the first 8 characters, an ellipsis, the last 4 (docs/product.md §9). */
export function maskApiKey(key: string): string {
  return `${key.slice(0, 8)}…${key.slice(-4)}`;
}

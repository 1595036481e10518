/** Masks a key for display: the first 8 characters, an ellipsis, the last 4; a short one entirely. */
export function maskApiKey(key: string): string {
  return key.length < 24 ? '…' : `${key.slice(0, 8)}…${key.slice(-4)}`;
}

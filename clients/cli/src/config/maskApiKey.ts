/** A key as it is shown: the first 8 characters, an ellipsis, the last 4. One too short to hide anything is hidden whole. */
export function maskApiKey(key: string): string {
  return key.length < 24 ? '…' : `${key.slice(0, 8)}…${key.slice(-4)}`;
}

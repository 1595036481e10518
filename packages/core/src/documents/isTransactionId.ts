/**
 * True for a transaction's document id of any owner: `{uid}_{chain id}_{hash}`, plus a place for an incoming
 * transfer (receivedId).
 */
export function isTransactionId(text: string): boolean {
  return /^[^/]+_\d+_0x[0-9a-f]{64}(_(coin|\d+(\.\d+)?))?$/.test(text);
}

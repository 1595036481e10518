/** Whether a text has the shape of a transaction's document id, `{uid}_{chain id}_{hash}`, whoever it belongs to. */
export function isTransactionId(text: string): boolean {
  return /^[^/]+_\d+_0x[0-9a-f]{64}$/.test(text);
}

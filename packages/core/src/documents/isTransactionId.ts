/**
 * Whether a text has the shape of a transaction's document id, whoever it belongs to: `{uid}_{chain id}_{hash}`, and with a
 * place behind it that of something that came in (receivedId).
 */
export function isTransactionId(text: string): boolean {
  return /^[^/]+_\d+_0x[0-9a-f]{64}(_(coin|\d+(\.\d+)?))?$/.test(text);
}

/** Returns the document of `sent_nonces` that names a nonce's record: one per chain, account and nonce. */
export function slotName(chainId: number, address: string, nonce: number): string {
  return `${chainId}_${address.toLowerCase()}_${nonce}`;
}

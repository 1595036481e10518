/** The document of `sent_nonces` that says which record has a nonce: one a chain, account and nonce. */
export function slotName(chainId: number, address: string, nonce: number): string {
  return `${chainId}_${address.toLowerCase()}_${nonce}`;
}

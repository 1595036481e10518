/** Returns the key of a contract in a token index: its chain (EIP-155) and its address in lower case. */
export function tokenIndexKey(chainId: number, contract: string): string {
  return `${chainId}:${contract.toLowerCase()}`;
}

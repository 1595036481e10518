/**
 * Whether a node's refusal of signed bytes says that it has them already.
 *
 * The texts are those of geth and erigon, besu, nethermind, anvil and reth (ethereum/execution-apis #245: there is no
 * common error code).
 */
export function isAlreadyKnown(text: string): boolean {
  return /already ?known|known transaction|already imported|already (exists|in) /i.test(text);
}

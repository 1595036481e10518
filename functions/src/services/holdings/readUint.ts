/**
 * Reads the number that a contract answers (ABI uint256 and below).
 *
 * @param answer 0x-prefixed hex; null where its code failed
 * @returns undefined for anything else: where there is no contract the answer is empty. Some proxies answer with zeros after it
 */
export function readUint(answer: string | null | undefined): bigint | undefined {
  const word = /^(0x[0-9a-f]{64})(?:0{2})*$/i.exec(answer ?? '')?.[1];
  return word === undefined ? undefined : BigInt(word);
}

/**
 * Decodes a contract's answer as a number (ABI uint256 and below).
 *
 * Without a contract, or this function, the answer is shorter than a number. Some proxies append zeros;
 * anything else after it makes it invalid.
 *
 * @returns undefined if invalid
 */
export function uintOf(answer: string | undefined): bigint | undefined {
  const word = /^(0x[0-9a-f]{64})0*$/i.exec(answer ?? '')?.[1];
  return word === undefined ? undefined : BigInt(word);
}

/**
 * Reads a contract's answer as a number (ABI uint256 and below).
 *
 * Where there is no contract, or none with this function, the answer is shorter than a number. Some proxies answer with zeros after it;
 * anything else after it is no number.
 *
 * @returns undefined of what is none
 */
export function uintOf(answer: string | undefined): bigint | undefined {
  const word = /^(0x[0-9a-f]{64})0*$/i.exec(answer ?? '')?.[1];
  return word === undefined ? undefined : BigInt(word);
}

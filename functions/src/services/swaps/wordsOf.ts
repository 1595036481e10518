/**
 * Reads the words that a contract answers (ABI, 32 bytes each).
 *
 * @param answer 0x-prefixed hex; null where its code failed
 * @param least how many there have to be
 * @returns undefined where there are fewer, as where there is no contract
 */
export function wordsOf(answer: string | null | undefined, least: number): readonly bigint[] | undefined {
  const digits = (answer ?? '').slice(2);
  if (digits.length < 64 * least || !/^[0-9a-f]+$/i.test(digits)) return undefined;
  return Array.from({ length: Math.floor(digits.length / 64) }, (_, index) =>
    BigInt(`0x${digits.slice(64 * index, 64 * (index + 1))}`),
  );
}

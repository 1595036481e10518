import { wordsIn } from '../abi/wordsIn.ts';

/**
 * Reads the words that a contract answers (ABI, 32 bytes each).
 *
 * @param answer 0x-prefixed hex; null where its code failed
 * @param least how many there have to be
 * @returns undefined where there are fewer, as where there is no contract
 */
export function wordsOf(answer: string | null | undefined, least: number): readonly bigint[] | undefined {
  if (!answer || !/^0x[0-9a-f]+$/i.test(answer)) return undefined;
  const words = wordsIn(answer);
  return words.length < least ? undefined : words;
}

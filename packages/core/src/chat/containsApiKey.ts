import { decodedText } from './decodedText.ts';

/** An API key of this product, or a usable part of one; copying and line breaks add dashes and spaces. */
const KEY = /(?<![\da-z])ew[\s_-]{0,3}(?:live|test)[\s_-]{0,3}[\da-z]{16}/i;

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** True if a text contains an API key. A prefix alone, as in 'ew_test_', and a masked key pass. */
export function containsApiKey(text: string): boolean {
  return [text, decodedText(text)].some((version) => KEY.test(version.normalize('NFKC').replace(unseen, '')));
}

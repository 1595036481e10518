import { decodedText } from './decodedText.ts';

/** An API key of this product, or enough of one to be worth stealing; dashes and spaces come from copying and line breaks. */
const KEY = /(?<![\da-z])ew[\s_-]{0,3}(?:live|test)[\s_-]{0,3}[\da-z]{16}/i;

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Whether a text holds an API key. The beginning alone, as in 'ew_test_', and a masked key are let through. */
export function containsApiKey(text: string): boolean {
  return [text, decodedText(text)].some((version) => KEY.test(version.normalize('NFKC').replace(unseen, '')));
}

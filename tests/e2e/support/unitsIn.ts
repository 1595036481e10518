import { parseUnits } from 'ethers';

/**
 * Returns the first amount in a text, in the smallest unit.
 *
 * @param language BCP 47 tag of the text's separators
 * @throws Error if the text has no amount
 */
export function unitsIn(text: string, decimals: number, language = 'en'): bigint {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const plain = text.replaceAll(valueOf('group'), '').replaceAll(valueOf('decimal'), '.');
  const [amount] = /\d+(?:\.\d+)?/.exec(plain) ?? [];
  if (amount === undefined) throw new Error(`There is no amount in '${text}'`);
  return parseUnits(amount, decimals);
}

import { parseUnits } from 'ethers';

/**
 * Returns the first amount in a text, in the smallest unit.
 *
 * @throws Error if the text has no amount
 */
export function unitsIn(text: string, decimals: number): bigint {
  const [amount] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  if (amount === undefined) throw new Error(`There is no amount in '${text}'`);
  return parseUnits(amount.replaceAll(',', ''), decimals);
}

import { toUnits } from '../amounts/units.ts';

/** Units of 10^-80; undefined where a record says no amount. */
export function readAmount(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  try {
    return toUnits(text);
  } catch {
    return undefined;
  }
}

import { toUnits } from '../amounts/units.ts';

/** Returns units of 10^-80; undefined if a record has no amount. */
export function readAmount(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  try {
    return toUnits(text);
  } catch {
    return undefined;
  }
}

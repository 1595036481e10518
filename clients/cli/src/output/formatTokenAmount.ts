import type { NameToken } from '../tokens/tokenNames.ts';
import { formatUnits } from './formatUnits.ts';

/** From here on an allowance stands for all there is: half of what Permit2 can hold. */
const MIN_UNLIMITED = 1n << 159n;

/**
 * Writes an amount of an ERC-20 token for people, with its symbol, and its contract beside it: anybody can take a symbol.
 *
 * @param units in the smallest unit, with a sign where it is a change; 'all' for everything
 */
export function formatTokenAmount(units: string | undefined, contract: string, nameOf: NameToken): string {
  const name = nameOf(contract);
  const what = name ? `${name.symbol} (${contract}${name.isKnown ? '' : ', unknown to ew'})` : contract;
  if (units === undefined) return `some ${what}`;
  if (units === 'all' || BigInt(units) >= MIN_UNLIMITED)
    return `${units === 'all' ? 'all' : 'unlimited'} ${what}`;
  return name ? `${formatUnits(units, name.decimals)} ${what}` : `${units} units of ${contract}`;
}

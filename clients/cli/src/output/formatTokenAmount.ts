import type { NameToken } from '../tokens/tokenNames.ts';
import { formatUnits } from './formatUnits.ts';

/** Allowances from here on count as unlimited: half of Permit2's maximum. */
const MIN_UNLIMITED = 1n << 159n;

/**
 * Formats an amount of an ERC-20 token, with its symbol and contract: anyone can use any symbol.
 *
 * @param units in the smallest unit, with a sign for a change; 'all' for everything
 */
export function formatTokenAmount(units: string | undefined, contract: string, nameOf: NameToken): string {
  const name = nameOf(contract);
  const what = name ? `${name.symbol} (${contract}${name.isKnown ? '' : ', unknown to ew'})` : contract;
  if (units === undefined) return `some ${what}`;
  if (units === 'all' || BigInt(units) >= MIN_UNLIMITED)
    return `${units === 'all' ? 'all' : 'unlimited'} ${what}`;
  return name ? `${formatUnits(units, name.decimals)} ${what}` : `${units} units of ${contract}`;
}

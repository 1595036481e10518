import type { CallWarning } from '../../CallWarning.ts';

/** Warns of a number that may be an amount or the id of an NFT. */
export function standardWarnings({
  standard,
  contract,
}: {
  readonly standard: 'erc20' | 'erc721' | undefined;
  readonly contract: string;
}): CallWarning[] {
  return standard === undefined ? [{ type: 'amountOrId', contract }] : [];
}

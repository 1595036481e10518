import type { Simulation } from '@everything-wallet/sdk';
import { findKnownToken } from './findKnownToken.ts';

type TokenFacts = Simulation['tokens'][number];

/** How amounts of a token are written. */
interface TokenName {
  readonly symbol: string;
  readonly decimals: number;
  /** Whether the program knows the token by itself; else the contract says so, which may say anything. */
  readonly isKnown: boolean;
}

/** Finds the name of a token by its contract; undefined where its decimals are not known. */
export type NameToken = (contract: string) => TokenName | undefined;

/**
 * Collects the names of tokens. What the program knows by itself goes before what a server says.
 *
 * @param contracts in any case
 * @param facts what the API says that contracts say of themselves
 */
export async function tokenNames(
  chainId: number,
  contracts: readonly string[],
  facts: readonly TokenFacts[] = [],
): Promise<NameToken> {
  const names = new Map<string, TokenName>();
  for (const { contract, symbol, decimals } of facts) {
    if (decimals !== undefined) names.set(contract.toLowerCase(), { symbol, decimals, isKnown: false });
  }
  const wanted = new Set(
    [...contracts, ...facts.map(({ contract }) => contract)].map((one) => one.toLowerCase()),
  );
  for (const contract of wanted) {
    const known = await findKnownToken(chainId, contract);
    if (known) names.set(contract, { symbol: known.symbol, decimals: known.decimals, isKnown: true });
  }
  return (contract) => names.get(contract.toLowerCase());
}

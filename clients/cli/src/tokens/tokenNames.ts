import type { Simulation } from '@everything-wallet/sdk';
import { findKnownToken } from './findKnownToken.ts';

type TokenFacts = Simulation['tokens'][number];

/** Name and decimals for amounts of a token. */
interface TokenName {
  readonly symbol: string;
  readonly decimals: number;
  /** True for a known token; else the values come from the contract, and are untrusted. */
  readonly isKnown: boolean;
}

/** Returns the name of a token by its contract; undefined where its decimals are unknown. */
export type NameToken = (contract: string) => TokenName | undefined;

/**
 * Collects the names of tokens. Built-in facts take precedence over a server's.
 *
 * @param contracts in any case
 * @param facts tokens as their contracts describe themselves, from the API
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

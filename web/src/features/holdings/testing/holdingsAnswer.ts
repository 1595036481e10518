import type { Holding, HoldingsAnswer, TokenFacts } from '@everything-wallet/core/callables/holdings';

/** The answer of three nodes that agree, but for what a test says. */
export function holdingsAnswer(
  holdings: readonly Holding[],
  tokens: readonly TokenFacts[] = [],
  changes: Partial<HoldingsAnswer> = {},
): HoldingsAnswer {
  return {
    block: { number: 123, time: 1_770_000_000_000 },
    ageMs: 12_000,
    nodes: { configured: 3, answered: 3, needed: 2 },
    holdings: [...holdings],
    tokens: [...tokens],
    isDiscoveryWhole: true,
    discoversNext: 0,
    ...changes,
  };
}

/** What all three nodes say an account holds. */
export function holding(
  address: string,
  units: bigint,
  contract: string | null = null,
  changes: Partial<Holding> = {},
): Holding {
  return { address, contract, units: String(units), agreement: 'agreed', agreeing: 3, ...changes };
}

/** A token on the bundled list, but for what a test says. */
export function tokenFacts(contract: string, changes: Partial<TokenFacts> = {}): TokenFacts {
  return { contract, symbol: 'USDC', name: 'USD Coin', decimals: 6, isListed: true, ...changes };
}

/** The nth address of a test, without a checksum of its own. */
export function addressOf(number: number): string {
  return `0x${number.toString(16).padStart(40, '0')}`;
}

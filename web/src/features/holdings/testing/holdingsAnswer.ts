import type { Holding, HoldingsAnswer, TokenFacts } from '@everything-wallet/core/schemas/holdings';

/** Makes the answer of three agreeing nodes, with the changes of a test. */
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

/** Makes a holding of an account on which all three nodes agree. */
export function holding(
  address: string,
  units: bigint,
  contract: string | null = null,
  changes: Partial<Holding> = {},
): Holding {
  return { address, contract, units: String(units), agreement: 'agreed', agreeing: 3, ...changes };
}

/** Makes the facts of a listed token, with the changes of a test. */
export function tokenFacts(contract: string, changes: Partial<TokenFacts> = {}): TokenFacts {
  return { contract, symbol: 'USDC', name: 'USD Coin', decimals: 6, isListed: true, ...changes };
}

/** Returns the nth address of a test, without a checksum. */
export function addressOf(number: number): string {
  return `0x${number.toString(16).padStart(40, '0')}`;
}

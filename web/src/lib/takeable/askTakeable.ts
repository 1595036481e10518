import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import type { HoldingsAnswer, TokenFacts } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { askAllowed } from '../calls/askAllowance.ts';
import { logProblem } from '../log/logProblem.ts';
import { batchQuery } from '../refresh/batchQuery.ts';
import type { Takeable } from './Takeable.ts';

/** Tokens whose approval for Permit2 is read; each takes a simulation or two. */
const MAX_PERMIT2_TOKENS = 4;

/** What a spender could take now. */
export interface TakeableNow extends Takeable {
  /** In the smallest unit, or the number of NFTs; undefined where enough nodes do not agree on it. */
  readonly units: bigint | undefined;
  /** True if Permit2 may move none of the token: then nothing can be taken through it. */
  readonly lacksPermit2: boolean;
  readonly facts: TokenFacts | undefined;
}

/**
 * Reads what spenders could take now: the lesser of what is permitted and what the account holds, and of what Permit2
 * may move where it is taken through it.
 *
 * @param takeables of one account
 * @throws CallableError
 */
export async function askTakeable(
  network: Network,
  takeables: readonly Takeable[],
): Promise<readonly TakeableNow[]> {
  const [first] = takeables;
  if (!first) return [];
  const { owner } = first;
  const contracts = distinct(takeables);
  const byPermit2 = distinct(takeables.filter(({ isByPermit2 }) => isByPermit2)).slice(0, MAX_PERMIT2_TOKENS);
  const [answer, ...allowances] = await Promise.all([
    batchQuery('holdings', { network: network.rpcName, addresses: [owner], tokens: contracts }),
    ...byPermit2.map((token) => allowanceOfPermit2(network, owner, token)),
  ]);
  return takeables.map((takeable): TakeableNow => {
    const { contract, amount, isByPermit2 } = takeable;
    const allowed = isByPermit2 ? allowances[placeOf(byPermit2, contract)] : undefined;
    const limits = [heldOf(answer, contract), amount, isByPermit2 ? allowed : ('all' as const)];
    return {
      ...takeable,
      units: leastOf(limits),
      lacksPermit2: allowed === 0n,
      facts: answer.tokens.find((one) => sameAddress(one.contract, contract)),
    };
  });
}

function distinct(takeables: readonly Takeable[]): string[] {
  const byKey = new Map(takeables.map(({ contract }) => [contract.toLowerCase(), contract]));
  return [...byKey.values()];
}

function placeOf(contracts: readonly string[], contract: string): number {
  return contracts.findIndex((one) => sameAddress(one, contract));
}

/** Returns what Permit2 may move of a token; undefined where that is unknown. */
async function allowanceOfPermit2(
  network: Network,
  owner: string,
  token: string,
): Promise<bigint | undefined> {
  try {
    return await askAllowed({ network, owner, token, spender: PERMIT2, amount: 1n });
  } catch (error) {
    logProblem('The approval for Permit2 could not be read', error);
    return undefined;
  }
}

/** Returns what the account holds; undefined unless a quorum of nodes agrees. */
function heldOf({ holdings }: HoldingsAnswer, contract: string): bigint | undefined {
  const held = holdings.find((one) => one.contract !== null && sameAddress(one.contract, contract));
  return held?.agreement === 'agreed' && held.units !== null ? BigInt(held.units) : undefined;
}

/** Returns the least of several limits; 0 if one is, and else undefined if one is unknown. */
function leastOf(limits: readonly (bigint | 'all' | undefined)[]): bigint | undefined {
  const numbers = limits.filter((limit) => typeof limit === 'bigint');
  const least = numbers.reduce((low, one) => (one < low ? one : low), numbers[0] ?? 0n);
  if (numbers.length > 0 && least === 0n) return 0n;
  return limits.includes(undefined) ? undefined : least;
}

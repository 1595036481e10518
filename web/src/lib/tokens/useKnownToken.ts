import type { Network } from '@everything-wallet/core/networks/networks';
import type { KnownToken } from '@everything-wallet/core/tokens/KnownToken';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { contradictedTokens } from './contradictedTokens.ts';
import { findKnownToken, knownToken } from './tokenList.ts';

/** The wallet's facts about a token, and whether the server contradicts them. */
export interface KnownTokenState {
  /** Undefined while the list is loading, and for an unknown token. */
  readonly known: KnownToken | undefined;
  /** True once the whole list was searched. */
  readonly isSettled: boolean;
  readonly isContradicted: boolean;
}

/**
 * Finds a token among the known ones, and follows whether the latest answer contradicts it.
 *
 * @param contract undefined searches for nothing
 */
export function useKnownToken(
  { chainId }: Pick<Network, 'chainId'>,
  contract: string | undefined,
): KnownTokenState {
  const { data, isSuccess } = useQuery({
    queryKey: ['knownToken', chainId, contract?.toLowerCase()],
    queryFn: async () =>
      contract === undefined ? null : ((await findKnownToken(chainId, contract)) ?? null),
    enabled: contract !== undefined,
    staleTime: Infinity,
  });
  const isContradicted = useSyncExternalStore(contradictedTokens.subscribe, () =>
    contract === undefined ? false : contradictedTokens.has(chainId, contract),
  );
  const known = contract === undefined ? undefined : (data ?? knownToken(chainId, contract));
  return { known, isSettled: known !== undefined || isSuccess, isContradicted };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { contradictedTokens } from '../../../lib/tokens/contradictedTokens.ts';
import { findKnownToken, knownToken } from '../../../lib/tokens/tokenList.ts';
import { decodeRequest, type DecodedCall } from './decodeRequest.ts';

/**
 * Decodes calls by the facts the wallet knows of their contracts.
 *
 * @param requests the same list in every render
 */
export function useDecodedCalls(requests: readonly CallRequest[]): readonly DecodedCall[] {
  // Loads the list, and draws again once it is known what the contracts are.
  const { dataUpdatedAt } = useQuery({
    queryKey: ['knownTokens', requests.map(({ network, to }) => [network.chainId, to?.toLowerCase()])],
    queryFn: () =>
      Promise.all(
        requests.map(async ({ network, to }) =>
          to === null ? null : ((await findKnownToken(network.chainId, to)) ?? null),
        ),
      ),
    staleTime: Infinity,
  });
  useSyncExternalStore(contradictedTokens.subscribe, contradictedTokens.count);
  return useMemo(
    () =>
      requests.map((request) => {
        const { network, to } = request;
        return decodeRequest(request, to === null ? undefined : knownToken(network.chainId, to));
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the list of tokens may have been loaded meanwhile
    [requests, dataUpdatedAt],
  );
}

import { useQuery } from '@tanstack/react-query';
import { askAllowed } from '../api/askAllowance.ts';
import { journeyWish } from '../journey/journeyWish.ts';
import type { SwapJourney } from '../journey/SwapJourney.ts';

/** How often it is asked while anything is still allowed, in ms. */
const POLL_MS = 5_000;

/**
 * What a swap's router may still take, in the smallest unit, once the approval was taken back; undefined while nobody knows, and before.
 *
 * @param isTakenBack whether what takes it back is in a block
 */
export function useAllowedAfter(journey: SwapJourney, isTakenBack: boolean): bigint | undefined {
  const { network, sell, amount } = journeyWish(journey);
  const { router, account, step } = journey;
  const { data } = useQuery({
    queryKey: ['swapAllowedAfter', network.rpcName, account, step?.tx_hash],
    queryFn: async () => {
      if (sell === null || router === null) throw new TypeError('Nothing was approved');
      const allowed = await askAllowed({ network, owner: account, token: sell, spender: router, amount });
      return { allowed };
    },
    enabled: isTakenBack && sell !== null && router !== null,
    refetchInterval: ({ state }) => (state.data?.allowed === 0n ? false : POLL_MS),
    retry: false,
    gcTime: 0,
  });
  return isTakenBack ? data?.allowed : undefined;
}

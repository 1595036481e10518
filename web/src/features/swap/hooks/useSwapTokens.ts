import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import { MAX_ASKED_TOKENS, type HoldingsAnswer } from '@everything-wallet/core/callables/holdings';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { Network } from '@everything-wallet/core/networks/networks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAddress } from 'ethers/address';
import { useMemo } from 'react';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';
import { JOINS_AFTER_MS } from '../../../lib/refresh/joinsAfter.ts';
import { togetherOf } from '../../../lib/refresh/alignRefetches.ts';
import { useLookalikes, type FindLookalike } from '../../../lib/tokens/useLookalikes.ts';
import { unlistedSymbol } from '../../../lib/tokens/unlistedSymbol.ts';
import { tokenKey, type SwapToken } from '../SwapToken.ts';

/** How often balances are asked for while the screen is open, in ms. */
const POLL_MS = 15_000;

/** What can be swapped on a network. */
export interface SwapTokens {
  /** The coin, the wrapped coin, the dollar tokens, and then the others. */
  readonly tokens: readonly SwapToken[];
  /** Those whose contract names other decimals than when they were added, so that nobody knows what an amount of them is. */
  readonly changed: readonly Pick<SwapToken, 'contract' | 'symbol'>[];
  readonly isLoading: boolean;
  /** Whether those of a former question are shown until this one is answered. */
  readonly isBefore: boolean;
  readonly isFailed: boolean;
  readonly refresh: () => void;
}

/**
 * What can be swapped on a network, and how much of it an account has.
 *
 * @param others contracts beside the coin, the wrapped coin and the dollar tokens: of tokens that are held, were added, or were typed
 * @param keptDecimals those that tokens had when they were added, by `tokenKey`
 */
export function useSwapTokens(
  network: Network,
  account: string,
  others: readonly string[],
  keptDecimals: ReadonlyMap<string, number>,
): SwapTokens {
  const contracts = contractsOf(network, others);
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['swapTokens', network.rpcName, account, ...contracts],
    queryFn: () =>
      batchQuery('holdings', { network: network.rpcName, addresses: [account], tokens: contracts }),
    refetchInterval: POLL_MS,
    // While another token is looked for, those that are known stay; never those of another network or account.
    placeholderData: (before, query) =>
      query?.queryKey[1] === network.rpcName && query.queryKey[2] === account
        ? keepPreviousData(before)
        : undefined,
    meta: togetherOf(network.id, () => JOINS_AFTER_MS),
  });
  const findLookalike = useLookalikes(contracts.length > contractsOf(network, []).length);
  const known = useMemo(
    () => (data ? tokensOf(network, data, findLookalike) : []),
    [network, data, findLookalike],
  );
  const [changed, tokens] = useMemo(() => {
    const isChanged = (token: SwapToken) => {
      const kept = keptDecimals.get(tokenKey(token));
      return kept !== undefined && kept !== token.decimals;
    };
    return [known.filter(isChanged), known.filter((token) => !isChanged(token))];
  }, [known, keptDecimals]);
  return {
    tokens,
    changed,
    isLoading: isPending,
    isBefore: isPlaceholderData,
    isFailed: isError,
    refresh: () => void refetch(),
  };
}

function contractsOf(network: Network, others: readonly string[]): string[] {
  const wanted = [network.wrappedCoin, ...(exchangeOf(network.id)?.dollarTokens ?? []), ...others];
  return [...new Set(wanted.map((contract) => getAddress(contract)))].slice(0, MAX_ASKED_TOKENS);
}

/** In the order of the coin, the wrapped coin, the dollar tokens, and then as they were asked about. */
function tokensOf(
  network: Network,
  { holdings, tokens }: HoldingsAnswer,
  findLookalike: FindLookalike,
): readonly SwapToken[] {
  const own = [network.wrappedCoin, ...(exchangeOf(network.id)?.dollarTokens ?? [])];
  const placeOf = ({ contract }: SwapToken) => {
    const place = own.findIndex((address) => contract !== null && sameAddress(address, contract));
    if (contract === null) return -1;
    return place === -1 ? own.length : place;
  };
  return holdings
    .flatMap(({ contract, units, agreement }): SwapToken[] => {
      const balance = units === null ? undefined : BigInt(units);
      if (contract === null) {
        const { currency: symbol } = network;
        return [{ contract, symbol, decimals: COIN_DECIMALS, isVerified: true, balance, agreement }];
      }
      const facts = tokens.find((token) => sameAddress(token.contract, contract));
      // Without decimals no amount can be told.
      if (!facts || facts.decimals === null) return [];
      const isVerified = facts.isListed || own.some((address) => sameAddress(address, contract));
      const address = getAddress(contract);
      const symbol = isVerified ? facts.symbol : unlistedSymbol(facts.symbol, address);
      const { decimals, name } = facts;
      const imitated = findLookalike({ network, contract: address, symbol: facts.symbol, name });
      return [{ contract: address, symbol, imitated, decimals, isVerified, balance, agreement }];
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import { MAX_ASKED_TOKENS, type HoldingsAnswer } from '@everything-wallet/core/schemas/holdings';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { Network } from '@everything-wallet/core/networks/networks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAddress } from 'ethers/address';
import { useMemo } from 'react';
import { assetPicture } from '../../../catalogue/assetPicture.ts';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';
import { JOINS_AFTER_MS } from '../../../lib/refresh/joinsAfter.ts';
import { togetherOf } from '../../../lib/refresh/alignRefetches.ts';
import { useLookalikes, type FindLookalike } from '../../../lib/tokens/useLookalikes.ts';
import { unlistedSymbol } from '../../../lib/tokens/unlistedSymbol.ts';
import { tokenKey, type SwapToken } from '../SwapToken.ts';

/** Polling interval of the balances, in ms. */
const POLL_MS = 15_000;

/** Tokens that can be swapped on a network. */
export interface SwapTokens {
  /** The coin, the wrapped coin, the dollar tokens, then the others. */
  readonly tokens: readonly SwapToken[];
  /** Tokens whose decimals differ from when they were added, so that their amounts have no certain meaning. */
  readonly changed: readonly Pick<SwapToken, 'contract' | 'symbol'>[];
  readonly isLoading: boolean;
  /** True while the tokens of an earlier request are shown. */
  readonly isBefore: boolean;
  readonly isFailed: boolean;
  readonly refresh: () => void;
}

/**
 * Loads the tokens that can be swapped on a network, with an account's balances.
 *
 * @param others contracts beside the coin, the wrapped coin and the dollar tokens: of tokens that are held, were added, or were typed
 * @param storedDecimals decimals of tokens when they were added, by `tokenKey`
 */
export function useSwapTokens(
  network: Network,
  account: string,
  others: readonly string[],
  storedDecimals: ReadonlyMap<string, number>,
): SwapTokens {
  const contracts = contractsOf(network, others);
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['swapTokens', network.rpcName, account, ...contracts],
    queryFn: () =>
      batchQuery('holdings', { network: network.rpcName, addresses: [account], tokens: contracts }),
    refetchInterval: POLL_MS,
    // While another token loads, the known ones stay; never those of another network or account.
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
      const stored = storedDecimals.get(tokenKey(token));
      return stored !== undefined && stored !== token.decimals;
    };
    return [known.filter(isChanged), known.filter((token) => !isChanged(token))];
  }, [known, storedDecimals]);
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

/** Orders tokens: the coin, the wrapped coin, the dollar tokens, then as requested. */
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
        const picture = assetPicture(network);
        return [{ contract, symbol, picture, decimals: COIN_DECIMALS, isVerified: true, balance, agreement }];
      }
      const facts = tokens.find((token) => sameAddress(token.contract, contract));
      // Without decimals an amount has no meaning.
      if (!facts || facts.decimals === null) return [];
      const isVerified = facts.isListed || own.some((address) => sameAddress(address, contract));
      const address = getAddress(contract);
      const symbol = isVerified ? facts.symbol : unlistedSymbol(facts.symbol, address);
      const { decimals, name } = facts;
      const imitated = findLookalike({ network, contract: address, symbol: facts.symbol, name });
      const picture = assetPicture(network, address);
      return [{ contract: address, symbol, picture, imitated, decimals, isVerified, balance, agreement }];
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

import { useMemo } from 'react';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import type { PortfolioValue } from '../../features/activity/PortfolioValue.ts';
import { priceAt } from '../../features/activity/priceAt.ts';
import { valueHistory, type Holding } from '../../features/activity/valueHistory.ts';
import { useBalances } from '../../features/balance/hooks/useBalances.ts';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { useSwitchedOnNetworks } from '../../lib/network/useSwitchedOnNetworks.ts';
import { usePastPrices } from '../../lib/prices/usePastPrices.ts';
import { usePrices } from '../../lib/prices/usePrices.ts';

/**
 * Returns the value of the user's native coins over time, from their transactions, today's balances and the
 * prices of each day.
 *
 * Sends no request while there is nothing to draw. Tokens are excluded: a contract may use any symbol, and
 * would get another token's price.
 */
export function usePortfolioValue(
  userId: string,
  transactions: readonly Transaction[],
  now: Date,
): PortfolioValue {
  const switchedOn = useSwitchedOnNetworks();
  // Networks whose coins have a price; those switched off are not queried.
  const marketNetworks = useMemo(() => switchedOn.filter(({ coin }) => coin.price), [switchedOn]);
  const primary = usePrimaryAddress(userId);
  const primaryAddress =
    primary.status === 'ready' && primary.data && !primary.data.watch_only ? primary.data.address : undefined;
  const addresses = useMemo(() => {
    const senders = transactions
      .filter(({ type, network }) => type !== 'receive' && marketNetworks.some(({ id }) => id === network))
      .map(({ from_address: sender }) => sender);
    if (senders.length === 0) return [];
    const all = primaryAddress === undefined ? senders : [primaryAddress, ...senders];
    return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()];
  }, [transactions, primaryAddress, marketNetworks]);

  const questions = useMemo(
    () =>
      marketNetworks.flatMap(({ rpcName }) => addresses.map((address) => ({ address, network: rpcName }))),
    [addresses, marketNetworks],
  );
  const { wei, isFailed, retry: retryBalances } = useBalances(questions);
  // Networks share coins, and a price belongs to a coin.
  const symbols = useMemo(
    () => (addresses.length === 0 ? [] : [...new Set(marketNetworks.map(({ currency }) => currency))]),
    [addresses, marketNetworks],
  );
  const assets = useMemo(() => symbols.map((symbol) => ({ symbol })), [symbols]);
  const past = usePastPrices(assets, 30);
  const { prices, isSample, isOld, error, retry: retryPrices } = usePrices(symbols);

  // Undefined while a value is unknown; 'priceless' where a coin that counts has no price: a sum without it
  // would be wrong.
  const holdings = useMemo((): readonly Holding[] | 'priceless' | undefined => {
    if (!wei || !prices) return undefined;
    const coins = marketNetworks
      .map(({ id, currency }, index) => ({
        networkId: id,
        wei: sum(wei.slice(index * addresses.length, (index + 1) * addresses.length)),
        usd: prices[currency]?.usd,
        usdAt: (time: number) => priceAt(past.series?.[symbols.indexOf(currency)] ?? [], time),
      }))
      .filter((coin) => coin.wei > 0n || transactions.some(({ network }) => network === coin.networkId));
    const priced = coins.flatMap(({ usd, ...coin }) => (usd === undefined ? [] : [{ ...coin, usd }]));
    return priced.length === coins.length ? priced : 'priceless';
  }, [wei, prices, addresses, transactions, marketNetworks, symbols, past.series]);
  const history = useMemo(() => {
    if (!holdings || holdings === 'priceless') return undefined;
    // Transfers to an account that is not among those held did not increase them.
    const held = new Set(addresses.map((address) => address.toLowerCase()));
    const own = transactions.filter(
      ({ type, to_address: to }) => type !== 'receive' || held.has(to.toLowerCase()),
    );
    return valueHistory(own, holdings, now);
  }, [holdings, transactions, addresses, now]);

  if (transactions.length === 0) return { status: 'none' };
  if (addresses.length === 0) return { status: 'noMarket' };
  const retry = () => {
    retryBalances();
    retryPrices();
    past.retry();
  };
  if (isFailed || isOld || holdings === 'priceless' || (error !== undefined && !prices)) {
    return { status: 'unavailable', retry };
  }
  if (!history) return { status: 'loading', retry };
  const pastStatus = past.series ? 'known' : past.isFailed ? 'failed' : 'loading';
  return { status: 'ready', history, past: pastStatus, isSample, retry };
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

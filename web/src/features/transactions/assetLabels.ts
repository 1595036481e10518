import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { Transaction } from './Transaction.ts';

/** A token that the history can be narrowed to. */
export type AssetOption = Pick<Transaction, 'token_symbol'> & { readonly contract_address: string };

/**
 * What the history can be narrowed to, by the value that the URL has: coins first, then tokens, each contract once.
 *
 * @param networks those that are on; coins of others are there where something of them was moved
 */
export function assetLabels(
  tokens: readonly AssetOption[],
  transactions: readonly Transaction[],
  networks: readonly Pick<Network, 'currency'>[],
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const { currency } of networks) labels.set(currency, currency);
  for (const { contract_address, network } of transactions) {
    const currency = contract_address === undefined && findNetworkById(network)?.currency;
    if (currency) labels.set(currency, currency);
  }
  const add = (contract: string, symbol: string) => {
    const key = contract.toLowerCase();
    // Two tokens may call themselves the same: the contract is what tells them apart.
    if (!labels.has(key)) labels.set(key, `${symbol} · ${shortenAddress(contract)}`);
  };
  for (const { contract_address, token_symbol } of tokens) add(contract_address, token_symbol);
  for (const { contract_address, token_symbol } of transactions) {
    if (contract_address !== undefined) add(contract_address, token_symbol);
  }
  return labels;
}

import { networks } from '@everything-wallet/core/networks/networks';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { Transaction } from './Transaction.ts';

/** A token that the history can be narrowed to. */
export type AssetOption = Pick<Transaction, 'token_symbol'> & { readonly contract_address: string };

/** What the history can be narrowed to, by the value that the URL has: coins first, then tokens, each contract once. */
export function assetLabels(
  tokens: readonly AssetOption[],
  transactions: readonly Transaction[],
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const { currency } of networks) labels.set(currency, currency);
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

import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { historyAsset } from './historyAsset.ts';
import type { Transaction } from './Transaction.ts';

/** A token that the history can be narrowed to. */
export type AssetOption = Pick<Transaction, 'network' | 'token_symbol'> & {
  readonly contract_address: string;
};

/**
 * What the history can be narrowed to, by the value that the URL has: coins first, then tokens, each contract of a network once.
 *
 * @param networks those that are on; coins of others are there where something of them was moved
 */
export function assetLabels(
  tokens: readonly AssetOption[],
  transactions: readonly Transaction[],
  networks: readonly Pick<Network, 'id' | 'currency' | 'name'>[],
): ReadonlyMap<string, string> {
  const coins = new Map<string, string>();
  const labels = new Map<string, string>();
  for (const { id, currency, name } of networks) coins.set(`${id}:${currency}`, `${currency} · ${name}`);
  for (const moved of [...tokens, ...transactions]) {
    const asset = historyAsset.of(moved);
    if (coins.has(asset) || labels.has(asset)) continue;
    const network = findNetworkById(moved.network);
    if (!network || historyAsset.read(asset) === undefined) continue;
    const { contract_address: contract, token_symbol: symbol } = moved;
    if (contract === undefined) coins.set(asset, `${symbol} · ${network.name}`);
    // Two tokens may call themselves the same: the contract is what tells them apart.
    else labels.set(asset, `${symbol} · ${network.name} · ${shortenAddress(contract)}`);
  }
  return new Map([...coins, ...labels]);
}

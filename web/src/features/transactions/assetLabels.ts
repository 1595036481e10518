import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { historyAsset } from './historyAsset.ts';
import type { Transaction } from './Transaction.ts';

/** Token that the history can be filtered by. */
export type AssetOption = Pick<Transaction, 'network' | 'token_symbol'> & {
  readonly contract_address: string;
};

/**
 * Returns the labels of the asset filter by its value in the URL: coins first, then tokens, each contract of a network once.
 *
 * @param networks enabled ones; coins of others are included if the history has them
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
    // Two tokens may have the same symbol: the contract distinguishes them.
    else labels.set(asset, `${symbol} · ${network.name} · ${shortenAddress(contract)}`);
  }
  return new Map([...coins, ...labels]);
}

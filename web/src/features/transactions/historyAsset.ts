import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { networks } from '@everything-wallet/core/networks/networks';
import type { Transaction } from './Transaction.ts';

const CONTRACT = /^0x[\da-f]{40}$/i;

/** Asset of the history's filter. */
interface HistoryAsset {
  /** Network id; undefined for any. */
  readonly network: string | undefined;
  /** The network's currency, or the address of a token's contract in lower case. */
  readonly moved: string;
}

/**
 * Converts assets to and from the URL: `{network}:{currency}`, or `{network}:{contract in lower case}`. Older links lack the network, and
 * match any.
 */
export const historyAsset = {
  /**
   * Reads an asset.
   *
   * @returns undefined for an unknown network or a malformed text
   */
  read(text: string): string | undefined {
    const { network: networkId, moved } = parts(text);
    const contract = CONTRACT.test(moved) ? moved.toLowerCase() : undefined;
    if (networkId === undefined)
      return contract ?? networks.find(({ currency }) => currency === moved)?.currency;
    const network = findNetworkById(networkId);
    if (!network) return undefined;
    return contract === undefined && moved !== network.currency
      ? undefined
      : `${network.id}:${contract ?? moved}`;
  },

  /** Splits an asset that `read` returned. */
  parts,

  /** Returns the asset that a transaction moved. */
  of({
    network,
    contract_address: contract,
    token_symbol: symbol,
  }: Pick<Transaction, 'network' | 'contract_address' | 'token_symbol'>): string {
    // A token may have the symbol of a coin: a coin has no contract.
    return `${network}:${contract?.toLowerCase() ?? symbol}`;
  },

  /** Returns all assets that a transaction moved, including those a call paid and received. */
  allOf(transaction: MovingTransaction): readonly string[] {
    const { network, left = [], came = [] } = transaction;
    const currency = findNetworkById(network)?.currency ?? '';
    const moved = [...left, ...came].map(
      ({ contract_address: contract }) => `${network}:${contract?.toLowerCase() ?? currency}`,
    );
    return [historyAsset.of(transaction), ...moved];
  },
};

type MovingTransaction = Pick<Transaction, 'network' | 'contract_address' | 'token_symbol' | 'left' | 'came'>;

function parts(text: string): HistoryAsset {
  const colon = text.indexOf(':');
  return colon === -1
    ? { network: undefined, moved: text }
    : { network: text.slice(0, colon), moved: text.slice(colon + 1) };
}

import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { networks } from '@everything-wallet/core/networks/networks';
import type { Transaction } from './Transaction.ts';

const CONTRACT = /^0x[\da-f]{40}$/i;

/** An asset of the history's filter. */
interface HistoryAsset {
  /** Network id; undefined of any. */
  readonly network: string | undefined;
  /** The network's currency, or the address of a token's contract in lower case. */
  readonly moved: string;
}

/**
 * An asset as the URL has it: `{network}:{currency}`, or `{network}:{contract in lower case}`. Links from before have it without
 * the network; those mean any network.
 */
export const historyAsset = {
  /** @returns undefined where it is of no network of ours, or malformed */
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

  /** Takes apart what `read` gave. */
  parts,

  /** What a transaction moved. */
  of({
    network,
    contract_address: contract,
    token_symbol: symbol,
  }: Pick<Transaction, 'network' | 'contract_address' | 'token_symbol'>): string {
    // A token may call itself by the symbol of a coin: a coin is what has no contract.
    return `${network}:${contract?.toLowerCase() ?? symbol}`;
  },

  /** Everything that a transaction moved: of a call, what left and what came as well. */
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

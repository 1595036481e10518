import { networks, type Network, type NetworkId } from '@everything-wallet/core/networks/networks';
import { marketTokens } from '@everything-wallet/core/tokens/marketTokens';
import { listedPicture, type AssetPicture } from './listedPicture.ts';

/** One entry of the built-in token catalogue (docs/product.md §3). */
export interface CatalogueToken {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** Coin, a decimal string; the catalogue has no balances. */
  readonly balance: '0.00';
  readonly usdValue: '0.00';
  readonly picture: AssetPicture;
  /** Character drawn on the token's disc. */
  readonly icon: string;
  /** Network name for display. */
  readonly network: string;
  /** Color of the token's disc, hex. */
  readonly color: string;
  /** A sample placeholder: no coin can be sent to it. */
  readonly address: string;
  /** Its network among the wallet's, on or off: the user's own address receives it there. */
  readonly ownNetworkId?: NetworkId;
  /** Its contract there, where known; a coin has none. */
  readonly contract?: string;
}

type Row = readonly [
  id: string,
  name: string,
  symbol: string,
  icon: string,
  network: string,
  color: string,
  /** For a token; a coin's network is in the networks' own files. */
  ownNetworkId?: NetworkId,
  /** Contract address that the network's own file does not contain. */
  contract?: string,
];

const rows: readonly Row[] = [
  ['eth', 'Ethereum', 'ETH', 'Ξ', 'Ethereum', '#627EEA'],
  ['btc', 'Bitcoin', 'BTC', '₿', 'Bitcoin', '#F7931A'],
  ['usdt-erc20', 'Tether USD', 'USDT', '₮', 'Ethereum (ERC-20)', '#26A17B', 'ethereum'],
  ['usdt-trc20', 'Tether USD', 'USDT', '₮', 'Tron (TRC-20)', '#26A17B'],
  ['usdt-solana', 'Tether USD', 'USDT', '₮', 'Solana', '#26A17B'],
  ['bnb', 'BNB', 'BNB', 'B', 'BNB Smart Chain', '#F3BA2F'],
  ['ada', 'Cardano', 'ADA', '₳', 'Cardano', '#0033AD'],
  ['sol', 'Solana', 'SOL', '◎', 'Solana', '#9945FF'],
  ['xrp', 'XRP', 'XRP', '✕', 'XRP Ledger', '#5A6B7B'],
  ['dot', 'Polkadot', 'DOT', '●', 'Polkadot', '#E6007A'],
  ['matic', 'Polygon', 'MATIC', 'M', 'Polygon', '#8247E5'],
  ['avax', 'Avalanche', 'AVAX', 'A', 'Avalanche', '#E84142'],
  ['link', 'Chainlink', 'LINK', '⬡', 'Ethereum (ERC-20)', '#2A5ADA', 'ethereum'],
  [
    'uni',
    'Uniswap',
    'UNI',
    'U',
    'Ethereum (ERC-20)',
    '#FF007A',
    'ethereum',
    '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
  ],
  ['ltc', 'Litecoin', 'LTC', 'Ł', 'Litecoin', '#345D9D'],
  ['atom', 'Cosmos', 'ATOM', '⚛', 'Cosmos Hub', '#2E3148'],
  ['xlm', 'Stellar', 'XLM', '*', 'Stellar', '#14B6E7'],
  ['algo', 'Algorand', 'ALGO', 'Ⱥ', 'Algorand', '#3E4A59'],
  [
    'shib-eth',
    'Shiba Inu',
    'SHIB',
    'S',
    'Ethereum (ERC-20)',
    '#F00500',
    'ethereum',
    '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE',
  ],
  ['shib-bnb', 'Shiba Inu', 'SHIB', 'S', 'BNB Smart Chain', '#F00500', 'bsc'],
];

function networkOfCoin(tokenId: string): NetworkId | undefined {
  return networks.find(({ coin }) => coin.id === tokenId)?.id;
}

function contractOf(
  tokenId: string,
  symbol: string,
  ownNetworkId: NetworkId | undefined,
): string | undefined {
  const network: Network | undefined = networks.find(({ id }) => id === ownNetworkId);
  if (!network || network.coin.id === tokenId) return undefined;
  return marketTokens(network.id).find((token) => token.symbol === symbol)?.contract;
}

/** The built-in catalogue, for the Receive dialog and the token list. Every balance is zero. */
export const tokenCatalogue: readonly CatalogueToken[] = rows.map(
  ([id, name, symbol, icon, network, color, ownNetworkId = networkOfCoin(id), ownContract]) => {
    const contract = ownContract ?? contractOf(id, symbol, ownNetworkId);
    return {
      id,
      name,
      symbol,
      balance: '0.00',
      usdValue: '0.00',
      picture: listedPicture(symbol),
      icon,
      network,
      color,
      address: `SAMPLE-${id.toUpperCase()}-ADDRESS`,
      ...(ownNetworkId && { ownNetworkId }),
      ...(contract !== undefined && { contract }),
    };
  },
);

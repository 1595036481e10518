/** One EVM network the wallet works on (specification §9, Networks). */
export interface Network {
  /** Our identifier, stored in documents. */
  readonly id: 'ethereum' | 'sepolia' | 'polygon' | 'polygon-amoy';
  readonly name: string;
  readonly type: 'mainnet' | 'testnet';
  /** EIP-155 chain id. */
  readonly chainId: number;
  /** The name callables and the REST API know the network by. */
  readonly rpcName: 'mainnet' | 'sepolia' | 'polygon-mainnet' | 'polygon-amoy';
  /** Symbol of the native coin; every one of them has 18 decimals. */
  readonly currency: 'ETH' | 'SepoliaETH' | 'MATIC';
  /** Origin of the block explorer, without a trailing slash. */
  readonly explorerUrl: string;
}

export type NetworkId = Network['id'];
export type RpcName = Network['rpcName'];

/** The four networks, in the order people see them; the first is the default. */
export const networks = [
  {
    id: 'ethereum',
    name: 'Ethereum Mainnet',
    type: 'mainnet',
    chainId: 1,
    rpcName: 'mainnet',
    currency: 'ETH',
    explorerUrl: 'https://etherscan.io',
  },
  {
    id: 'sepolia',
    name: 'Ethereum Sepolia',
    type: 'testnet',
    chainId: 11155111,
    rpcName: 'sepolia',
    currency: 'SepoliaETH',
    explorerUrl: 'https://sepolia.etherscan.io',
  },
  {
    id: 'polygon',
    name: 'Polygon Mainnet',
    type: 'mainnet',
    chainId: 137,
    rpcName: 'polygon-mainnet',
    currency: 'MATIC',
    explorerUrl: 'https://polygonscan.com',
  },
  {
    id: 'polygon-amoy',
    name: 'Polygon Amoy',
    type: 'testnet',
    chainId: 80002,
    rpcName: 'polygon-amoy',
    currency: 'MATIC',
    explorerUrl: 'https://amoy.polygonscan.com',
  },
] as const satisfies readonly Network[];

/** The network a new visitor starts on: Ethereum Mainnet (specification §4). */
export const defaultNetwork: Network = networks[0];

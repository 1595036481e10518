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
  /**
   * Blocks, the transaction's own counted, after which an outcome is taken for final. On the mainnets about two minutes,
   * beyond every reorganisation of the last years; on a testnet beyond one of five blocks (decision 12).
   */
  readonly confirmations: number;
  /** How long a block takes. */
  readonly blockSeconds: number;
  /** The contract that names are looked up in (ERC-137); absent where a network has none. */
  readonly nameRegistry?: string;
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
    confirmations: 12,
    blockSeconds: 12,
    nameRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  },
  {
    id: 'sepolia',
    name: 'Ethereum Sepolia',
    type: 'testnet',
    chainId: 11155111,
    rpcName: 'sepolia',
    currency: 'SepoliaETH',
    explorerUrl: 'https://sepolia.etherscan.io',
    confirmations: 6,
    blockSeconds: 12,
    nameRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  },
  {
    id: 'polygon',
    name: 'Polygon Mainnet',
    type: 'mainnet',
    chainId: 137,
    rpcName: 'polygon-mainnet',
    currency: 'MATIC',
    explorerUrl: 'https://polygonscan.com',
    confirmations: 64,
    blockSeconds: 2,
  },
  {
    id: 'polygon-amoy',
    name: 'Polygon Amoy',
    type: 'testnet',
    chainId: 80002,
    rpcName: 'polygon-amoy',
    currency: 'MATIC',
    explorerUrl: 'https://amoy.polygonscan.com',
    confirmations: 6,
    blockSeconds: 2,
  },
] as const satisfies readonly Network[];

/** The network a new visitor starts on: Ethereum Mainnet (specification §4). */
export const defaultNetwork: Network = networks[0];

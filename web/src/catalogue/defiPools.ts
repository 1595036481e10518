/** A sample pool of the DeFi screen (docs/product.md §3, DeFi pool). */
export interface DefiPool {
  readonly id: string;
  readonly name: string;
  /** Percent a year, a decimal string. */
  readonly apy: string;
  /** Total value locked in whole dollars, a decimal string. */
  readonly tvl: string;
  /** Symbols. */
  readonly tokens: readonly string[];
  readonly risk: 'Low' | 'Medium' | 'High';
}

/** Sample staking pools; the numbers are examples. */
export const stakingPools: readonly DefiPool[] = [
  { id: 'eth-staking', name: 'ETH Staking', apy: '4.2', tvl: '2400000000', tokens: ['ETH'], risk: 'Low' },
  {
    id: 'eth-usdc-lp',
    name: 'ETH-USDC LP',
    apy: '12.5',
    tvl: '186000000',
    tokens: ['ETH', 'USDC'],
    risk: 'Medium',
  },
  {
    id: 'btc-eth-lp',
    name: 'BTC-ETH LP',
    apy: '18.3',
    tvl: '94000000',
    tokens: ['BTC', 'ETH'],
    risk: 'High',
  },
];

/** Sample lending pools; the numbers are examples. */
export const lendingPools: readonly DefiPool[] = [
  { id: 'usdc-lending', name: 'USDC', apy: '5.8', tvl: '610000000', tokens: ['USDC'], risk: 'Low' },
  { id: 'dai-lending', name: 'DAI', apy: '6.2', tvl: '275000000', tokens: ['DAI'], risk: 'Low' },
  { id: 'eth-lending', name: 'ETH', apy: '3.5', tvl: '890000000', tokens: ['ETH'], risk: 'Medium' },
];

import type { NetworkId } from '../networks/networks.ts';

/**
 * Contract (EIP-55), symbol, decimals and name; for a token with a market the symbol of its price, and 'alone' if many people
 * hold only this token, so that it shows that an address without coin was used.
 */
type Row = readonly [
  contract: string,
  symbol: string,
  decimals: number,
  name: string,
  price?: string,
  held?: 'alone',
];

/**
 * Known ERC-20 tokens, the price of a bridged one being that of the token it is redeemed for: wrapped coins, stablecoins, pools with their assets, and Lido's. Decimals are fixed in
 * the contracts and were read on 23 November 2026; `builtInTokens.test.ts` compares them with the bundled list
 * and finds a missing token.
 */
export const builtInTokens: Readonly<Record<NetworkId, readonly Row[]>> = {
  ethereum: [
    ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'WETH', 18, 'Wrapped Ether'],
    ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USDC', 6, 'USDCoin', 'USDC', 'alone'],
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'USDT', 6, 'Tether USD', 'USDT', 'alone'],
    ['0x6B175474E89094C44Da98b954EedeAC495271d0F', 'DAI', 18, 'Dai Stablecoin', 'DAI'],
    ['0x514910771AF9Ca656af840dff83E8264EcF986CA', 'LINK', 18, 'ChainLink Token', 'LINK'],
    ['0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 'UNI', 18, 'Uniswap'],
    ['0xc56413869c6CDf96496f2b1eF801fEDBdFA7dDB0', 'yvWETH-1', 18, 'Yearn WETH-1'],
    ['0x83F20F44975D03b1b09e64809B757c47f942BEeA', 'sDAI', 18, 'Savings Dai'],
    ['0xBEEF01735c132Ada46AA9aA4c54623cAA92A64CB', 'steakUSDC', 18, 'Steakhouse USDC'],
    ['0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84', 'stETH', 18, 'Liquid staked Ether 2.0'],
    ['0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0', 'wstETH', 18, 'Wrapped liquid staked Ether 2.0'],
  ],
  sepolia: [['0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14', 'WETH', 18, 'Wrapped Ether']],
  polygon: [
    ['0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', 'WMATIC', 18, 'Wrapped Matic'],
    ['0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 'USDC', 6, 'USDCoin', 'USDC', 'alone'],
    ['0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 'USDC.e', 6, 'USDCoin (PoS)', 'USDC', 'alone'],
    ['0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 'USDT', 6, 'Tether USD', 'USDT', 'alone'],
    ['0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063', 'DAI', 18, 'Dai Stablecoin'],
    ['0x28F53bA70E5c8ce8D03b1FaD41E9dF11Bb646c36', 'yvWMATIC-A', 18, 'Yearn WMATIC-A'],
    ['0x90b2f54C6aDDAD41b8f6c4fCCd555197BC0F773B', 'yvDAI-A', 18, 'Yearn DAI-A'],
    ['0xBb287E6017d3DEb0e2E65061e8684eab21060123', 'yvUSDT-A', 6, 'Yearn USDT-A'],
  ],
  'polygon-amoy': [['0x360ad4f9a9A8EFe9A8DCB5f461c4Cc1047E1Dcf9', 'WMATIC', 18, 'Wrapped Matic']],
  arbitrum: [
    ['0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', 'WETH', 18, 'Wrapped Ether'],
    ['0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 'USDC', 6, 'USDCoin', 'USDC', 'alone'],
    ['0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8', 'USDC.e', 6, 'Bridged USDC', 'USDC', 'alone'],
    ['0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 'USDT0', 6, 'USDT0', 'USDT', 'alone'],
    ['0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1', 'DAI', 18, 'Dai Stablecoin'],
  ],
  optimism: [
    ['0x4200000000000000000000000000000000000006', 'WETH', 18, 'Wrapped Ether'],
    ['0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 'USDC', 6, 'USDCoin', 'USDC', 'alone'],
    [
      '0x7F5c764cBc14f9669B88837ca1490cCa17c31607',
      'USDC.e',
      6,
      'USDCoin (Bridged from Ethereum)',
      'USDC',
      'alone',
    ],
    ['0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', 'USDT', 6, 'Tether USD', 'USDT', 'alone'],
    ['0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1', 'DAI', 18, 'Dai Stablecoin'],
  ],
  base: [
    ['0x4200000000000000000000000000000000000006', 'WETH', 18, 'Wrapped Ether'],
    ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 'USDC', 6, 'USD Coin', 'USDC', 'alone'],
    ['0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb', 'DAI', 18, 'Dai Stablecoin'],
  ],
  bsc: [
    ['0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', 'WBNB', 18, 'Wrapped BNB'],
    // Both have 18 decimals on this network.
    ['0x55d398326f99059fF775485246999027B3197955', 'USDT', 18, 'Tether USD', 'USDT', 'alone'],
    ['0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 'USDC', 18, 'USDCoin', 'USDC', 'alone'],
  ],
  avalanche: [
    ['0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', 'WAVAX', 18, 'Wrapped AVAX'],
    ['0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', 'USDC', 6, 'USDC Token', 'USDC', 'alone'],
    ['0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', 'USDT', 6, 'Tether USD', 'USDT', 'alone'],
  ],
};

/** Selectors of the functions of contracts other than tokens, by contract. */
export const contractSelectors = {
  multicall3: {
    aggregate3: '0x82ad56cb',
    coinOf: '0x4d2301cc',
    blockNumber: '0x42cbb15c',
    blockTime: '0x0f28c97d',
  },
  /** ArbSys of Arbitrum. */
  arbSys: { blockNumber: '0xa3b1b31d' },
  /** GasPriceOracle of the OP Stack. */
  gasOracle: { l1FeeUpperBound: '0xf1c7a58b', l1Fee: '0x49948e0e', operatorFee: '0x275aedd2' },
  /** Name registry and resolvers (ERC-137, ERC-181). */
  names: { resolver: '0x0178b8bf', address: '0x3b3b57de', name: '0x691f3431' },
  seaport: { orderStatus: '0x46423aa7', counter: '0xf07ec373' },
  wrappedCoin: { deposit: '0xd0e30db0' },
  /** Uniswap: pairs of v2, pools and QuoterV2 of v3, and the references of routers. */
  uniswap: {
    factory: '0xc45a0155',
    weth: '0xad5c4648',
    weth9: '0x4aa4a4fc',
    reserves: '0x0902f1ac',
    slot0: '0x3850c7bd',
    liquidity: '0x1a686502',
    quoteSingle: '0xc6a5026a',
    quotePath: '0xcdca1753',
  },
  /** Vaults (ERC-4626). */
  vault: {
    asset: '0x38d52e0f',
    totalAssets: '0x01e1d114',
    convertToAssets: '0x07a2d13a',
    deposit: '0x6e553f65',
    maxDeposit: '0x402d267d',
    maxRedeem: '0xd905777e',
    maxWithdraw: '0xce96cb77',
    previewDeposit: '0xef8b30f7',
    previewRedeem: '0x4cdad506',
    previewWithdraw: '0x0a28a477',
    redeem: '0xba087652',
  },
  lido: {
    getTotalPooledEther: '0x37cfdaca',
    getPooledEthByShares: '0x7a28fb88',
    getCurrentStakeLimit: '0x609c4c6c',
    getStETHByWstETH: '0xbb2952fc',
    getWithdrawalRequests: '0x7d031b65',
    getWithdrawalStatus: '0xb8c4b85a',
  },
} as const;

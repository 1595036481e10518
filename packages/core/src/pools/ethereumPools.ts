import type { PoolDescription } from './PoolDescription.ts';

/**
 * Vaults as named by their operators, read on 23 November 2026: Yearn ('V3', WETH-1; also in Venus' listing
 * of yvWETH-1), Sky ('Savings Dai', whose contract Etherscan shows as SavingsDai of DAI), and Morpho
 * ('Steakhouse USDC' in the fixtures of Morpho's own SDK). Addresses and assets were compared with other code
 * that uses them. Audits: as listed by Yearn ('Security Home'), Sky ('Security Measures') and Morpho
 * ('Audits').
 */
export const ethereumPools: readonly PoolDescription[] = [
  {
    network: 'ethereum',
    address: '0xc56413869c6CDf96496f2b1eF801fEDBdFA7dDB0',
    asset: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    assetDecimals: 18,
    name: 'Yearn WETH-1',
    kind: 'staking',
    risk: 'Medium',
    riskReason: 'strategies',
    boundsLoss: true,
    auditUrl: 'https://docs.yearn.fi/developers/security',
  },
  {
    network: 'ethereum',
    address: '0x83F20F44975D03b1b09e64809B757c47f942BEeA',
    asset: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    assetDecimals: 18,
    name: 'Savings Dai',
    kind: 'lending',
    risk: 'Low',
    riskReason: 'singleProtocol',
    auditUrl: 'https://developers.sky.money/security/security-measures/overview',
  },
  {
    network: 'ethereum',
    address: '0xBEEF01735c132Ada46AA9aA4c54623cAA92A64CB',
    asset: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    assetDecimals: 6,
    name: 'Steakhouse USDC',
    kind: 'lending',
    risk: 'Medium',
    riskReason: 'curatedMarkets',
    auditUrl: 'https://docs.morpho.org/get-started/resources/audits',
  },
];

import type { PoolDescription } from './PoolDescription.ts';

/**
 * Yearn's V3 vaults of Polygon, read on 23 November 2026: addresses as in DefiLlama's fee adapter and
 * Yield.xyz's list, with their assets compared with other code that uses them. Audits: as listed by Yearn
 * ('Security Home').
 */
export const polygonPools: readonly PoolDescription[] = [
  {
    network: 'polygon',
    address: '0x28F53bA70E5c8ce8D03b1FaD41E9dF11Bb646c36',
    asset: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    assetDecimals: 18,
    name: 'Yearn WMATIC-A',
    kind: 'staking',
    risk: 'Medium',
    riskReason: 'strategies',
    boundsLoss: true,
    auditUrl: 'https://docs.yearn.fi/developers/security',
  },
  {
    network: 'polygon',
    address: '0x90b2f54C6aDDAD41b8f6c4fCCd555197BC0F773B',
    asset: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
    assetDecimals: 18,
    name: 'Yearn DAI-A',
    kind: 'lending',
    risk: 'Medium',
    riskReason: 'strategies',
    boundsLoss: true,
    auditUrl: 'https://docs.yearn.fi/developers/security',
  },
  {
    network: 'polygon',
    address: '0xBb287E6017d3DEb0e2E65061e8684eab21060123',
    asset: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    assetDecimals: 6,
    name: 'Yearn USDT-A',
    kind: 'lending',
    risk: 'Medium',
    riskReason: 'strategies',
    boundsLoss: true,
    auditUrl: 'https://docs.yearn.fi/developers/security',
  },
];

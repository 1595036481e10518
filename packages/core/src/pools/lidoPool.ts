import { networkById } from '../networks/findNetwork.ts';
import { lido } from './lido.ts';
import type { PoolDescription } from './PoolDescription.ts';

/**
 * Lido as a pool among Ethereum's vaults: by its address, at the price of the wrapped coin, which is the
 * coin's. It is not an ERC-4626 vault and supports none of its calls. Audits: as listed by Lido ('Audits' of
 * its documentation, read on 23 November 2026).
 */
export const lidoPool: PoolDescription = {
  network: 'ethereum',
  address: lido.staked,
  asset: networkById('ethereum').wrappedCoin,
  assetDecimals: 18,
  name: 'Lido',
  kind: 'staking',
  risk: 'Low',
  riskReason: 'validators',
  auditUrl: 'https://docs.lido.fi/security/audits',
};

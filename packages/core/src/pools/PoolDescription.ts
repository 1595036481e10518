import type { NetworkId } from '../networks/networks.ts';

/**
 * Pool of a network: a tokenised vault (ERC-4626), as published by its operator. Before it is shown, the
 * functions check that it has code and that its `asset()` is this one. All addresses are checksum addresses
 * (EIP-55).
 */
export interface PoolDescription {
  readonly network: NetworkId;
  /** Address of the vault, which is also the token of its shares. */
  readonly address: string;
  /** Contract of its asset. */
  readonly asset: string;
  /**
   * Decimals of the asset. The nodes' agreed answer takes precedence; this is the fallback, so that a silent
   * node cannot prevent a withdrawal.
   */
  readonly assetDecimals: number;
  /** Name given by its owners. */
  readonly name: string;
  /** Tab of the pool: staking for the network's coin, or lending. */
  readonly kind: 'staking' | 'lending';
  /** Our judgement, with its reason in the catalogue (`vaults.risk.{riskReason}`). */
  readonly risk: 'Low' | 'Medium' | 'High';
  readonly riskReason: 'singleProtocol' | 'curatedMarkets' | 'strategies' | 'validators';
  /**
   * True if its `redeem` takes a bound on the loss, as in Yearn's V3 vaults (VaultV3.vy:
   * `redeem(uint256,address,address,uint256)`), whose plain form accepts any loss. Simulated on the chain
   * before it is used.
   */
  readonly boundsLoss?: true;
  /** Address of its audits. */
  readonly auditUrl: string;
}

import type { NetworkId } from '../networks/networks.ts';

/**
 * A pool of a network: a tokenised vault (ERC-4626), as those publish it who run it. Before it is shown the functions ask whether code stands
 * there and whether its `asset()` is this one. All addresses are checksum addresses (EIP-55).
 */
export interface VaultDescription {
  readonly network: NetworkId;
  /** The vault, which is also the token of its shares. */
  readonly address: string;
  /** What it takes and gives back. */
  readonly asset: string;
  /** Of the asset. What nodes agree on counts; this where they do not say, so that one that is silent keeps nobody in. */
  readonly assetDecimals: number;
  /** As its owners call it. */
  readonly name: string;
  /** Under which tab it stands: what is put to work for the network's coin, or lent. */
  readonly kind: 'staking' | 'lending';
  /** Our judgement, with its reason in the catalogue (`vaults.risk.{riskReason}`). */
  readonly risk: 'Low' | 'Medium' | 'High';
  readonly riskReason: 'singleProtocol' | 'curatedMarkets' | 'strategies' | 'validators';
  /**
   * Whether its `redeem` takes a bound on the loss, as Yearn's V3 vaults have it (VaultV3.vy: `redeem(uint256,address,address,uint256)`),
   * whose plain form takes any loss. What this says is tried on the chain before it is used.
   */
  readonly boundsLoss?: true;
  /** Where its audits can be read. */
  readonly auditUrl: string;
}

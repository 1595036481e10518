import type { Network } from '@everything-wallet/core/networks/networks';
import type { VaultDescription } from '@everything-wallet/core/vaults/VaultDescription';
import { vaultsOf } from '@everything-wallet/core/vaults/vaultsOf';
import { sampleTokens } from '../exchanges/sampleTokens.ts';

/** A vault that a local chain begins with, at the address of one that the network has. */
export interface SampleVault extends VaultDescription {
  readonly symbol: string;
  /** Decimals that its shares have beyond those of the asset, as the real one's. */
  readonly moreDecimals: number;
  /** Annual yield in basis points. */
  readonly yearlyBps: bigint;
}

/** By the vaults' names. */
const MADE_WITH: Readonly<Record<string, Pick<SampleVault, 'symbol' | 'moreDecimals' | 'yearlyBps'>>> = {
  'Yearn WETH-1': { symbol: 'yvWETH-1', moreDecimals: 0, yearlyBps: 320n },
  'Savings Dai': { symbol: 'sDAI', moreDecimals: 0, yearlyBps: 450n },
  'Steakhouse USDC': { symbol: 'steakUSDC', moreDecimals: 12, yearlyBps: 580n },
  'Yearn WMATIC-A': { symbol: 'yvWMATIC-A', moreDecimals: 0, yearlyBps: 410n },
  'Yearn DAI-A': { symbol: 'yvDAI-A', moreDecimals: 0, yearlyBps: 470n },
  'Yearn USDT-A': { symbol: 'yvUSDT-A', moreDecimals: 0, yearlyBps: 620n },
};

/** The vaults of a network's local chain, whose assets are on it; none where it has no exchange. */
export function sampleVaults(network: Network): readonly SampleVault[] {
  const tokens = sampleTokens(network);
  if (tokens.length === 0) return [];
  const assets = [network.wrappedCoin, ...tokens.map(({ contract }) => contract)];
  return vaultsOf(network.id).flatMap((vault) => {
    const madeWith = MADE_WITH[vault.name];
    return assets.includes(vault.asset) && madeWith ? { ...vault, ...madeWith } : [];
  });
}

import type { Network } from '@everything-wallet/core/networks/networks';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { sampleTokens } from '../exchanges/sampleTokens.ts';

/** A vault that a local chain begins with, at the address of one that the network has. */
export interface SampleErc4626Pool extends PoolDescription {
  readonly symbol: string;
  /** Decimals that its shares have beyond those of the asset, as the real one's. */
  readonly moreDecimals: number;
  /** Annual yield in basis points. */
  readonly yearlyBps: bigint;
}

/** By the vaults' names. */
const MADE_WITH: Readonly<Record<string, Pick<SampleErc4626Pool, 'symbol' | 'moreDecimals' | 'yearlyBps'>>> =
  {
    'Yearn WETH-1': { symbol: 'yvWETH-1', moreDecimals: 0, yearlyBps: 320n },
    'Savings Dai': { symbol: 'sDAI', moreDecimals: 0, yearlyBps: 450n },
    'Steakhouse USDC': { symbol: 'steakUSDC', moreDecimals: 12, yearlyBps: 580n },
    'Yearn WMATIC-A': { symbol: 'yvWMATIC-A', moreDecimals: 0, yearlyBps: 410n },
    'Yearn DAI-A': { symbol: 'yvDAI-A', moreDecimals: 0, yearlyBps: 470n },
    'Yearn USDT-A': { symbol: 'yvUSDT-A', moreDecimals: 0, yearlyBps: 620n },
  };

/** The vaults of a network's local chain, whose assets are on it; none where it has no exchange. */
export function sampleErc4626Pools(network: Network): readonly SampleErc4626Pool[] {
  const tokens = sampleTokens(network);
  if (tokens.length === 0) return [];
  const assets = [network.wrappedCoin, ...tokens.map(({ contract }) => contract)];
  return listedPools(network.id).flatMap((vault) => {
    const madeWith = MADE_WITH[vault.name];
    return assets.includes(vault.asset) && madeWith ? { ...vault, ...madeWith } : [];
  });
}

import { getAddress } from 'ethers';
import { expect, test } from 'vitest';
import { texts } from '../texts/texts.ts';
import { networkById } from '../networks/findNetwork.ts';
import { networks } from '../networks/networks.ts';
import { lidoPool } from './lidoPool.ts';
import { listedPools } from './listedPools.ts';

const all = [...networks.flatMap(({ id }) => listedPools(id)), lidoPool];

test('Ethereum and Polygon have pools of both kinds, each listed under its network', () => {
  for (const network of ['ethereum', 'polygon'] as const) {
    const vaults = listedPools(network);
    expect(new Set(vaults.map(({ kind }) => kind))).toEqual(new Set(['staking', 'lending']));
    expect(vaults.every((vault) => vault.network === network)).toBe(true);
  }
  expect(listedPools('sepolia')).toEqual([]);
});

test('no two are alike', () => {
  expect(new Set(all.map(({ network, address }) => `${network} ${address}`)).size).toBe(all.length);
  expect(new Set(all.map(({ network, name }) => `${network} ${name}`)).size).toBe(all.length);
});

test.each(all)(
  '$name on $network has checksum addresses, an asset that is not a vault, and reasons',
  (vault) => {
    expect(getAddress(vault.address)).toBe(vault.address);
    expect(getAddress(vault.asset)).toBe(vault.asset);
    expect(all.map(({ address }) => address)).not.toContain(vault.asset);
    expect(vault.assetDecimals === 6 || vault.assetDecimals === 18).toBe(true);
    expect(texts[`vaults.risk.${vault.riskReason}`]).toMatch(/\.$/);
    expect(new URL(vault.auditUrl).protocol).toBe('https:');
    // A staking pool for the network's coin takes its wrapped coin.
    expect(vault.asset === networkById(vault.network).wrappedCoin).toBe(vault.kind === 'staking');
  },
);

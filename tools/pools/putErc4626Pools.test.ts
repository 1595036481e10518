import { expect, test } from 'vitest';
import { callRpc } from '../chains/callRpc.ts';
import { localContracts } from '../contracts/localContracts.ts';
import { exchangeContracts } from '../exchanges/exchangeContracts.ts';
import { putExchange } from '../exchanges/putExchange.ts';
import { sampleChain } from '../testing/sampleChain.ts';
import { testFamily } from '../testing/testFamily.ts';
import { putErc4626Pools } from './putErc4626Pools.ts';
import { sampleErc4626Pools, type SampleErc4626Pool } from './sampleErc4626Pools.ts';

const { vault } = localContracts;
const { token } = exchangeContracts;

const YEAR = 31_536_000;

/** Starts a network's chain and puts an exchange and the vaults there. */
async function startWithErc4626Pools(id: 'ethereum' | 'polygon') {
  const chain = await sampleChain(testFamily(), id);
  await putExchange(chain.url, chain.network);
  await putErc4626Pools(chain.url, chain.network);
  return chain;
}

/** Lets so many seconds go by. */
async function waitFor(url: string, seconds: number): Promise<void> {
  await callRpc(url, 'evm_increaseTime', [seconds]);
  await callRpc(url, 'evm_mine');
}

test.each(['ethereum', 'polygon'] as const)('%s has its vaults where they are, and no block', async (id) => {
  const { url, network, account, read } = await startWithErc4626Pools(id);
  expect(await callRpc(url, 'eth_blockNumber')).toBe('0x0');
  expect(await callRpc(url, 'eth_getTransactionCount', [account, 'latest'])).toBe('0x0');
  const vaults = sampleErc4626Pools(network);
  expect(vaults).toHaveLength(3);
  for (const { address, asset, name, symbol, assetDecimals, moreDecimals } of vaults) {
    expect(await read(vault, address, 'asset')).toBe(asset);
    expect([await read(vault, address, 'name'), await read(vault, address, 'symbol')]).toEqual([
      name,
      symbol,
    ]);
    expect(await read(vault, address, 'decimals')).toBe(BigInt(assetDecimals + moreDecimals));
    const total = BigInt(String(await read(vault, address, 'totalAssets')));
    expect(total).toBeGreaterThan(0n);
    expect(await read(token, asset, 'balanceOf', address)).toBe(2n * total);
    expect(await read(vault, address, 'maxWithdraw', account)).toBe(total);
    expect(await read(token, asset, 'allowance', account, address)).toBe(0n);
  }
  const wrapped = BigInt(String(await callRpc(url, 'eth_getBalance', [network.wrappedCoin, 'latest'])));
  expect(await read(token, network.wrappedCoin, 'totalSupply')).toBe(wrapped);
  await putErc4626Pools(url, network);
});

test('in a year a share is worth more by the rate, and all of it can be taken out', async () => {
  const { url, network, account, read, write } = await startWithErc4626Pools('ethereum');
  const vaults = sampleErc4626Pools(network);
  const wholeShare = ({ assetDecimals, moreDecimals }: SampleErc4626Pool) =>
    10n ** BigInt(assetDecimals + moreDecimals);
  for (const each of vaults) {
    const one = 10n ** BigInt(each.assetDecimals);
    expect(await read(vault, each.address, 'convertToAssets', wholeShare(each))).toBe(one);
  }
  await waitFor(url, YEAR);
  for (const each of vaults) {
    const one = 10n ** BigInt(each.assetDecimals);
    const price = BigInt(String(await read(vault, each.address, 'convertToAssets', wholeShare(each))));
    expect(Number(price - one) / Number(one)).toBeCloseTo(Number(each.yearlyBps) / 10_000, 5);
    const total = BigInt(String(await read(vault, each.address, 'totalAssets')));
    const before = BigInt(String(await read(token, each.asset, 'balanceOf', account)));
    const shares = await read(vault, each.address, 'balanceOf', account);
    await write(vault, each.address, 'redeem', [shares, account, account]);
    const received = BigInt(String(await read(token, each.asset, 'balanceOf', account))) - before;
    expect(received).toBeGreaterThanOrEqual(total - 1n);
  }
});

test("interest ends when its source is used up, and a gift raises no share's price", async () => {
  const { url, network, account, read, write } = await startWithErc4626Pools('polygon');
  const { address, asset } = sampleErc4626Pools(network)[1] ?? expect.unreachable();
  const total = BigInt(String(await read(vault, address, 'totalAssets')));
  await write(token, asset, 'transfer', [address, total]);
  const after = BigInt(String(await read(vault, address, 'totalAssets')));
  expect(after - total).toBeLessThan(total / 1_000_000n);
  await waitFor(url, 1_000 * YEAR);
  const held = await read(token, asset, 'balanceOf', address);
  expect(await read(vault, address, 'totalAssets')).toBe(held);
  await write(vault, address, 'redeem', [await read(vault, address, 'balanceOf', account), account, account]);
});

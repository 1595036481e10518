import { lido } from '@everything-wallet/core/pools/lido';
import { getAddress } from 'ethers';
import { expect, test } from 'vitest';
import { callRpc } from '../chains/callRpc.ts';
import { localContracts } from '../contracts/localContracts.ts';
import { sampleChain } from '../testing/sampleChain.ts';
import { testFamily } from '../testing/testFamily.ts';
import { putLido } from './putLido.ts';

/** A chain has to start, and gets hundreds of requests, possibly on a busy machine. */
const LIMIT_MS = 120_000;

const { staking, wrappedStaking, withdrawalQueue } = localContracts;
const ONE = 10n ** 18n;
const YEAR = 31_536_000;
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

/** The chain's own account has staked before: a stake in a test is added to it. */
async function startWithLido() {
  const chain = await sampleChain(testFamily(), 'ethereum');
  await putLido(chain.url, chain.network);
  const { read, account } = chain;
  const units = async (...question: Parameters<typeof read>) => BigInt(String(await read(...question)));
  return { ...chain, units, staked: async () => units(staking, lido.staked, 'balanceOf', account) };
}

async function waitFor(url: string, seconds: number): Promise<void> {
  await callRpc(url, 'evm_increaseTime', [seconds]);
  await callRpc(url, 'evm_mine');
}

test(
  'an existing one is unchanged, without a block, and no other network has it',
  async () => {
    const { url, network, account, read, units, staked } = await startWithLido();
    expect(await callRpc(url, 'eth_blockNumber')).toBe('0x0');
    expect(await callRpc(url, 'eth_getTransactionCount', [account, 'latest'])).toBe('0x0');
    expect(await read(staking, lido.staked, 'symbol')).toBe('stETH');
    expect(await read(wrappedStaking, lido.wrapped, 'stETH')).toBe(lido.staked);
    expect(await read(withdrawalQueue, lido.queue, 'STETH')).toBe(lido.staked);
    expect(await staked()).toBe(await units(staking, lido.staked, 'getTotalPooledEther'));
    await putLido(url, network);
    const polygon = await sampleChain(testFamily(), 'polygon');
    await putLido(polygon.url, polygon.network);
    expect(await callRpc(polygon.url, 'eth_getCode', [lido.staked, 'latest'])).toBe('0x');
  },
  LIMIT_MS,
);

test(
  'staked coin grows, wrapped coin gains value, and all of it is there',
  async () => {
    const { url, account, units, staked, write } = await startWithLido();
    const before = await staked();
    await waitFor(url, YEAR);
    const after = await staked();
    expect(Number(after - before) / Number(before)).toBeCloseTo(0.03, 5);
    await write(staking, lido.staked, 'submit', [ZERO_ADDRESS], 5n * ONE);
    // A share is rounded down twice, and interest of a few seconds is added.
    expect(Number((await staked()) - after)).toBeCloseTo(5e18, -14);
    await write(staking, lido.staked, 'approve', [lido.wrapped, ONE]);
    await write(wrappedStaking, lido.wrapped, 'wrap', [ONE]);
    const wrapped = await units(wrappedStaking, lido.wrapped, 'balanceOf', account);
    expect(wrapped).toBeLessThan(ONE);
    await waitFor(url, YEAR);
    expect(await units(wrappedStaking, lido.wrapped, 'balanceOf', account)).toBe(wrapped);
    const worth = await units(wrappedStaking, lido.wrapped, 'getStETHByWstETH', wrapped);
    expect(Number(worth)).toBeCloseTo(1.03e18, -14);
    await write(wrappedStaking, lido.wrapped, 'unwrap', [wrapped]);
    expect(await units(wrappedStaking, lido.wrapped, 'balanceOf', account)).toBe(0n);
    const coin = BigInt(String(await callRpc(url, 'eth_getBalance', [lido.staked, 'latest'])));
    expect(await units(staking, lido.staked, 'getTotalPooledEther')).toBeLessThanOrEqual(coin);
  },
  LIMIT_MS,
);

test(
  'an unstaked amount waits for its time, and is then paid to its owner, once',
  async () => {
    const { url, account, read, units, staked, write } = await startWithLido();
    await write(staking, lido.staked, 'approve', [lido.queue, 3n * ONE]);
    const before = await staked();
    await write(withdrawalQueue, lido.queue, 'requestWithdrawals', [[ONE, 2n * ONE], account]);
    expect(Number(before - (await staked()))).toBeCloseTo(3e18, -14);
    expect(await read(withdrawalQueue, lido.queue, 'getWithdrawalRequests', account)).toEqual([1n, 2n]);
    const claim = async (id: bigint) => write(withdrawalQueue, lido.queue, 'claimWithdrawal', [id]);
    await expect(claim(1n)).rejects.toThrow();
    await waitFor(url, 60);
    const paid = async () => BigInt(String(await callRpc(url, 'eth_getBalance', [account, 'latest'])));
    const [owned, others] = [await paid(), await units(staking, lido.staked, 'getTotalPooledEther')];
    await claim(2n);
    // Less the fee of the call.
    expect(Number((await paid()) - owned)).toBeCloseTo(2e18, -16);
    await expect(claim(2n)).rejects.toThrow();
    expect(await read(withdrawalQueue, lido.queue, 'getWithdrawalRequests', account)).toEqual([1n]);
    expect(await units(withdrawalQueue, lido.queue, 'balanceOf', account)).toBe(1n);
    expect(Number(others - (await units(staking, lido.staked, 'getTotalPooledEther')))).toBeCloseTo(
      2e18,
      -14,
    );
    const [status] = (await read(withdrawalQueue, lido.queue, 'getWithdrawalStatus', [1n])) as unknown[][];
    expect(status).toEqual([ONE, expect.any(BigInt), getAddress(account), expect.any(BigInt), true, false]);
  },
  LIMIT_MS,
);

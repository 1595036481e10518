import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { parseUnits } from 'ethers';
import { expect, test } from 'vitest';
import { constructAt } from '../chains/constructAt.ts';
import type { LocalContract } from '../chains/LocalContract.ts';
import { exchangeContracts } from '../exchanges/exchangeContracts.ts';
import { putExchange } from '../exchanges/putExchange.ts';
import { sampleChain } from '../testing/sampleChain.ts';
import { testFamily } from '../testing/testFamily.ts';
import { hostileContracts } from './hostileContracts.ts';

/** Address of each, one on each chain. */
const PLACE = '0x00000000000000000000000000000000000E7C4B';

const { feeVault, lyingVault, pausingVault, inflatableVault, collection } = hostileContracts;
const { token } = exchangeContracts;
const UNITS = parseUnits('1000', 18);

/** Starts a chain with a vault for DAI, into which its account may put some. */
async function startWith(contract: LocalContract, more: readonly unknown[]) {
  const chain = await sampleChain(testFamily(), 'ethereum');
  const { url, account } = chain;
  await putExchange(url, chain.network);
  const dai = exchangeOf('ethereum')?.dollarTokens[2] ?? expect.unreachable();
  await constructAt(url, account, [{ address: PLACE, contract, args: [dai, 'Hostile', 'HOST', ...more] }]);
  await chain.write(token, dai, 'approve', [PLACE, 10n * UNITS]);
  const held = async () => BigInt(String(await chain.read(token, dai, 'balanceOf', PLACE)));
  return { ...chain, dai, held };
}

test('a vault with a fee includes it in its preview', async () => {
  const { account, read, write, held } = await startWith(feeVault, [0, 0, 100]);
  await write(feeVault, PLACE, 'deposit', [UNITS, account]);
  expect(await read(feeVault, PLACE, 'previewRedeem', UNITS)).toBe(parseUnits('990', 18));
  expect(await read(feeVault, PLACE, 'maxWithdraw', account)).toBe(parseUnits('990', 18));
  await write(feeVault, PLACE, 'redeem', [UNITS, account, account]);
  expect(await held()).toBe(parseUnits('10', 18));
});

test('a vault that lies pays less than its preview', async () => {
  const { account, read, write, held } = await startWith(lyingVault, [0, 0]);
  expect(await read(lyingVault, PLACE, 'previewDeposit', UNITS)).toBe(UNITS);
  await write(lyingVault, PLACE, 'deposit', [UNITS, account]);
  const shares = await read(lyingVault, PLACE, 'balanceOf', account);
  expect(shares).toBe(parseUnits('900', 18));
  const promised = BigInt(String(await read(lyingVault, PLACE, 'previewRedeem', shares)));
  await write(lyingVault, PLACE, 'redeem', [shares, account, account]);
  expect(UNITS - (await held())).toBe(promised - promised / 10n);
});

test('a closed vault accepts and pays nothing', async () => {
  const { account, read, write } = await startWith(pausingVault, [0, 0]);
  await write(pausingVault, PLACE, 'deposit', [UNITS, account]);
  await write(pausingVault, PLACE, 'setPaused', [true]);
  expect(await read(pausingVault, PLACE, 'maxDeposit', account)).toBe(0n);
  expect(await read(pausingVault, PLACE, 'maxRedeem', account)).toBe(0n);
  await expect(write(pausingVault, PLACE, 'redeem', [UNITS, account, account])).rejects.toThrow();
  await expect(write(pausingVault, PLACE, 'deposit', [UNITS, account])).rejects.toThrow();
});

test('a vault that can be inflated gives no share for a deposit', async () => {
  const { account, read, write, dai } = await startWith(inflatableVault, []);
  await write(inflatableVault, PLACE, 'deposit', [1n, account]);
  await write(token, dai, 'transfer', [PLACE, 2n * UNITS]);
  await write(inflatableVault, PLACE, 'deposit', [UNITS, account]);
  expect(await read(inflatableVault, PLACE, 'balanceOf', account)).toBe(1n);
});

test('a collection calls and describes itself as instructed', async () => {
  const { url, account, read, write } = await sampleChain(testFamily(), 'ethereum');
  await constructAt(url, account, [{ address: PLACE, contract: collection, args: ['Ours', 'OURS'] }]);
  await write(collection, PLACE, 'mint', [account, 1, 'http://127.0.0.1/']);
  expect(await read(collection, PLACE, 'tokenURI', 1)).toBe('http://127.0.0.1/');
  await write(collection, PLACE, 'setName', ['Theirs']);
  expect(await read(collection, PLACE, 'name')).toBe('Theirs');
});

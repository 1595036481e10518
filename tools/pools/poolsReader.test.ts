import type { PoolPreviewQuestion } from '@everything-wallet/core/schemas/pools';
import { buildPoolDeposit } from '@everything-wallet/core/calls/build/buildPoolDeposit';
import { buildPoolRedemption } from '@everything-wallet/core/calls/build/buildPoolRedemption';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { judgePoolOutcome } from '@everything-wallet/core/pools/judgePoolOutcome';
import { lossBound } from '@everything-wallet/core/pools/lossBound';
import { belowPreview } from '@everything-wallet/core/pools/belowPreview';
import { judgePoolStep } from '@everything-wallet/core/pools/judgePoolStep';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { parseUnits } from 'ethers';
import { expect, test } from 'vitest';
import { CallSimulator } from '../../functions/src/services/simulation/CallSimulator.ts';
import { PoolsReader } from '../../functions/src/services/pools/PoolsReader.ts';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { callRpc } from '../chains/callRpc.ts';
import { constructAt } from '../chains/constructAt.ts';
import type { LocalContract } from '../chains/LocalContract.ts';
import { hostileContracts } from '../contracts/hostileContracts.ts';
import { localContracts } from '../contracts/localContracts.ts';
import { exchangeContracts } from '../exchanges/exchangeContracts.ts';
import { putExchange } from '../exchanges/putExchange.ts';
import { sampleChain } from '../testing/sampleChain.ts';
import { testFamily } from '../testing/testFamily.ts';
import { putErc4626Pools } from './putErc4626Pools.ts';
import { sampleErc4626Pools } from './sampleErc4626Pools.ts';

const { token } = exchangeContracts;
const { feeVault, losingVault, lyingVault, pausingVault, inflatableVault } = hostileContracts;

/** Address of a hostile vault. */
const PLACE = '0x00000000000000000000000000000000000E7C4B';

const UNITS = parseUnits('1000', 18);
const DAY = 86_400;

const tokenList = async () => tokenListOf('mainnet');

/** A busy machine is slow, and no node of another one. */
const limits = { perUrlMs: 60_000, totalMs: 90_000, stragglersMs: 60_000, lateMs: 60_000 };

/** Starts a chain with a vault for DAI, as a network with two nodes. */
async function startWith(
  contract: LocalContract,
  more: readonly unknown[],
  listed: Pick<PoolDescription, 'boundsLoss'> = {},
) {
  const chain = await sampleChain(testFamily(), 'ethereum');
  const { url, account, network, write } = chain;
  await putExchange(url, network);
  const [, dai] = sampleErc4626Pools(network);
  const asset = dai?.asset ?? expect.unreachable();
  await constructAt(url, account, [{ address: PLACE, contract, args: [asset, 'Hostile', 'HOST', ...more] }]);
  await write(token, asset, 'approve', [PLACE, 100n * UNITS]);
  const description: PoolDescription = { ...(dai ?? expect.unreachable()), ...listed, address: PLACE };
  const reader = new PoolsReader(network, [url, url], { tokenList, vaults: [description], limits });
  const simulator = new CallSimulator(network, [url, url], { tokenList, maxAgeMs: Infinity });

  /** Judges a step before it is signed. */
  async function judge(action: PoolPreviewQuestion['action'], amount: bigint) {
    const preview = { vault: PLACE, action, amount: amount.toString(), from: account };
    const answer = await reader.read({ addresses: [account], preview });
    const vault = answer.vaults[0] ?? expect.unreachable();
    const judged = { vault, position: vault.positions[0], preview: answer.preview };
    return { ...judgePoolStep({ action, amount }, judged), told: answer.preview };
  }

  /** Judges the call itself, by its simulation. */
  async function judgeCall({ to, data }: CallTransaction, action: 'deposit' | 'redeem', amount: bigint) {
    const { told } = await judge(action, amount);
    const watched = [asset, PLACE].map((contractAddress) => ({
      kind: 'erc20' as const,
      contract: contractAddress,
    }));
    const { outcome } = await simulator.simulate({
      ...{ network: network.rpcName, from: account, to: to ?? '', data, value: '0', watched },
    });
    if (!outcome?.succeeds) return 'fails';
    const promised = {
      ...{ action, amount, vault: PLACE, asset },
      shares: BigInt(told?.shares ?? 0),
      assets: BigInt(told?.assets ?? 0),
    };
    return judgePoolOutcome(promised, outcome) ?? belowPreview(promised, outcome);
  }
  const deposit = (amount: bigint) =>
    buildPoolDeposit({ chainId: network.chainId, vault: PLACE, assets: amount, receiver: account });
  const redeem = (shares: bigint, maxLossBps?: bigint) =>
    buildPoolRedemption({
      ...{ chainId: network.chainId, vault: PLACE, shares, maxLossBps },
      receiver: account,
      owner: account,
    });
  return { ...chain, asset, reader, judge, judgeCall, deposit, redeem };
}

test('the vaults of a local chain are open, and their yields exact', async () => {
  const { url, network, account, read, write } = await sampleChain(testFamily(), 'ethereum');
  await putExchange(url, network);
  await putErc4626Pools(url, network);
  const [, dai] = sampleErc4626Pools(network);
  if (!dai) return expect.unreachable();
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  await write(token, dai.asset, 'approve', [dai.address, UNITS]);
  await write(localContracts.vault, dai.address, 'deposit', [UNITS, other]);
  await callRpc(url, 'evm_increaseTime', [8 * DAY]);
  await callRpc(url, 'evm_mine');
  const reader = new PoolsReader(network, [url, url], { tokenList, limits });
  const answer = await reader.read({ addresses: [other, account] });

  expect(answer.vaults.map(({ status, agreement }) => [status, agreement])).toEqual(
    Array.from({ length: 3 }, () => ['open', 'agreed']),
  );
  const state = answer.vaults.find(({ address }) => address === dai.address) ?? expect.unreachable();
  const [position, ofFaucet] = state.positions;
  const shares = BigInt(String(await read(localContracts.vault, dai.address, 'balanceOf', other)));
  const worth = BigInt(String(await read(localContracts.vault, dai.address, 'previewRedeem', shares)));
  expect(position).toMatchObject({ shares: shares.toString(), assets: worth.toString() });
  expect(position?.earned).toBe((worth - UNITS).toString());
  expect(worth).toBeGreaterThan(UNITS);
  // Its deposit has no log: it existed from the first block on.
  expect(ofFaucet?.earned).toBeNull();
  // 4.5 % a year without interest on interest, of about eight days and so compounded 46 times.
  expect(Number(state.apy7)).toBeCloseTo(((1 + (0.045 * 8) / 365) ** (365 / 8) - 1) * 100, 2);
});

test('coin that is missing of a wrapped coin is wrapped to try a deposit out', async () => {
  const { url, network, account } = await sampleChain(testFamily(), 'ethereum');
  await putExchange(url, network);
  await putErc4626Pools(url, network);
  const [weth] = sampleErc4626Pools(network);
  const amount = parseUnits('3', 18).toString();
  const [, , unfunded] = (await callRpc(url, 'eth_accounts')) as string[];
  const from = unfunded ?? account;
  const reader = new PoolsReader(network, [url, url], { tokenList, limits });
  const preview = { vault: weth?.address ?? '', action: 'deposit' as const, amount, from };
  const { preview: told } = await reader.read({ addresses: [from], preview });

  expect(told?.tried?.shares).toBe(told?.shares);
  expect(Number(told?.tried?.assets)).toBeCloseTo(Number(amount), -5);
});

test('nothing is signed for a vault that pays less than its preview', async () => {
  const { account, judge, judgeCall, deposit, redeem, write, read } = await startWith(lyingVault, [0, 0]);

  const { refusal, told } = await judge('deposit', UNITS);
  expect(refusal).toEqual({ reason: 'lies' });
  // By the vault's own statement all of it would be returned.
  expect([told?.shares, told?.back]).toEqual([UNITS.toString(), UNITS.toString()]);
  expect(await judgeCall(deposit(UNITS), 'deposit', UNITS)).toBe('givesLess');
  await write(lyingVault, PLACE, 'deposit', [UNITS, account]);
  const shares = BigInt(String(await read(lyingVault, PLACE, 'balanceOf', account)));
  // Loss to be accepted: a depositor can only withdraw what is left.
  expect(await judgeCall(redeem(shares), 'redeem', shares)).toBe(UNITS - UNITS / 10n);
});

test("a vault's fee causes a warning, and a high one a refusal", async () => {
  const { account, judge, judgeCall, deposit, redeem, write } = await startWith(feeVault, [0, 0, 100]);
  const back = (UNITS * 99n) / 100n;

  expect(await judge('deposit', UNITS)).toMatchObject({
    refusal: undefined,
    warnings: [{ type: 'lessBack', back }],
  });
  expect(await judgeCall(deposit(UNITS), 'deposit', UNITS)).toBeUndefined();
  await write(feeVault, PLACE, 'deposit', [UNITS, account]);
  expect(await judge('redeem', UNITS)).toMatchObject({
    refusal: undefined,
    warnings: [{ type: 'fee', lost: UNITS / 100n }],
  });
  expect(await judgeCall(redeem(UNITS), 'redeem', UNITS)).toBeUndefined();
  // Withdrawals are limited to less than the value of the shares.
  expect((await judge('withdraw', UNITS)).refusal).toEqual({ reason: 'aboveWithdraw', limit: back });

  const much = await startWith(feeVault, [0, 0, 1_500]);
  expect((await much.judge('deposit', UNITS)).refusal).toEqual({ reason: 'losesMuch' });
});

test('a closed vault accepts and pays nothing', async () => {
  const { account, judge, judgeCall, redeem, write } = await startWith(pausingVault, [0, 0]);
  await write(pausingVault, PLACE, 'deposit', [UNITS, account]);
  await write(pausingVault, PLACE, 'setPaused', [true]);

  expect((await judge('deposit', UNITS)).refusal).toEqual({ reason: 'closed' });
  expect((await judge('redeem', UNITS)).refusal).toEqual({ reason: 'aboveRedeem', limit: 0n });
  expect(await judgeCall(redeem(UNITS), 'redeem', UNITS)).toBe('fails');
});

test('nothing is deposited into a vault that was inflated by a donation', async () => {
  const { account, asset, judge, write } = await startWith(inflatableVault, []);
  await write(inflatableVault, PLACE, 'deposit', [1n, account]);
  await write(token, asset, 'transfer', [PLACE, 2n * UNITS]);

  // Less than the price of one share: the vault would take all of it.
  expect((await judge('deposit', UNITS)).refusal).toEqual({ reason: 'nothingComes' });
  // One share and three quarters, of which the vault takes the fraction.
  expect((await judge('deposit', (UNITS * 7n) / 2n)).refusal).toEqual({ reason: 'losesMuch' });
});

// Regression: a withdrawal paid whatever was left at its block, however much was shown.
test('of a vault that takes a bound on the loss no more is lost than was shown', async () => {
  const { account, judge, judgeCall, redeem, write } = await startWith(losingVault, [0, 0], {
    boundsLoss: true,
  });
  await write(losingVault, PLACE, 'deposit', [UNITS, account]);
  const boundNow = async () => {
    const { refusal, told } = await judge('redeem', UNITS);
    expect(refusal).toBeUndefined();
    expect(told?.assets).toBe(UNITS.toString());
    return [told?.tried?.assets, told && lossBound(told)];
  };
  expect(await boundNow()).toEqual([UNITS.toString(), 1n]);
  expect(await judgeCall(redeem(UNITS, 1n), 'redeem', UNITS)).toBeUndefined();

  await write(losingVault, PLACE, 'lose', [50]);
  expect(await judgeCall(redeem(UNITS, 1n), 'redeem', UNITS)).toBe('fails');
  // It hides the loss from previews, and its plain form would accept all of it.
  expect(await judgeCall(redeem(UNITS), 'redeem', UNITS)).toBe((UNITS * 9_950n) / 10_000n);
  expect(await boundNow()).toEqual([((UNITS * 9_950n) / 10_000n).toString(), 51n]);
  expect(await judgeCall(redeem(UNITS, 51n), 'redeem', UNITS)).toBe((UNITS * 9_950n) / 10_000n);

  await write(losingVault, PLACE, 'lose', [60]);
  expect(await judgeCall(redeem(UNITS, 51n), 'redeem', UNITS)).toBe('fails');
});

test('a vault that is listed with such a limit, but has none, is called without one', async () => {
  const { account, judge, write } = await startWith(lyingVault, [0, 0], { boundsLoss: true });
  await write(lyingVault, PLACE, 'deposit', [UNITS, account]);
  const { refusal, told } = await judge('redeem', UNITS / 2n);
  expect(refusal).toBeUndefined();
  expect(told).not.toHaveProperty('tried');
});

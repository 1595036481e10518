import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildPoolDeposit } from '@everything-wallet/core/calls/build/buildPoolDeposit';
import { buildPoolRedemption } from '@everything-wallet/core/calls/build/buildPoolRedemption';
import { buildPoolWithdrawal } from '@everything-wallet/core/calls/build/buildPoolWithdrawal';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { Tally } from '../production/Tally.ts';
import type { SampleErc4626Pool } from '../../tools/pools/sampleErc4626Pools.ts';
import type { PoolChain } from './PoolChain.ts';

/** Steps of a sequence, at least and at most. */
const STEPS = { least: 4, most: 9 };

/** The longest that a sequence lets go by at once, in seconds: forty days. */
const LONGEST_WAIT = 40 * 86_400;

/** Number of steps of each kind. */
export type StepCounts = Record<'deposit' | 'wait' | 'withdraw' | 'redeem', number>;

/** Has an account put something into vaults, wait, and take something out, in a random order; whatever may be done must not fail. */
export async function runSequence(
  chain: PoolChain,
  account: string,
  random: () => number,
  tally: Tally,
  counts: StepCounts,
): Promise<void> {
  const steps = STEPS.least + Math.floor(random() * (STEPS.most - STEPS.least + 1));
  for (let step = 0; step < steps; step += 1) {
    const vault = chain.vaults[Math.floor(random() * chain.vaults.length)];
    if (!vault) continue;
    const kind = random();
    if (kind < 0.25) {
      await chain.wait(1 + Math.floor(random() * LONGEST_WAIT));
      counts.wait += 1;
    } else if (kind < 0.55) {
      await putIn(chain, vault, account, random, tally);
      counts.deposit += 1;
    } else {
      const isRedeeming = kind > 0.78;
      const call = await takingOut(chain, vault, account, random, isRedeeming);
      if (!call) continue;
      tally.expect(await chain.send(account, call), `${vault.name}: what may leave did not`);
      counts[isRedeeming ? 'redeem' : 'withdraw'] += 1;
    }
  }
}

async function putIn(
  chain: PoolChain,
  { address, asset, name }: SampleErc4626Pool,
  account: string,
  random: () => number,
  tally: Tally,
): Promise<void> {
  const { chainId } = chain.network;
  const assets = partOf(await chain.balanceOf(asset, account), random);
  if (assets === 0n) return;
  const approval = { chainId, token: asset, spender: address, amount: assets, named: assets };
  const isApproved = await chain.send(account, buildApprove(approval));
  const deposit = buildPoolDeposit({ chainId, vault: address, assets, receiver: account });
  tally.expect(isApproved && (await chain.send(account, deposit)), `${name}: a deposit failed`);
}

async function takingOut(
  chain: PoolChain,
  { address }: SampleErc4626Pool,
  account: string,
  random: () => number,
  isRedeeming: boolean,
): Promise<CallTransaction | undefined> {
  const block = await chain.provider.getBlockNumber();
  await chain.bookUntil(block);
  const { shares, assets } = chain.bookOf(address).of(account, await chain.timeOf(block));
  const terms = { chainId: chain.network.chainId, vault: address, receiver: account, owner: account };
  const amount = partOf(isRedeeming ? shares : assets, random);
  if (amount === 0n) return undefined;
  return isRedeeming
    ? buildPoolRedemption({ ...terms, shares: amount })
    : buildPoolWithdrawal({ ...terms, assets: amount });
}

/** All of it, one smallest unit, or some. */
function partOf(all: bigint, random: () => number): bigint {
  const choice = random();
  if (choice < 0.15) return all;
  if (choice < 0.25) return all > 0n ? 1n : 0n;
  return (all * BigInt(Math.floor(random() * 1_000_000))) / 1_500_000n;
}

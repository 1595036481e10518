import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildStake } from '@everything-wallet/core/calls/build/buildStake';
import { buildUnwrapStaked } from '@everything-wallet/core/calls/build/buildUnwrapStaked';
import { buildWithdrawalClaim } from '@everything-wallet/core/calls/build/buildWithdrawalClaim';
import { buildWithdrawalRequest } from '@everything-wallet/core/calls/build/buildWithdrawalRequest';
import { buildWrapStaked } from '@everything-wallet/core/calls/build/buildWrapStaked';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import {
  judgeLidoOutcome,
  belowRequested,
  type LidoStep,
} from '@everything-wallet/core/pools/judgeLidoOutcome';
import { lido } from '@everything-wallet/core/pools/lido';
import { expect, test } from 'vitest';
import { CallSimulator } from '../../functions/src/services/simulation/CallSimulator.ts';
import { PoolsReader } from '../../functions/src/services/pools/PoolsReader.ts';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { callRpc } from '../chains/callRpc.ts';
import { sendTransactions } from '../chains/sendTransactions.ts';
import { localContracts } from '../contracts/localContracts.ts';
import { putExchange } from '../exchanges/putExchange.ts';
import { sampleChain } from '../testing/sampleChain.ts';
import { testFamily } from '../testing/testFamily.ts';
import { putLido } from './putLido.ts';
import { putErc4626Pools } from './putErc4626Pools.ts';

/** A chain has to start, and gets hundreds of requests, possibly on a busy machine. */
const LIMIT_MS = 180_000;

const ONE = 10n ** 18n;
const DAY = 86_400;
const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const tokenList = async () => tokenListOf('mainnet');

async function startWithLido() {
  const chain = await sampleChain(testFamily(), 'ethereum');
  const { url, network } = chain;
  await putExchange(url, network);
  await putErc4626Pools(url, network);
  await putLido(url, network);
  await callRpc(url, 'anvil_setBalance', [OWNER, `0x${(100n * ONE).toString(16)}`]);
  await callRpc(url, 'anvil_impersonateAccount', [OWNER]);
  // A busy machine is slow, and no node of another one.
  const limits = { perUrlMs: 60_000, totalMs: 90_000, stragglersMs: 60_000, lateMs: 60_000 };
  const reader = new PoolsReader(network, [url, url], { tokenList, limits });
  const simulator = new CallSimulator(network, [url, url], { tokenList, maxAgeMs: Infinity });

  async function look() {
    const state = (await reader.read({ addresses: [OWNER] })).lido ?? expect.unreachable();
    return { state, position: state.positions[0] ?? expect.unreachable() };
  }

  /** Sends a call that the wallet has built. */
  async function send({ to, value, data }: CallTransaction): Promise<void> {
    await sendTransactions(url, OWNER, [{ to: to ?? '', value, data }]);
  }

  /** Simulates and judges it as before a signature, then sends it. */
  async function step(action: LidoStep['action'], amount: bigint, call: CallTransaction): Promise<void> {
    const watched = [lido.staked, lido.wrapped].map((contract) => ({ kind: 'erc20' as const, contract }));
    const { to, value, data } = call;
    const { outcome } = await simulator.simulate({
      ...{ network: network.rpcName, from: OWNER, to: to ?? '', data, value: value.toString(), watched },
    });
    if (!outcome) return expect.unreachable();
    expect([outcome.succeeds, judgeLidoOutcome({ action, amount }, outcome)]).toEqual([true, undefined]);
    expect(belowRequested({ action, amount }, outcome)).toBeUndefined();
    await send(call);
  }

  async function pass(seconds: number): Promise<void> {
    await callRpc(url, 'evm_increaseTime', [seconds]);
    await callRpc(url, 'evm_mine');
  }
  const allow = async (spender: string, amount: bigint) =>
    send(buildApprove({ chainId: lido.chainId, token: lido.staked, spender, amount, named: amount }));
  return { ...chain, look, step, send, pass, allow };
}

test(
  'an account without a stake has a known position of 0',
  async () => {
    const { look } = await startWithLido();
    const { state, position } = await look();
    expect(state).toMatchObject({ status: 'open', agreement: 'agreed' });
    expect(position).toEqual({
      address: OWNER,
      ...{ staked: '0', wrapped: '0', wrappedWorth: '0', earned: '0', requests: [] },
    });
  },
  LIMIT_MS,
);

// Regression: all of it was shown as earned.
test(
  'the cost of coin sent to the wrapped form, which stakes it, is unknown',
  async () => {
    const { look, step, send } = await startWithLido();
    await step('stake', ONE, buildStake({ amount: ONE }));
    await send({ ...buildStake({ amount: 2n * ONE }), to: lido.wrapped, data: '0x' });
    const { position } = await look();
    expect(Number(BigInt(position.wrappedWorth ?? 0))).toBeCloseTo(2e18, -14);
    expect(position.earned).toBeNull();
  },
  LIMIT_MS,
);

test(
  'staking, wrapping, asking back and taking out are read as they are, and earnings survive a wei from a stranger',
  async () => {
    const { url, look, step, send, pass, allow, write } = await startWithLido();
    await step('stake', 10n * ONE, buildStake({ amount: 10n * ONE }));
    await allow(lido.wrapped, 4n * ONE);
    await send(buildWrapStaked({ amount: 4n * ONE }));
    await pass(8 * DAY);
    const { state, position } = await look();
    expect(Number(state.apy7)).toBeGreaterThan(2.9);
    expect(Number(state.apy7)).toBeLessThan(3.2);
    const worth = BigInt(position.staked ?? 0) + BigInt(position.wrappedWorth ?? 0);
    // 3 % a year for eight days, of ten.
    expect(Number(worth - 10n * ONE)).toBeCloseTo((0.3 * 8 * 1e18) / 365, -15);
    expect(Number(BigInt(position.earned ?? 0) - (worth - 10n * ONE))).toBeCloseTo(0, -1);

    await write(localContracts.staking, lido.staked, 'transfer', [OWNER, 1n]);
    await write(localContracts.staking, lido.staked, 'transferShares', [OWNER, 1n]);
    expect((await look()).position.earned).not.toBeNull();

    const wrapped = BigInt(position.wrapped ?? 0);
    await step('unwrap', wrapped, buildUnwrapStaked({ amount: wrapped }));
    await allow(lido.queue, 3n * ONE);
    await step('askBack', 3n * ONE, buildWithdrawalRequest({ amount: 3n * ONE, owner: OWNER }));
    const [waiting] = (await look()).position.requests ?? [];
    expect(waiting).toEqual({ id: '1', amount: (3n * ONE).toString(), isReady: false });
    await pass(60);
    expect((await look()).position.requests).toEqual([{ ...waiting, isReady: true }]);
    const before = BigInt(String(await callRpc(url, 'eth_getBalance', [OWNER, 'latest'])));
    await step('claim', 3n * ONE, buildWithdrawalClaim({ requestId: 1n }));
    const after = BigInt(String(await callRpc(url, 'eth_getBalance', [OWNER, 'latest'])));
    expect(Number(after - before)).toBeCloseTo(3e18, -16);
    const end = (await look()).position;
    expect(end.requests).toEqual([]);
    // Withdrawals are the earnings and the remaining stake, less the amount staked.
    const left = BigInt(end.staked ?? 0);
    expect(Number(BigInt(end.earned ?? 0) - (left + 3n * ONE - 10n * ONE))).toBeCloseTo(0, -2);
  },
  LIMIT_MS,
);

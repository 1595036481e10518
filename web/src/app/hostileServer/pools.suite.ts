import 'fake-indexeddb/auto';
import type { HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import { lido } from '@everything-wallet/core/pools/lido';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { renderHook } from '@testing-library/react';
import { Interface } from 'ethers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NextStep } from '../../lib/callSequence/NextStep.ts';
import { nextPoolStep } from '../../features/defi/sequence/nextPoolStep.ts';
import type { PoolSequence, PoolStep } from '../../features/defi/sequence/PoolSequence.ts';
import { fakeLido } from '../../features/defi/testing/fakeLido.ts';
import { fakePools } from '../../features/defi/testing/fakePools.ts';
import { junk } from '../../features/signing/testing/junk.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { contradictedTokens } from '../../lib/tokens/contradictedTokens.ts';
import { useText } from '../../lib/text/useText.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { FieldLie, MAX_LIES } from './FieldLie.ts';
import { fieldsOf } from './fieldsOf.ts';
import { honestAnswers, network } from './honestAnswers.ts';
import { noteRow } from './noteRow.ts';
import { serveAnswers, type HonestAnswers } from './serveAnswers.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));

const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const OWN = junk.sender.address;
const HUNDRED = 100n * 10n ** 18n;
const pool = listedPools('ethereum').find(({ asset }) => asset === DAI) ?? expect.unreachable();
const REQUEST = '77';

/**
 * Written by hand from the contracts' sources, and decoded by a library that shares no code with the wallet's
 * builders.
 */
const calls = new Interface([
  'function approve(address spender, uint256 amount)',
  'function deposit(uint256 assets, address receiver)',
  'function withdraw(uint256 assets, address receiver, address owner)',
  'function redeem(uint256 shares, address receiver, address owner)',
  'function redeem(uint256 shares, address receiver, address owner, uint256 maxLoss)',
  'function submit(address referral)',
  'function unwrap(uint256 amount)',
  'function requestWithdrawals(uint256[] amounts, address owner)',
  'function claimWithdrawal(uint256 requestId)',
]);

type Action = PoolSequence['action'];

/** State after the user confirmed 100 of the asset, or all of their 40 shares. */
function sequenceOf(action: Action, vault = pool.address): PoolSequence {
  const isLido = ['stake', 'askBack', 'unwrap', 'claim'].includes(action);
  return {
    id: 'hostile',
    user_id: 'alice',
    network: network.id,
    account: OWN,
    vault: isLido ? lido.staked : vault,
    action,
    amount: action === 'redeem' ? (40n * 10n ** 18n).toString() : HUNDRED.toString(),
    assets: HUNDRED.toString(),
    ...(action === 'claim' && { request_id: REQUEST }),
    symbol: isLido ? 'ETH' : 'DAI',
    decimals: 18,
    step: null,
    written_at: Date.now(),
  };
}

/** Calls that may be signed for each of them. */
const allowed: Readonly<Record<Action, readonly string[]>> = {
  deposit: [
    call(pool.address, 'deposit', [HUNDRED, OWN]),
    call(DAI, 'approve', [pool.address, HUNDRED]),
    call(DAI, 'approve', [pool.address, 0n]),
  ],
  withdraw: [call(pool.address, 'withdraw', [HUNDRED, OWN, OWN])],
  redeem: [],
  stake: [call(lido.staked, 'submit', [`0x${'0'.repeat(40)}`], HUNDRED)],
  askBack: [
    call(lido.queue, 'requestWithdrawals', [[HUNDRED], OWN]),
    call(lido.staked, 'approve', [lido.queue, HUNDRED]),
    call(lido.staked, 'approve', [lido.queue, 0n]),
  ],
  unwrap: [call(lido.wrapped, 'unwrap', [HUNDRED])],
  claim: [call(lido.queue, 'claimWithdrawal', [BigInt(REQUEST)])],
};

function call(to: string, name: string, values: readonly unknown[], value = 0n): string {
  return `${to.toLowerCase()} ${value} ${calls.encodeFunctionData(name, values)}`;
}

/** Returns the limits of the user's confirmation that a step exceeds. */
function exceedsSequence(action: Action, next: NextStep<PoolStep> | undefined): readonly string[] {
  if (next?.type !== 'sign') return [];
  const [request] = next.requests;
  if (!request || next.requests.length > 1) return ['signs none or several calls'];
  const { to, value, data } = request;
  if (to === null) return ['creates a contract'];
  if (allowed[action].includes(`${to.toLowerCase()} ${value} ${data.toLowerCase()}`)) return [];
  const read = action === 'redeem' ? calls.parseTransaction({ data }) : null;
  if (read?.name !== 'redeem') return [`calls ${to} with ${value} and ${data}`];
  const [, receiver, owner] = read.args as unknown as [bigint, string, string];
  return [
    ...(to === pool.address ? [] : [`calls ${to}`]),
    ...(value === 0n ? [] : [`sends ${value} along`]),
    ...(receiver === OWN && owner === OWN ? [] : [`pays ${receiver} of ${owner}`]),
  ];
}

const honest = (isAllowed: boolean): HonestAnswers => ({
  parts: {
    vaults: (question: PoolsQuestion) => ({
      ...fakePools(question, {
        [pool.address]: {
          position: {
            ...{
              shares: (40n * 10n ** 18n).toString(),
              assets: HUNDRED.toString(),
              maxWithdraw: HUNDRED.toString(),
            },
            ...{ maxRedeem: (40n * 10n ** 18n).toString(), earned: '5' },
            unconfirmed: { shares: '1', assets: '1', maxWithdraw: '1' },
          },
          ...(question.preview?.action === 'redeem' && {
            preview: {
              tried: {
                shares: question.preview.amount,
                assets: (BigInt(question.preview.amount) * 2n).toString(),
              },
            },
          }),
        },
      }),
      lido: fakeLido(
        question.addresses,
        {
          ...{ staked: HUNDRED.toString(), wrapped: HUNDRED.toString(), wrappedWorth: HUNDRED.toString() },
          requests: [{ id: REQUEST, amount: HUNDRED.toString(), isReady: true }],
          otherRequests: { count: 2, amount: '5' },
        },
        {
          mostStake: (HUNDRED * 100n).toString(),
          ...(question.stakingRequest !== undefined && {
            request: { id: REQUEST, amount: HUNDRED.toString(), isReady: true, owner: OWN, isClaimed: false },
          }),
        },
      ),
    }),
    holdings: (question: HoldingsQuestion) => {
      const answer = honestAnswers.holdings(question);
      return {
        ...answer,
        holdings: answer.holdings.map((one) => ({ ...one, units: (HUNDRED * 2n).toString() })),
      };
    },
    simulation: (question: SimulationQuestion) =>
      honestAnswers.simulation(question, isAllowed ? HUNDRED : 0n),
  },
});

const t = () => renderHook(() => useText(), { wrapper: AppShell }).result.current;

interface Answered {
  readonly next: NextStep<PoolStep> | undefined;
  readonly displayed: readonly string[];
  /** Step to sign, or the reason why there is nothing to sign. */
  readonly outcome: string;
}

async function nextOf(action: Action): Promise<Answered> {
  const words = t();
  try {
    const next = await nextPoolStep(sequenceOf(action), {
      sender: junk.sender,
      t: words,
      mask: (text) => text,
      justMade: undefined,
    });
    if (next.type === 'problem')
      return { next, displayed: [], outcome: words(next.problem.text, next.problem.values) };
    const requests = next.type === 'sign' ? next.requests : [];
    return {
      next,
      displayed: requests.flatMap(({ notices }) => notices ?? []),
      outcome: `${next.step} to sign`,
    };
  } catch (error) {
    return { next: undefined, displayed: [], outcome: String(error) };
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  fakeServer.reset();
  contradictedTokens.forget();
});

const actions = Object.keys(allowed) as Action[];

describe('a step with a pool, of an honest server,', () => {
  test.each(actions)('%s equals the confirmation', async (action) => {
    serveAnswers(honest(true));
    const { next } = await nextOf(action);
    expect(next).toMatchObject({ type: 'sign', step: action });
    expect(exceedsSequence(action, next)).toEqual([]);
  });
});

const lied = [
  ...fieldsOf('pools'),
  ...fieldsOf('swap').filter(({ path }) => path.startsWith('refreshWallet.holdings')),
  ...fieldsOf('review'),
];

describe('a step with a pool, lied to about', () => {
  test.each(lied.map((field) => [field.path, field] as const))(
    '%s, equals the confirmation, or is not signed',
    async (path, field) => {
      let reported = 0;
      for (const action of actions) {
        for (let place = 0; place < MAX_LIES; place += 1) {
          const lie = new FieldLie(field, place);
          serveAnswers(honest(place % 2 === 0), lie);
          const { next, displayed, outcome } = await nextOf(action);
          expect(exceedsSequence(action, next), `${action} ${place}`).toEqual([]);
          if (lie.applied > 0) noteRow(`${path}, ${action}`, displayed, outcome);
          reported += lie.applied;
          fakeServer.reset();
          contradictedTokens.forget();
          if (lie.applied === 0) break;
        }
      }
      if (path.startsWith('refreshWallet.vaults')) expect(reported).toBeGreaterThan(0);
    },
  );
});

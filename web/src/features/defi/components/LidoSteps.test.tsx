import type { LidoPosition, LidoState } from '@everything-wallet/core/schemas/poolsAnswer';
import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { lido } from '@everything-wallet/core/pools/lido';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallRequest, ReviewCallsProps } from '../../../lib/calls/CallRequest.ts';
import { listenToRecord } from '../../../lib/calls/listenToRecord.ts';
import {
  account,
  network,
  serveExchange,
  type FakeExchange,
} from '../../../lib/calls/testing/fakeExchange.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { defiTexts } from '@everything-wallet/core/texts/en/defiTexts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { poolSequences } from '../sequence/poolSequences.ts';
import { fakeLido } from '../testing/fakeLido.ts';
import { fakePools } from '../testing/fakePools.ts';
import { DefiPage } from './DefiPage.tsx';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../../../lib/calls/listenToRecord.ts', () => ({ listenToRecord: vi.fn() }));
setUpComponentTests();
// jsdom has no layout.
const scrolled = vi.fn();
Element.prototype.scrollIntoView = scrolled;

/** Time for typing and several requests on a busy machine, in ms. */
const LIMIT_MS = 60_000;
const PATIENT = { timeout: 20_000 };

const ONE = 10n ** 18n;
const some: Partial<LidoPosition> = {
  staked: (6n * ONE).toString(),
  wrapped: (5n * ONE).toString(),
  wrappedWorth: (6n * ONE).toString(),
  earned: (ONE / 2n).toString(),
  requests: [
    { id: '4', amount: (2n * ONE).toString(), isReady: true },
    { id: '9', amount: ONE.toString(), isReady: false },
  ],
};

let dialog: ReviewCallsProps | undefined;
function ReviewCalls(props: ReviewCallsProps) {
  useLayoutEffect(() => {
    dialog = props;
  });
  return <div role="dialog" aria-label="Review" />;
}

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  dialog = undefined;
  vi.mocked(listenToRecord).mockImplementation(() => (onData) => {
    onData(undefined);
    return () => undefined;
  });
});
afterEach(() => {
  fakeServer.reset();
  poolSequences.forget('alice');
});

async function open(
  position: Partial<LidoPosition> = {},
  state: Partial<LidoState> = {},
  exchange: FakeExchange = {},
) {
  /** Returns one request's details only if that request is queried. */
  function lidoFor({ addresses, stakingRequest }: PoolsQuestion): LidoState {
    if (stakingRequest === undefined) return fakeLido(addresses, position, state);
    const request = position.requests?.find(({ id }) => id === stakingRequest);
    return {
      ...fakeLido(addresses, { ...position, requests: null }, state),
      request: request ? { ...request, owner: account, isClaimed: false } : null,
    };
  }
  serveExchange({
    vaults: (question: PoolsQuestion) => ({
      ...fakePools(question),
      ...(question.network === 'mainnet' && { lido: lidoFor(question) }),
    }),
    tokenUsd: 3,
    coinUsd: 3,
    ...exchange,
  });
  const alice = { address: account, name: 'Account 1', derivationIndex: 0 };
  render(
    <MemoryRouter>
      <DefiPage userId="alice" network={network} accounts={[alice]} ReviewCalls={ReviewCalls} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  return screen.findByRole('article', { name: 'Lido' }, PATIENT);
}

const buttons = (card: HTMLElement) =>
  within(card)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

async function press(card: HTMLElement, name: string) {
  await user.click(within(card).getByRole('button', { name }));
}

async function enter(label: string, text: string, submit: string) {
  const form = within(await screen.findByRole('dialog', {}, PATIENT));
  await user.type(form.getByLabelText(label), text);
  const button = () => form.getByRole('button', { name: submit });
  await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false), PATIENT);
  await user.click(button());
}

async function reviewed(): Promise<CallRequest> {
  await screen.findByRole('dialog', { name: 'Review' }, PATIENT);
  return dialog?.requests[0] ?? expect.unreachable();
}

const callOf = ({ to, value, data, network: { chainId }, facts }: CallRequest) =>
  decodeCall({ chainId, to, value, data }, facts);

describe('what is shown', () => {
  test(
    'Lido beside the vaults with its yield, and only staking without a balance',
    async () => {
      const card = await open();
      expect(card.textContent).toContain('ETH · Ethereum Mainnet3%a year');
      expect(buttons(card)).toEqual(['Stake', 'Details']);
      await press(card, 'Details');
      expect(card.textContent).toContain('APY, 30 days3.04%');
      expect(card.textContent).toContain('9,000 ETH');
      expect(card.textContent).toContain('Its validators can be fined');
      expect(screen.getByRole('article', { name: 'Yearn WETH-1' })).toBeTruthy();
    },
    LIMIT_MS,
  );

  test(
    'the balances in both forms, the withdrawal requests, and the claimable ones',
    async () => {
      const card = await open(some);
      const own = within(card).getByRole('region', { name: 'You have' });
      await waitFor(
        () =>
          expect(own.textContent).toBe(
            // Of 12 ETH: withdrawals in the queue earn nothing.
            'You have$45.0015 ETHYou earn about 3% a year (about $1.09).Earned+0.5 ETH ($1.50)',
          ),
        PATIENT,
      );
      const requests = within(card).getAllByRole('listitem');
      expect(requests.map(({ textContent }) => textContent)).toEqual([
        '2 ETH from Account 1Ready to claim.Claim',
        '1 ETH from Account 1Waiting in the queue.',
      ]);
      expect(buttons(card)).toEqual(['Claim 2 ETH', 'Unstake', 'Unwrap', 'Stake', 'Details']);
      await press(card, 'Details');
      expect(card.textContent).toContain(
        'Staked (stETH)6 ETH ($18.00)Wrapped (wstETH)5 wstETH, worth 6 ETH ($18.00)Unstaking3 ETH ($9.00)',
      );
      await waitFor(
        () =>
          expect(screen.getByRole('region', { name: 'Totals' }).textContent).toContain('Total Staked$45.00'),
        PATIENT,
      );
    },
    LIMIT_MS,
  );

  // Regression: requests made by a stranger hid everything that was staked.
  test(
    'adds up the known parts, marked, if the withdrawal requests are unknown',
    async () => {
      const card = await open({ ...some, requests: null });
      const own = within(card).getByRole('region', { name: 'You have' });
      await waitFor(
        () => expect(own.textContent).toContain('You have$36.00, plus an unknown amount12 ETH'),
        PATIENT,
      );
      await waitFor(
        () =>
          expect(screen.getByRole('region', { name: 'Totals' }).textContent).toContain('Total Staked$36.00'),
        PATIENT,
      );
      expect(screen.getByRole('region', { name: 'Totals' }).textContent).toContain(
        'Not included: an unknown figure.',
      );
    },
    LIMIT_MS,
  );

  test(
    'shows the number and the sum of requests beyond the list',
    async () => {
      const card = await open({ ...some, otherRequests: { count: 138, amount: ONE.toString() } });
      await waitFor(
        () => expect(card.textContent).toContain('And 138 more requests, 1 ETH ($3.00) in total.'),
        PATIENT,
      );
      await press(card, 'Details');
      expect(card.textContent).toContain('Unstaking4 ETH');
    },
    LIMIT_MS,
  );

  test(
    'an amount that nodes disagree on is unknown, and can be withdrawn nevertheless',
    async () => {
      const unknown = { staked: null, wrapped: null, wrappedWorth: null, requests: null, earned: null };
      const card = await open(unknown);
      expect(card.textContent).toContain('Your withdrawal requests are not confirmed right now.');
      expect(buttons(card)).toEqual(['Unstake', 'Unwrap', 'Stake', 'Details']);
    },
    LIMIT_MS,
  );

  test(
    'offers no staking while Lido accepts none',
    async () => {
      const card = await open(some, { status: 'closed' });
      expect(card.textContent).toContain('This pool accepts no deposits now.');
      expect(within(card).getByRole('button', { name: 'Stake' }).hasAttribute('disabled')).toBe(true);
    },
    LIMIT_MS,
  );
});

describe('a step', () => {
  test(
    'staking is one call with exactly the amount, which must return as much stETH',
    async () => {
      await press(await open(), 'Stake');
      await enter('Amount to stake', '1.5', 'Stake');
      const request = await reviewed();
      expect(callOf(request)).toMatchObject({ kind: 'stake', contract: lido.staked, value: (3n * ONE) / 2n });
      const outcome = {
        succeeds: true,
        reason: null,
        gasUsed: null,
        approvals: [],
        receipts: [],
        isWhole: true,
      };
      const paid = { units: (-(3n * ONE) / 2n).toString(), word: 'verified' as const };
      expect(request.breaks?.({ ...outcome, coin: paid, movements: [] })).toBe('vaults.broken.givesLess');
    },
    LIMIT_MS,
  );

  test(
    'Max leaves the fee in the coin that is staked',
    async () => {
      await press(await open(), 'Stake');
      const form = within(await screen.findByRole('dialog', {}, PATIENT));
      const max = form.getByRole('button', { name: 'Max' });
      await waitFor(() => expect(max.hasAttribute('disabled')).toBe(false), PATIENT);
      await user.click(max);
      // 150,000 gas at 2 gwei, and half as much again.
      expect(form.getByLabelText('Amount to stake')).toHaveProperty('value', '4.99955');
    },
    LIMIT_MS,
  );

  test(
    'Max is the limit of Lido if that is lower',
    async () => {
      await press(await open({}, { mostStake: ONE.toString() }), 'Stake');
      const form = within(await screen.findByRole('dialog', {}, PATIENT));
      const max = form.getByRole('button', { name: 'Max' });
      await waitFor(() => expect(max.hasAttribute('disabled')).toBe(false), PATIENT);
      await user.click(max);
      expect(form.getByLabelText('Amount to stake')).toHaveProperty('value', '1');
    },
    LIMIT_MS,
  );

  test(
    'refuses more than the limit of Lido or the balance without a request',
    async () => {
      await press(await open(), 'Stake');
      const form = within(await screen.findByRole('dialog', {}, PATIENT));
      await user.type(form.getByLabelText('Amount to stake'), '101');
      expect(await form.findByText('Lido accepts at most 100 ETH now.', {}, PATIENT)).toBeTruthy();
      await user.clear(form.getByLabelText('Amount to stake'));
      await user.type(form.getByLabelText('Amount to stake'), '6');
      expect(await form.findByText(/^You have only 5 ETH/, {}, PATIENT)).toBeTruthy();
      expect(form.getByRole('button', { name: 'Stake' }).hasAttribute('disabled')).toBe(true);
    },
    LIMIT_MS,
  );

  test(
    'a withdrawal request approves exactly its amount for the queue first, and shows that it waits',
    async () => {
      await press(await open(some, {}, { allowance: () => 0n }), 'Unstake');
      expect((await screen.findByRole('dialog', {}, PATIENT)).textContent).toContain(
        'the time is not guaranteed',
      );
      await enter('Amount to unstake', '2', 'Unstake');
      expect(callOf(await reviewed())).toMatchObject({
        kind: 'approve',
        contract: lido.staked,
        spender: lido.queue,
        amountOrId: 2n * ONE,
      });
    },
    LIMIT_MS,
  );

  test(
    'an amount that is already approved is requested at once, by its owner',
    async () => {
      await press(await open(some, {}, { allowance: () => 2n * ONE }), 'Unstake');
      await enter('Amount to unstake', '2', 'Unstake');
      expect(callOf(await reviewed())).toMatchObject({
        kind: 'requestWithdrawals',
        contract: lido.queue,
        amounts: [2n * ONE],
        owner: account,
      });
    },
    LIMIT_MS,
  );

  test(
    'unwrapping is one call',
    async () => {
      await press(await open(some), 'Unwrap');
      await enter('Amount to unwrap', '5', 'Unwrap');
      expect(callOf(await reviewed())).toMatchObject({ kind: 'unwrapStaked', amount: 5n * ONE });
    },
    LIMIT_MS,
  );

  test(
    'a ready request is claimed by its number; less than requested has to be accepted',
    async () => {
      await press(await open(some), 'Claim 2 ETH');
      const request = await reviewed();
      expect(callOf(request)).toMatchObject({ kind: 'claimWithdrawal', requestId: 4n });
      const outcome = {
        succeeds: true,
        reason: null,
        gasUsed: null,
        approvals: [],
        movements: [],
        receipts: [],
        isWhole: true,
      };
      const coin = { units: ONE.toString(), word: 'verified' as const };
      expect(request.breaks?.({ ...outcome, coin })).toBeUndefined();
      expect(request.warnsOf?.({ ...outcome, coin })?.text).toContain(
        'you receive 1 ETH of the 2 ETH that you requested',
      );
    },
    LIMIT_MS,
  );

  // Regression: the number in the server's answer was signed, whichever request was chosen.
  test(
    'claims nothing if the server answers about another request than the chosen one',
    async () => {
      const request = { id: '5', amount: ONE.toString(), isReady: true, owner: account, isClaimed: false };
      const vaults = (question: PoolsQuestion) => ({
        ...fakePools(question),
        ...(question.network === 'mainnet' && { lido: fakeLido(question.addresses, some, { request }) }),
      });
      await press(await open(some, {}, { vaults }), 'Claim 2 ETH');
      expect(await screen.findByText(defiTexts['vaults.refused.unknown'], undefined, PATIENT)).toBeTruthy();
      expect(dialog).toBeUndefined();
    },
    LIMIT_MS,
  );
});

// Regression: with a step pending, these closed their dialog without a visible effect.
test(
  'with a step pending, dialogs explain why nothing else can start, and actions without a dialog scroll to the explanation',
  async () => {
    poolSequences.write({
      id: 'pending',
      user_id: 'alice',
      network: 'ethereum',
      account,
      vault: lido.staked,
      action: 'stake',
      amount: '1',
      assets: '1',
      symbol: 'ETH',
      decimals: 18,
      step: { name: 'stake', tx_hash: `0x${'ab'.repeat(32)}` },
      written_at: Date.now(),
    });
    const card = await open(some);
    for (const name of ['Stake', 'Unstake']) {
      await press(card, name);
      const form = within(await screen.findByRole('dialog', {}, PATIENT));
      expect(form.getByText(/Another step with this pool is still open/)).toBeTruthy();
      expect(form.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
      await user.click(form.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    scrolled.mockClear();
    await press(card, 'Claim 2 ETH');
    expect(await screen.findByText(/Another step with this pool is still open/)).toBeTruthy();
    expect(scrolled).toHaveBeenCalledOnce();
  },
  LIMIT_MS,
);

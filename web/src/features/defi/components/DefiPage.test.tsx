import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { getAddress } from 'ethers/address';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReviewCallsProps } from '../../../lib/calls/CallRequest.ts';
import { listenToRecord } from '../../../lib/calls/listenToRecord.ts';
import {
  account,
  DAI,
  network,
  serveExchange,
  WETH,
  type FakeExchange,
} from '../../../lib/calls/testing/fakeExchange.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { hiddenBalance } from '../../../lib/storage/hiddenBalance.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { exactText } from '../../../testing/exactText.ts';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { poolSequences } from '../sequence/poolSequences.ts';
import { fakePools, type FakePool } from '../testing/fakePools.ts';
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

const YEARN = '0xc56413869c6CDf96496f2b1eF801fEDBdFA7dDB0';
const SDAI = '0x83F20F44975D03b1b09e64809B757c47f942BEeA';
const HASH = `0x${'ab'.repeat(32)}`;
const ONE = 10n ** 18n;
/** One share less than owned can be redeemed, as in Yearn's and MetaMorpho's pools, which round. */
const someShares: FakePool = {
  position: {
    shares: ONE.toString(),
    assets: (2n * ONE).toString(),
    maxWithdraw: ONE.toString(),
    maxRedeem: (ONE - 1n).toString(),
    earned: '250000000000000000',
  },
};

/** Last props of the dialog. */
let dialog: ReviewCallsProps | undefined;
function ReviewCalls(props: ReviewCallsProps) {
  // In a layout effect: tests read the dialog right away, before other effects may have run.
  useLayoutEffect(() => {
    dialog = props;
  });
  return <div role="dialog" aria-label="Review" />;
}

const records = new Map<string, Partial<TransactionRecord>>();
const listeners = new Set<() => void>();
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  dialog = undefined;
  records.clear();
  vi.mocked(listenToRecord).mockImplementation((id) => (onData) => {
    const notify = () => onData(records.get(id.split('_')[2] ?? '') as TransactionRecord | undefined);
    listeners.add(notify);
    notify();
    return () => void listeners.delete(notify);
  });
});
afterEach(() => {
  hiddenBalance.remove();
  fakeServer.reset();
  poolSequences.forget('alice');
});

function record(hash: string, changes: Partial<TransactionRecord>) {
  records.set(hash, changes);
  act(() => {
    for (const notify of listeners) notify();
  });
}

const alice = { address: account, name: 'Account 1', derivationIndex: 0 };

function open(
  of: Readonly<Record<string, FakePool>> = {},
  {
    on = network,
    accounts = [alice],
    ...exchange
  }: FakeExchange & {
    on?: ReturnType<typeof networkById>;
    accounts?: Parameters<typeof DefiPage>[0]['accounts'];
  } = {},
) {
  serveExchange({
    vaults: (question: PoolsQuestion) => fakePools(question, of),
    tokenUsd: 3,
    coinUsd: 3,
    ...exchange,
  });
  return render(
    <MemoryRouter>
      <DefiPage userId="alice" network={on} accounts={accounts} ReviewCalls={ReviewCalls} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const card = (name: string) => screen.findByRole('article', { name });
const totalsText = async () => {
  const totals = screen.getByRole('region', { name: 'Totals' });
  await waitFor(() => expect(totals.getAttribute('aria-busy')).toBe('false'));
  await waitFor(() => expect(totals.textContent).not.toContain('…'));
  return totals.textContent;
};

async function press(name: string, button: string) {
  await user.click(within(await card(name)).getByRole('button', { name: button }));
}

async function enter(label: string, text: string, button: string) {
  await user.type(await screen.findByLabelText(label), text);
  const submit = () => screen.getByRole('button', { name: button });
  await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false));
  await user.click(submit());
}

async function reviewed() {
  await screen.findByRole('dialog', { name: 'Review' });
  const [request] = dialog?.requests ?? [];
  if (!request) throw new TypeError('Nothing is reviewed');
  const { to, value, data, facts } = request;
  return { call: decodeCall({ chainId: 1, to, value, data }, facts), request };
}

function sign(hash = HASH) {
  const [request] = dialog?.requests ?? [];
  act(() => {
    if (request) dialog?.onSigned?.(hash, request);
    dialog?.onClose();
  });
}

describe('what is shown', () => {
  test('pools of the network with yield, risk and size, without the demo', async () => {
    open();
    const pool = await card('Yearn WETH-1');
    await waitFor(() => expect(pool.textContent).toContain('Deposited in total$15.00'));
    expect(pool.textContent).toContain('WETH · Ethereum Mainnet4.1%a year');
    expect(pool.textContent).toContain('RiskMedium');
    expect(within(pool).queryByRole('link')).toBeNull();
    await user.click(within(pool).getByRole('button', { name: 'Details' }));
    expect(pool.textContent).toContain('APY, 30 days4.13%APY, 7 days3.5%TVL5 WETH ($15.00)');
    expect(pool.textContent).toContain('Its operators move the funds between strategies');
    expect(within(pool).getByRole('link', { name: 'docs.yearn.fi' })).toBeTruthy();
    expect(within(pool).getByTitle(YEARN)).toBeTruthy();
    expect(await totalsText()).toBe('Total Staked$0.00Rewards Earned$0.00Total Lent$0.00');
    expect(screen.queryByText('Demo')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Lending' }));
    expect(await card('Savings Dai')).toBeTruthy();
    expect(within(await card('Savings Dai')).getByRole('button', { name: 'Lend' })).toBeTruthy();
    expect(screen.queryByText('Coming soon')).toBeNull();
  });

  test('the position, the withdrawable amount and the earnings', async () => {
    open({ [YEARN]: someShares });
    const own = within(await card('Yearn WETH-1')).getByRole('region', { name: 'You have' });
    await waitFor(() =>
      expect(own.textContent).toBe(
        'You have$6.002 WETHYou earn about 4.1% a year (about $0.25).Available now1 WETH ($3.00)Earned+0.25 WETH ($0.75)',
      ),
    );
    expect(await totalsText()).toBe('Total Staked$6.00Rewards Earned$0.75Total Lent$0.00');
  });

  // Regression: 'Hide balance' did not mask positions in pools.
  test('masks positions while amounts are hidden, but not pool totals', async () => {
    hiddenBalance.write('alice', true);
    open({ [YEARN]: someShares });
    const pool = await card('Yearn WETH-1');
    const own = within(pool).getByRole('region', { name: 'You have' });
    await waitFor(() =>
      expect(own.textContent).toContain(
        'You have•••••••••••• WETHYou earn about 4.1% a year (about ••••••).',
      ),
    );
    expect(own.textContent.replace('4.1%', '')).not.toMatch(/\d/);
    await user.click(within(pool).getByRole('button', { name: 'Details' }));
    expect(pool.textContent).toContain('TVL5 WETH');
    expect(await totalsText()).toBe('Total Staked••••••Rewards Earned••••••Total Lent••••••');
  });

  // Regression: the dialogs and their final messages showed the position.
  test('masks positions in the dialogs and in their final messages too', async () => {
    hiddenBalance.write('alice', true);
    open({ [YEARN]: someShares });
    await press('Yearn WETH-1', 'Stake');
    const dialogText = () => screen.getByRole('dialog').textContent;
    await waitFor(() => expect(dialogText()).toContain('You have •••••• WETH and •••••• ETH.'));
    await user.type(await screen.findByLabelText('Amount to stake'), '1000');
    await waitFor(() => expect(dialogText()).toContain('You have only •••••• WETH and •••••• ETH'));
    await user.keyboard('{Escape}');
    await press('Yearn WETH-1', 'Withdraw');
    await waitFor(() =>
      expect(dialogText()).toContain('You have •••••• WETH in this pool and can withdraw •••••• WETH now.'),
    );
    await user.click(screen.getByLabelText('All of it, including the last share'));
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Details' }));
    await waitFor(() => expect(dialogText()).toContain('•••••• Yearn WETH-1'));
    expect(dialogText()).not.toMatch(/\d WETH/);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await reviewed();
    sign();
    const came = { kind: 'erc20', contract_address: WETH, units: '2', symbol: 'WETH', decimals: 18 } as const;
    record(HASH, { status: 'completed', type: 'send', came: [came] });
    expect(await screen.findByText('You received •••••• WETH from Yearn WETH-1.')).toBeTruthy();
  });

  test('explains a yield that is not measured', async () => {
    open({ [YEARN]: { state: { apy7: null, apy30: null, measuredDays: null } } });
    const pool = await card('Yearn WETH-1');
    expect(pool.textContent).toContain('—APY');
    await user.click(within(pool).getByRole('button', { name: 'Details' }));
    expect(pool.textContent).toContain('APY, 30 days—');
    expect(pool.textContent).toContain('APY not available yet');
  });

  test('does not show unknown earnings as zero', async () => {
    open({ [YEARN]: { position: { ...someShares.position, earned: null } } });
    expect(await totalsText()).toContain('Rewards Earned—Unknown: the earnings of a pool');
    expect((await card('Yearn WETH-1')).textContent).toContain('Earned—');
  });

  test.each([
    ['closed', 'This pool accepts no deposits now.'],
    ['otherAsset', 'you can’t deposit into it'],
    ['absent', 'This pool does not exist'],
    ['unknown', 'disagree about this pool'],
  ] as const)('a pool that is %s shows it, and accepts no deposit', async (status, text) => {
    open({ [YEARN]: { state: { status } } });
    const pool = await card('Yearn WETH-1');
    expect(pool.textContent).toContain(text);
    expect(within(pool).getByRole('button', { name: 'Stake' }).hasAttribute('disabled')).toBe(true);
  });

  test('without an answer, an explanation and a retry instead of amounts', async () => {
    let isDown = true;
    open(
      {},
      {
        vaults: (question) => {
          if (isDown) throw fakeServer.failure('unavailable');
          return fakePools(question);
        },
      },
    );
    expect(await screen.findByText('The pools could not be loaded')).toBeTruthy();
    expect(await totalsText()).toContain('Total Staked—Unknown: 2 networks that have not answered.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Yearn WETH-1')).toBeTruthy();
  });

  // Regression: after a first request that failed, as on a server that had just started, the totals stayed unknown for one or
  // three minutes.
  test('retries a network without an answer, soon and then regularly, until it answers', async () => {
    vi.useFakeTimers();
    const requests = { mainnet: 0, 'polygon-mainnet': 0 };
    let isDown = true;
    const vaults = (question: PoolsQuestion) => {
      requests[question.network as keyof typeof requests] += 1;
      if (isDown && question.network === 'mainnet') throw fakeServer.failure('unavailable');
      return fakePools(question);
    };
    open({}, { vaults });
    await rest();
    const totals = screen.getByRole('region', { name: 'Totals' });
    expect(totals.textContent).toContain('Total Staked—Unknown: a network that has not answered.');
    expect(requests).toEqual({ mainnet: 1, 'polygon-mainnet': 1 });
    await rest(6_000);
    expect(requests).toEqual({ mainnet: 2, 'polygon-mainnet': 1 });
    await rest(23_000);
    expect(requests.mainnet).toBe(2);
    isDown = false;
    await rest(2_000);
    expect(requests.mainnet).toBe(3);
    expect(totals.textContent).toContain('Total Staked$0.00');
    // After an answer, the interval is the usual one.
    await rest(57_000);
    expect(requests.mainnet).toBe(3);
    await rest(4_000);
    expect(requests.mainnet).toBe(4);
  });

  test('a network without pools shows the required samples, marked, and real totals', async () => {
    open({ [YEARN]: someShares }, { on: networkById('polygon-amoy') });
    expect(await card('ETH Staking')).toBeTruthy();
    expect(screen.getByText('Demo')).toBeTruthy();
    expect(await totalsText()).toContain('Total Staked$6.00');
    // A position on another network is in the totals, so it is in sight as well.
    const own = within(screen.getByRole('region', { name: 'Your positions' }));
    expect(own.getByRole('article', { name: 'Yearn WETH-1' }).textContent).toContain('Ethereum Mainnet');
    await user.click(screen.getByRole('tab', { name: 'Lending' }));
    expect(screen.getByText('Coming soon')).toBeTruthy();
  });

  test('includes outdated amounts in the totals, marked', async () => {
    const vaults = (question: PoolsQuestion) => ({
      ...fakePools(question, { [YEARN]: someShares }),
      ageMs: 600_000,
    });
    open({}, { vaults });
    expect(await totalsText()).toContain(
      'Total Staked$6.00The figures of 2 included networks are out of date.',
    );
  });

  // Regression: the request named only the first 30 accounts, and the others had no positions.
  test('requests more accounts than fit into one request in groups', async () => {
    const accounts = Array.from({ length: 31 }, (_, index) => ({
      address: getAddress(`0x${(index + 1).toString(16).padStart(40, '0')}`),
      name: `Account ${index + 1}`,
      derivationIndex: index,
    }));
    const last = accounts[30]?.address ?? '';
    let doesLastAnswer = true;
    const vaults = (question: PoolsQuestion) => {
      expect(question.addresses.length).toBeLessThanOrEqual(30);
      const isLast = question.addresses.includes(last);
      if (isLast && !doesLastAnswer) throw fakeServer.failure('unavailable');
      return fakePools(question, isLast ? { [YEARN]: someShares } : {});
    };
    const { unmount } = open({}, { accounts, vaults });
    expect(await totalsText()).toBe('Total Staked$6.00Rewards Earned$0.75Total Lent$0.00');
    unmount();

    doesLastAnswer = false;
    open({}, { accounts, vaults });
    expect(await totalsText()).toContain('Total Staked—Unknown:');
  });

  test('a watch-only account cannot sign, and is in no total', async () => {
    open({ [YEARN]: someShares }, { accounts: [{ ...alice, derivationIndex: null }] });
    const pool = await card('Yearn WETH-1');
    expect(within(pool).getByRole('button', { name: 'Stake' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('None of your accounts can sign here.')).toBeTruthy();
    expect(await totalsText()).toContain('Total Staked$0.00');
  });
});

describe('a deposit', () => {
  test.each(['', '0', 'abc'])('of %o is an invalid amount', async (typed) => {
    open();
    await press('Yearn WETH-1', 'Stake');
    if (typed) await user.type(await screen.findByLabelText('Amount to stake'), typed);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stake' }));
    expect(await screen.findByText('Invalid Amount')).toBeTruthy();
    expect(screen.getByText('Please enter a valid amount to stake')).toBeTruthy();
    expect(dialog).toBeUndefined();
  });

  test('approves exactly the amount, continues after a reload, and reports the confirmation', async () => {
    let allowed = 0n;
    const { unmount } = open({}, { allowance: () => allowed });
    await press('Yearn WETH-1', 'Stake');
    await enter('Amount to stake', '2', 'Stake');
    const approval = await reviewed();
    expect(approval.call).toMatchObject({ kind: 'approve', spender: YEARN, amountOrId: 2n * ONE });
    expect(approval.request.to).toBe(WETH);
    record(HASH, { status: 'pending', type: 'send' });
    sign();
    expect(poolSequences.ofUser('alice')).toHaveLength(1);
    unmount();

    open({}, { allowance: () => allowed });
    const under = await screen.findByRole('region', { name: 'Deposit 2 WETH into Yearn WETH-1' });
    expect(under.textContent).toContain('pending');
    expect(
      within(under)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Allow the pool to take 2 WETH', 'Deposit 2 WETH']);
    allowed = 2n * ONE;
    record(HASH, { status: 'completed', type: 'send' });
    await user.click(within(under).getByRole('button', { name: 'Continue' }));
    const { call, request } = await reviewed();
    expect(call).toMatchObject({ kind: 'vault', action: 'deposit', amount: 2n * ONE });
    expect(request).toMatchObject({ to: YEARN, isKnownContract: true, value: 0n, notices: [] });
    const next = `0x${'cd'.repeat(32)}`;
    record(next, { status: 'pending', type: 'send' });
    sign(next);
    expect(screen.queryByText('Staking Initiated')).toBeNull();
    record(next, { status: 'completed', type: 'send' });
    expect(await screen.findByText('Staking Initiated')).toBeTruthy();
    expect(screen.getByText('2 WETH staked in Yearn WETH-1.')).toBeTruthy();
    expect(poolSequences.ofUser('alice')).toEqual([]);
    const done = screen.getByRole('region', { name: 'Done' });
    expect(done.textContent).toContain('2 WETH is now in Yearn WETH-1');
    expect(within(done).getByRole('link', { name: 'Show in history' }).getAttribute('href')).toContain(next);
    await user.click(within(done).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Done' })).toBeNull();
  });

  test('must match the preview of the pool in its simulation', async () => {
    open({}, { allowance: () => 2n * ONE });
    await press('Yearn WETH-1', 'Stake');
    await enter('Amount to stake', '2', 'Stake');
    const { request } = await reviewed();
    const movement = (contract: string, units: bigint) =>
      ({
        kind: 'erc20',
        contract,
        tokenId: null,
        units: units.toString(),
        word: 'verified',
        isLogDifferent: false,
      }) as const;
    const outcome = (shares: bigint, assets: bigint) => ({
      succeeds: true,
      reason: null,
      gasUsed: null,
      coin: null,
      movements: [movement(YEARN, shares), movement(WETH, assets)],
      approvals: [],
      receipts: [],
      isWhole: true,
    });
    expect(request.breaks?.(outcome(ONE, -2n * ONE))).toBeUndefined();
    expect(request.breaks?.(outcome(ONE / 2n, -2n * ONE))).toBe('vaults.broken.givesLess');
    expect(request.breaks?.(outcome(ONE, -3n * ONE))).toBe('vaults.broken.takesMore');
  });

  test('wraps the missing amount of the wrapped coin first', async () => {
    open({}, { balances: { [WETH]: ONE.toString() } });
    await press('Yearn WETH-1', 'Stake');
    expect(await screen.findByText(/You have 1 WETH and 5 ETH/)).toBeTruthy();
    await user.type(await screen.findByLabelText('Amount to stake'), '2.5');
    const plan = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(plan.map(({ textContent }) => textContent)).toEqual([
      'Wrap coins',
      'Allow the pool to take 2.5 WETH',
      'Deposit 2.5 WETH',
    ]);
    await user.clear(await screen.findByLabelText('Amount to stake'));
    await enter('Amount to stake', '2.5', 'Stake');
    const { call, request } = await reviewed();
    expect(call.kind).toBe('wrap');
    expect(request).toMatchObject({ to: WETH, value: (3n * ONE) / 2n });
  });

  test('offers at most the coin less the fees of all steps, and warns about more', async () => {
    open({}, { balances: { [WETH]: ONE.toString() } });
    await press('Yearn WETH-1', 'Stake');
    const field = await screen.findByLabelText('Amount to stake');
    const max = screen.getByRole('button', { name: 'Max' });
    // Wrapping, approving and depositing: 540,000 gas at 2 gwei, and half as much again.
    await waitFor(async () => {
      await user.click(max);
      expect(field).toHaveProperty('value', '5.99838');
    });
    expect(screen.queryByText(/You would have only/)).toBeNull();
    await user.clear(field);
    await user.type(field, '5.999');
    expect(await screen.findByText(/You would have only 0.001 ETH left/)).toBeTruthy();
    const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Stake' });
    await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
  });

  test('of more than the balance, or than the pool accepts, is refused without a signature', async () => {
    open({ [SDAI]: { position: { maxDeposit: ONE.toString() } } });
    await user.click(await screen.findByRole('tab', { name: 'Lending' }));
    await press('Savings Dai', 'Lend');
    const field = await screen.findByLabelText('Amount to lend');
    await user.type(field, '6');
    expect(await screen.findByText(/You have only 5 DAI/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '2');
    expect(await screen.findByText('This pool accepts at most 1 DAI now.')).toBeTruthy();
    const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Lend' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    expect(DAI).not.toBe('');
  });

  test('that returns less warns, and the warning has to be accepted', async () => {
    open({ [YEARN]: { preview: { back: '1900000000000000000' } } }, { allowance: () => 2n * ONE });
    await press('Yearn WETH-1', 'Stake');
    await enter('Amount to stake', '2', 'Stake');
    const { request } = await reviewed();
    expect(request.notices).toEqual([
      'If you withdrew at once, you would receive 1.9 WETH of your deposit. The rest is the pool’s fee, or lost.',
    ]);
  });

  test('into an inflated pool is refused before any approval', async () => {
    open({ [YEARN]: { preview: { back: '1000000000000000000' } } });
    await press('Yearn WETH-1', 'Stake');
    await user.type(await screen.findByLabelText('Amount to stake'), '2');
    expect(await screen.findByText(/You would lose more than 10% at once/)).toBeTruthy();
    const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Stake' });
    expect(submit.hasAttribute('disabled')).toBe(true);
  });

  test('is not started twice', async () => {
    open();
    await press('Yearn WETH-1', 'Stake');
    await enter('Amount to stake', '1', 'Stake');
    await reviewed();
    record(HASH, { status: 'pending', type: 'send' });
    sign();
    await press('Yearn WETH-1', 'Stake');
    // Regression: the dialog closed, and the reason was in a card out of sight.
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByText(/Another step with this pool is still open/)).toBeTruthy();
    await user.type(form.getByLabelText('Amount to stake'), '1');
    expect(form.getByRole('button', { name: 'Stake' }).hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: 'Review' })).toBeNull();
  });

  test('requests no second approval while the servers do not show the first one', async () => {
    open();
    await press('Yearn WETH-1', 'Stake');
    await enter('Amount to stake', '1', 'Stake');
    await reviewed();
    sign();
    record(HASH, { status: 'completed', type: 'send', block_time: Date.now() });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/do not show the last step yet/)).toBeTruthy();
  });
});

describe('a withdrawal', () => {
  test('of an amount', async () => {
    open({ [YEARN]: someShares });
    await press('Yearn WETH-1', 'Withdraw');
    expect(await screen.findByText('You have 2 WETH in this pool and can withdraw 1 WETH now.')).toBeTruthy();
    await enter('Amount to withdraw', '0.5', 'Withdraw');
    const { call, request } = await reviewed();
    expect(call).toMatchObject({ kind: 'vault', action: 'withdraw', amount: ONE / 2n });
    expect(request.to).toBe(YEARN);
  });

  test('of more than the limit names the limit', async () => {
    open({ [YEARN]: someShares });
    await press('Yearn WETH-1', 'Withdraw');
    await user.type(await screen.findByLabelText('Amount to withdraw'), '1.5');
    expect(await screen.findByText(/You can withdraw at most 1 WETH now/)).toBeTruthy();
  });

  test('of all redeems every share, so that no rest stays', async () => {
    open({ [YEARN]: someShares });
    await press('Yearn WETH-1', 'Withdraw');
    await user.click(await screen.findByLabelText('All of it, including the last share'));
    const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' });
    await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false));
    await user.click(submit());
    const { call } = await reviewed();
    expect(call).toMatchObject({ kind: 'vault', action: 'redeem', amount: ONE });
    // No node could simulate it.
    expect(call).not.toHaveProperty('maxLossBps');
    record(HASH, { status: 'pending', type: 'send' });
    sign();
    record(HASH, {
      status: 'completed',
      type: 'send',
      came: [
        { kind: 'erc20', contract_address: WETH, units: '2000000000000000001', symbol: 'WETH', decimals: 18 },
      ],
    });
    const toast = await screen.findByText('You received 2 WETH from Yearn WETH-1.');
    expect(exactText(toast.parentElement)).toBe('You received 2.000000000000000001 WETH from Yearn WETH-1.');
  });

  // Regression: the preview was shown as the received amount, and stayed.
  test('with an unknown result reports that, without an amount', async () => {
    open({ [YEARN]: someShares });
    await leaveAll();
    sign();
    record(HASH, { status: 'completed', type: 'send', is_final: false });
    expect(await screen.findByText(/You withdrew from Yearn WETH-1. The amount appears/)).toBeTruthy();
    expect(screen.queryByText(/^You received/)).toBeNull();
  });

  // Regression: while a part was lent out, only a withdrawal of an amount was possible.
  test('of all withdraws what is available if a part is lent out, and shows the rest', async () => {
    const position = { ...someShares.position, maxRedeem: (ONE / 2n).toString() };
    open({ [YEARN]: { position } });
    const { call, request } = await leaveAll();
    expect(call).toMatchObject({ action: 'redeem', amount: (ONE * 49_995n) / 100_000n });
    expect(request.notices).toEqual([expect.stringContaining('about 1.0001 WETH stays in the pool')]);
  });

  // Regression: without a number of shares there was no button, and no way to withdraw.
  test('is possible for a position that only one node reports, marked', async () => {
    const unknown = { shares: null, assets: null, maxWithdraw: null, maxRedeem: null, earned: null };
    const unconfirmed = {
      shares: ONE.toString(),
      assets: (2n * ONE).toString(),
      maxWithdraw: ONE.toString(),
    };
    open({ [YEARN]: { position: { ...unknown, unconfirmed } } });
    const own = within(await card('Yearn WETH-1')).getByRole('region', { name: 'You have' });
    await vi.waitFor(
      () =>
        expect(own.textContent).toBe(
          'You have$6.00, reported by one node2 WETHYou earn about 4.1% a year (about $0.25).Available now1 WETH ($3.00), reported by one nodeEarned—',
        ),
      { timeout: 10_000 },
    );
    expect(await totalsText()).toContain('Total Staked—Unknown:');
    const { call, request } = await leaveAll();
    expect(call).toMatchObject({ action: 'redeem', amount: ONE });
    expect(request.notices).toEqual([expect.stringContaining('Too few of the network’s nodes')]);
    expect(request.unanswered).toBe('vaults.broken.untried');
  });

  test('of an amount is possible if the position is unknown', async () => {
    const unknown = { shares: null, assets: null, maxWithdraw: null, maxRedeem: null, earned: null };
    open({ [YEARN]: { position: unknown } });
    await press('Yearn WETH-1', 'Withdraw');
    expect(await screen.findByText('You have — in this pool and can withdraw — now.')).toBeTruthy();
    await enter('Amount to withdraw', '0.5', 'Withdraw');
    const { call, request } = await reviewed();
    expect(call).toMatchObject({ action: 'withdraw', amount: ONE / 2n });
    expect(request.unanswered).toBe('vaults.broken.untried');
  });

  async function leaveAll() {
    await press('Yearn WETH-1', 'Withdraw');
    await user.click(await screen.findByLabelText('All of it, including the last share'));
    const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' });
    await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false));
    await user.click(submit());
    return reviewed();
  }

  test('of all has a minimum from the simulation if the pool supports one', async () => {
    const tried = { shares: ONE.toString(), assets: ((ONE * 199n) / 100n).toString() };
    open({ [YEARN]: { ...someShares, preview: { assets: (2n * ONE).toString(), tried } } });
    const { call } = await leaveAll();
    // Half a percent may be lost.
    expect(call).toMatchObject({ action: 'redeem', amount: ONE, maxLossBps: 51n });
  });

  // Regression: a rest stayed of what was deposited after the screen had read the position.
  test('of all redeems the shares owned at the time of signing', async () => {
    const more = { ...someShares.position, shares: (3n * ONE).toString(), maxRedeem: (3n * ONE).toString() };
    const vaults = (question: PoolsQuestion) =>
      fakePools(question, { [YEARN]: question.preview ? { position: more } : someShares });
    open({}, { vaults });
    const { call, request } = await leaveAll();
    expect(call).toMatchObject({ action: 'redeem', amount: 3n * ONE });
    expect(request.notices).toEqual([]);
  });

  const brings = (units: bigint) => ({
    succeeds: true,
    reason: null,
    gasUsed: null,
    coin: null,
    movements: [[YEARN, -ONE] as const, [WETH, units] as const].map(([contract, moved]) => ({
      kind: 'erc20' as const,
      contract,
      tokenId: null,
      units: moved.toString(),
      word: 'verified' as const,
      isLogDifferent: false,
    })),
    approvals: [],
    receipts: [],
    isWhole: true,
  });

  // Regression: a loss that a pool had not reported yet made every withdrawal impossible.
  test('for less than the preview has to be accepted, and is refused for nothing', async () => {
    open({ [YEARN]: someShares });
    const { request } = await leaveAll();
    expect(request.warnsOf?.(brings(2n * ONE))).toBeUndefined();
    const less = brings((19n * ONE) / 10n);
    expect(request.breaks?.(less)).toBeUndefined();
    expect(request.warnsOf?.(less)).toMatchObject({
      key: 'comesLess 950',
      text: expect.stringContaining('you receive 1.9 WETH, although the pool states 2 WETH') as string,
    });
    expect(request.breaks?.(brings(0n))).toBe('vaults.broken.givesLess');
    expect(request.untried).toBeUndefined();
    expect(request.unanswered).toBeUndefined();
  });

  // Regression: a server that lied about the simulation made the user sign a bound by which almost all may be lost, without a
  // warning.
  test('warns about a bound that allows a higher loss than simulated', async () => {
    const tried = { shares: ONE.toString(), assets: (ONE / 5n).toString() };
    open({ [YEARN]: { ...someShares, preview: { tried } } });
    const { call, request } = await leaveAll();
    expect(call).toMatchObject({ action: 'redeem', amount: ONE, maxLossBps: 9_001n });
    expect(request.warnsOf?.(brings(2n * ONE))).toMatchObject({
      key: 'mayLose 9001',
      text: expect.stringContaining('as little as 0.1998 WETH') as string,
    });
    expect(request.warnsOf?.(brings(ONE / 5n))?.key).toBe('comesLess 100');
  });

  test('with the response of one node warns, and needs at least one simulation', async () => {
    const agreement = 'unconfirmed' as const;
    open({ [YEARN]: { ...someShares, state: { agreement, status: 'unknown' }, preview: { agreement } } });
    const { request } = await leaveAll();
    expect(request.notices).toEqual([expect.stringContaining('Too few of the network’s nodes')]);
    expect(request.untried).toBeUndefined();
    expect(request.unanswered).toBe('vaults.broken.untried');
  });

  test('where servers disagree is warned of, and has to be tried out', async () => {
    open({ [YEARN]: { ...someShares, preview: { agreement: 'disputed', assets: null } } });
    const { call, request } = await leaveAll();
    expect(call).toMatchObject({ action: 'redeem', amount: ONE });
    expect(request.notices).toEqual([expect.stringContaining('disagree')]);
    expect(request.untried).toBe('vaults.broken.untried');
    expect(request.breaks?.(brings(1n))).toBeUndefined();
    // The expected amount is unknown.
    expect(request.warnsOf?.(brings(1n))).toMatchObject({
      text: expect.stringContaining('you receive 0.000000000000000001 WETH.') as string,
    });
    expect(request.warnsOf?.(brings(0n))).toBeUndefined();
    expect(request.breaks?.(brings(0n))).toBe('vaults.broken.givesLess');
  });

  test('is possible from a pool that accepts no more deposits', async () => {
    open({ [YEARN]: { ...someShares, state: { status: 'closed' } } });
    await press('Yearn WETH-1', 'Withdraw');
    await enter('Amount to withdraw', '1', 'Withdraw');
    expect((await reviewed()).call.kind).toBe('vault');
  });
});

describe('the order', () => {
  test('has the pools with a position first, under a title, and then the offers', async () => {
    const [, second] = listedPools(network.id).filter(({ kind }) => kind === 'lending');
    if (!second) throw new TypeError('The network has two lending pools');
    open({ [second.address]: someShares });
    await user.click(await screen.findByRole('tab', { name: 'Lending' }));
    const own = within(await screen.findByRole('region', { name: 'Your positions' }));
    expect(own.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([second.name]);
    const [first] = screen.getAllByRole('article');
    expect(first?.getAttribute('aria-label')).toBe(second.name);
    const offers = within(screen.getByRole('region', { name: 'Offers' }));
    expect(offers.queryByRole('article', { name: second.name })).toBeNull();
  });

  test('is one list without a position, with the meaning of APY', async () => {
    open();
    const [first] = await screen.findAllByRole('article');
    expect(screen.queryByRole('region', { name: 'Your positions' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
    await user.click(within(first ?? document.body).getByRole('button', { name: 'Details' }));
    expect(screen.getByText(/^APY is the yearly yield/)).toBeTruthy();
  });
});

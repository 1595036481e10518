import type { ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ReviewCallsProps } from '../../../lib/calls/CallRequest.ts';
import { listenToRecord } from '../../../lib/calls/listenToRecord.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { switchedOnNetworks } from '../../../lib/network/switchedOnNetworks.ts';
import { fetchTokenPrices } from '../../../lib/prices/fetchTokenPrices.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { askApprovals } from '../api/askApprovals.ts';
import { approval, approvalsAnswer, facts, OWNER, SPENDER, TOKEN } from '../testing/approvalsAnswer.ts';
import { ApprovalsPage } from './ApprovalsPage.tsx';

vi.mock('../api/askApprovals.ts', () => ({ askApprovals: vi.fn() }));
vi.mock('../storage/approvalsStore.ts', () => ({
  approvalsStore: { read: () => Promise.resolve(), write: () => Promise.resolve() },
}));
vi.mock('../../../lib/calls/listenToRecord.ts', () => ({ listenToRecord: vi.fn() }));
vi.mock('../../../lib/prices/fetchTokenPrices.ts', () => ({ fetchTokenPrices: vi.fn() }));
vi.mock('../../../components/useEnvironment.ts', () => ({ useEnvironment: () => undefined }));
setUpComponentTests();

const ME = { address: OWNER, name: 'Account 1', derivationIndex: 0 };

/** Sets the responses for the mainnet; the other networks have no approvals. */
function answerWith(...answers: (ApprovalsAnswer | Error)[]) {
  vi.mocked(askApprovals).mockImplementation(({ network }) => {
    if (network !== 'mainnet') return Promise.resolve(approvalsAnswer([]));
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next instanceof Error || next === undefined
      ? Promise.reject(next ?? new Error())
      : Promise.resolve(next);
  });
}

const Review = vi.fn<(props: ReviewCallsProps) => ReactNode>(() => <div role="dialog" aria-label="review" />);
/** Props of the last review. */
const reviewed = () => Review.mock.lastCall?.[0];

const open = (changes: Partial<ComponentProps<typeof ApprovalsPage>> = {}) => render(page(changes));

function page(changes: Partial<ComponentProps<typeof ApprovalsPage>>) {
  return (
    <AppShell>
      <MemoryRouter>
        <ApprovalsPage
          userId="alice"
          accounts={[ME]}
          isOwn={isOwn}
          nameOf={nameOf}
          only={undefined}
          sent={NONE}
          reviewCalls={Review}
          {...changes}
        />
      </MemoryRouter>
    </AppShell>
  );
}
const NONE: readonly never[] = [];
const isOwn = () => false;
const isAdded = () => true;
const nameOf = (address: string) => (address === SPENDER ? 'Ada' : undefined);

beforeEach(() => {
  switchedOnNetworks.forget();
  vi.mocked(listenToRecord).mockReturnValue(() => () => undefined);
  vi.mocked(fetchTokenPrices).mockResolvedValue({
    prices: [{ usd: 1, change24h: 0 }],
    isSample: false,
    ageMs: 0,
    failure: undefined,
  });
});

const rows = () => screen.findAllByTestId('approval');

test('shows an approval under its spender, with the value at risk, its account and its last change', async () => {
  const unlimited = approval({ units: (2n ** 256n - 1n).toString(), changedAt: Date.UTC(2020, 4, 5, 12) });
  answerWith(approvalsAnswer([unlimited]));
  open();
  const card = await screen.findByTestId('spender');
  expect(within(card).getByRole('heading', { name: 'Ada' })).toBeDefined();
  const [row] = await rows();
  expect(row?.textContent).toContain('Unlimited USDT');
  expect(row?.textContent).toContain('Account 1 · Last changed May 5, 2020');
  expect(await screen.findByText('$3.00')).toBeDefined();
});

// Regression: any update of the accounts restarted all scans and closed what the user had opened.
test('an update of an account starts no new scan', async () => {
  answerWith(approvalsAnswer([approval()]));
  const { rerender } = open();
  await rows();
  const before = vi.mocked(askApprovals).mock.calls.length;
  rerender(page({ accounts: [{ ...ME, name: 'Savings' }] }));
  expect((await rows())[0]?.textContent).toContain('Savings');
  expect(vi.mocked(askApprovals).mock.calls.length).toBe(before);
});

test('does not show zero for a token without a price', async () => {
  vi.mocked(fetchTokenPrices).mockResolvedValue({
    prices: [null],
    isSample: false,
    ageMs: 0,
    failure: undefined,
  });
  answerWith(approvalsAnswer([approval()]));
  open();
  await rows();
  expect(screen.getByTestId('at-risk').textContent).toBe('—');
});

describe('shows', () => {
  test('that no app has an approval once all networks are read', async () => {
    answerWith(approvalsAnswer([]));
    open();
    expect(await screen.findByText('No app can spend your tokens')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // Regression: for one token it claimed that there were no approvals at all, and did not mention networks that were not scanned.
  test('for one token only its own state, and which networks are switched off', async () => {
    answerWith(approvalsAnswer([]));
    const { unmount } = open({ only: { networkId: 'ethereum', contract: TOKEN } });
    expect(await screen.findByText('No app can spend this token')).toBeDefined();
    expect(screen.queryByText('No app can spend your tokens')).toBeNull();
    expect(screen.queryByText(/Not looked at/)).toBeNull();
    unmount();
    open({ only: { networkId: 'arbitrum', contract: TOKEN } });
    expect(await screen.findByText(/Not scanned \(network off\): Arbitrum One\./)).toBeDefined();
    cleanup();
    open({ only: { networkId: 'none', contract: TOKEN } });
    expect(await screen.findByText(/does not know this token’s network/)).toBeDefined();
    cleanup();
    open();
    expect(await screen.findByText(/Not scanned .*Arbitrum One/)).toBeDefined();
  });

  // Regression: '1' of a token with the symbol '000 USDC' read as a thousand.
  test.each(['000 USDC', '$000 USDC'])('no symbol that continues the number: %s', async (symbol) => {
    const tokens = [facts({ isListed: false, symbol })];
    answerWith(approvalsAnswer([approval()], { tokens }));
    open({ isOwn: isAdded });
    expect((await rows())[0]?.textContent).toContain('5 0xdAC1');
  });

  test('the symbol of an unverified token in quotes, with its address', async () => {
    answerWith(approvalsAnswer([approval()], { tokens: [facts({ isListed: false })] }));
    open({ isOwn: isAdded });
    expect((await rows())[0]?.textContent).toContain('5 \u2068“USDT”\u2069 (0xdAC17F95');
  });

  test.each<[string, Partial<ApprovalsAnswer>, RegExp]>([
    ['that nodes refuse logs', { logs: 'refused', read: null }, /do not report approvals/],
    [
      'that only one node answered',
      { read: { first: 0, last: 9, told: 1 } },
      /Only one node of .* reported approvals/,
    ],
    ['that nodes stand still', { ageMs: 7_200_000 }, /stopped updating 2 h ago/],
    [
      'that something is left out',
      { leftOut: 3 },
      /3 approvals of unverified contracts on Ethereum Mainnet are not shown/,
    ],
  ])('%s, and not that there are no approvals', async (_, changes, text) => {
    answerWith(approvalsAnswer([], changes));
    open();
    expect(await screen.findByText(text)).toBeDefined();
    if (!changes.ageMs) expect(screen.queryByText('No app can spend your tokens')).toBeNull();
  });

  test('the block it has read back to while it continues', async () => {
    const read = { first: 500, last: 988, told: 2 };
    const held = new Promise<ApprovalsAnswer>(() => undefined);
    vi.mocked(askApprovals).mockImplementation(({ network, read: before }) => {
      if (network !== 'mainnet') return Promise.resolve(approvalsAnswer([]));
      return before ? held : Promise.resolve(approvalsAnswer([], { logs: 'behind', read }));
    });
    open();
    expect(await screen.findByText('Still scanning Ethereum Mainnet: back to block 500.')).toBeDefined();
    expect(screen.getByText('Nothing found so far')).toBeDefined();
    await waitFor(() => expect(askApprovals).toHaveBeenCalledWith(expect.objectContaining({ read })));
  });

  test('that a network could not be scanned, and scans again on demand', async () => {
    const problems = loggedProblems();
    answerWith(new CallableError('unavailable', ''), approvalsAnswer([approval()]));
    open();
    expect(await screen.findByText(/Ethereum Mainnet did not answer/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
    expect(problems()).not.toEqual([]);
  });

  test.each([
    ['disputed', null, 'The nodes disagree about this approval: it may have ended.'],
    ['unknown', null, 'No node reports the amount: the approval may have ended.'],
    ['unconfirmed', '5000000', 'Unconfirmed: only one node reports this.'],
  ] as const)('the agreement of nodes on an amount: %s', async (agreement, units, text) => {
    answerWith(approvalsAnswer([approval({ agreement, units, atRisk: null })]));
    open();
    expect(await screen.findByText(text)).toBeDefined();
  });
});

test('lists a watch-only account without a way to revoke', async () => {
  answerWith(approvalsAnswer([approval()]));
  open({ accounts: [{ ...ME, derivationIndex: null }] });
  expect(await screen.findByText(/Watch-only/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('hides unverified contracts until they are opened', async () => {
  answerWith(
    approvalsAnswer([approval({ kind: 'operator', units: '1' })], {
      tokens: [facts({ symbol: 'APE', isListed: false })],
    }),
  );
  open();
  const group = await screen.findByRole('button', { name: 'Unverified contracts (1)' });
  expect(screen.queryByTestId('approval')).toBeNull();
  fireEvent.click(group);
  expect((await rows())[0]?.textContent).toContain(
    'All of \u2068“APE”\u2069 (0xdAC17F95…3D831ec7), now and in the future',
  );
});

test('shows only one token, on its own network, if its page links here', async () => {
  const other = `0x${'9'.repeat(40)}`;
  answerWith(approvalsAnswer([approval(), approval({ contract: other })]));
  open({ only: { networkId: 'ethereum', contract: TOKEN.toLowerCase() } });
  expect(await rows()).toHaveLength(1);
  expect(vi.mocked(askApprovals).mock.calls.map(([{ network }]) => network)).toEqual(['mainnet']);
  expect(screen.getByRole('link', { name: 'Show all' })).toBeDefined();
});

describe('revoking', () => {
  const two = approvalsAnswer([approval(), approval({ spender: `0x${'7'.repeat(40)}` })]);

  /** Mocks the record of each sent transaction. */
  function recordsSay(
    record: { status: string; failure_reason?: string; block_number?: number } | undefined,
  ) {
    vi.mocked(listenToRecord).mockReturnValue((onData) => {
      onData(record as never);
      return () => undefined;
    });
  }

  test('reviews several in turn, in their order', async () => {
    answerWith(two);
    open();
    for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(screen.getByRole('button', { name: 'Revoke 2' }));
    expect(reviewed()?.requests.map(({ watched }) => watched?.[0])).toEqual(
      two.approvals.map(({ spender }) => ({ kind: 'allowance', contract: TOKEN, spender })),
    );
    expect(reviewed()?.requests.every(({ to, value }) => to === TOKEN && value === 0n)).toBe(true);
  });

  test('follows its record, and the next scan removes the row', async () => {
    answerWith(two, approvalsAnswer([approval()]));
    open();
    const names = (await rows()).length;
    expect(names).toBe(2);
    const [, second] = screen.getAllByRole('button', { name: /^Revoke 5 USDT/ });
    if (second) fireEvent.click(second);
    const [request] = reviewed()?.requests ?? [];
    recordsSay({ status: 'completed' });
    act(() => reviewed()?.onSent('0x12', request as never));
    act(() => reviewed()?.onClose());
    await waitFor(() => expect(screen.getAllByTestId('approval')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not shown as done if the contract ignores it', async () => {
    answerWith(approvalsAnswer([approval()]));
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Revoke 5 USDT/ }));
    const [request] = reviewed()?.requests ?? [];
    recordsSay({ status: 'completed', block_number: 999 });
    act(() => reviewed()?.onSent('0x12', request as never));
    expect(await screen.findByText(/the contract still reports an approval/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Revoke 5 USDT/ })).toBeDefined();
  });

  // Regression: with one of two nodes silent, it stayed 'revoked' without a button, and every scan, each 6 s, started over.
  test('is offered again after two minutes if one node still reports the approval, with fewer and fewer scans', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    answerWith(approvalsAnswer([approval({ agreement: 'unconfirmed' })]));
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Revoke 5 USDT/ }));
    const [request] = reviewed()?.requests ?? [];
    recordsSay({ status: 'completed', block_number: 999 });
    vi.mocked(askApprovals).mockClear();
    act(() => reviewed()?.onSent('0x12', request as never));
    await rest(100_000);
    expect(screen.getByText(/^Revoked\. /)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
    await rest(25_000);
    expect(screen.getByText(/the contract still reports an approval/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Revoke 5 USDT/ })).toBeDefined();
    await rest(600_000);
    expect(vi.mocked(askApprovals).mock.calls.length).toBeLessThanOrEqual(6);
  });

  test('is not offered again while pending; a failed one is reported and offered again', async () => {
    answerWith(approvalsAnswer([approval()]));
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Revoke 5 USDT/ }));
    const [request] = reviewed()?.requests ?? [];
    act(() => reviewed()?.onSent('0x12', request as never));
    expect(screen.getByText('Being revoked…')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
    recordsSay({ status: 'failed', failure_reason: 'reverted' });
    act(() => reviewed()?.onSent('0x13', request as never));
    expect(await screen.findByText('This was not revoked: the contract rejected it.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Revoke 5 USDT/ })).toBeDefined();
  });

  const pendingRecord = {
    status: 'pending',
    call_kind: 'revoke',
    network: 'ethereum',
    tx_hash: '0x12',
    from_address: OWNER,
    to_address: TOKEN,
    contract_address: TOKEN,
    spender: SPENDER,
  } as TransactionRecord;

  // Regression: after the screen was left, or after a reload, Revoke was offered while one was pending: a second fee for nothing.
  test('is not offered again if it was sent before the screen was opened', async () => {
    answerWith(approvalsAnswer([approval()]));
    const { unmount } = open({ sent: [pendingRecord] });
    expect(await screen.findByText('Being revoked…')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
    unmount();
    open({ sent: [{ ...pendingRecord, spender: TOKEN }] });
    expect(await screen.findByRole('button', { name: /^Revoke 5 USDT/ })).toBeDefined();
    expect(screen.queryByText('Being revoked…')).toBeNull();
  });

  // Regression: two tabs that reviewed the same approval both signed, and the second one paid its fee for nothing.
  test('signs nothing once another tab has sent it, and still signs the others', async () => {
    answerWith(two);
    const { rerender } = open();
    for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(screen.getByRole('button', { name: 'Revoke 2' }));
    const isDone = () => reviewed()?.requests.map((request) => request.isDone?.());
    expect(isDone()).toEqual([false, false]);
    rerender(page({ sent: [pendingRecord] }));
    expect(isDone()).toEqual([true, false]);
    recordsSay({ status: 'failed', failure_reason: 'reverted' });
    rerender(page({ sent: [{ ...pendingRecord, tx_hash: '0x13' }] }));
    expect(isDone()).toEqual([true, false]);
  });

  test('is signed again after one that failed', async () => {
    answerWith(approvalsAnswer([approval()]));
    recordsSay({ status: 'failed', failure_reason: 'reverted' });
    open({ sent: [pendingRecord] });
    await screen.findByText('This was not revoked: the contract rejected it.');
    fireEvent.click(screen.getByRole('button', { name: /^Revoke 5 USDT/ }));
    expect(reviewed()?.requests[0]?.isDone?.()).toBe(false);
  });

  test('is not offered while it is unknown whether it was sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    answerWith(approvalsAnswer([approval()]));
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Revoke 5 USDT/ }));
    const [request] = reviewed()?.requests ?? [];
    recordsSay(undefined);
    act(() => reviewed()?.onSent('0x12', request as never));
    await rest(90_000);
    expect(screen.getByText('Being revoked…')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  });

  test('is followed through a replacement, as of one that was sped up', async () => {
    answerWith(approvalsAnswer([approval()]));
    vi.mocked(listenToRecord).mockImplementation((id) => (onData) => {
      onData(
        (id.endsWith('0x12')
          ? { status: 'failed', failure_reason: 'replaced', replaced_by: '0xAB' }
          : { status: 'completed', block_number: 1_001 }) as never,
      );
      return () => undefined;
    });
    open({ sent: [pendingRecord] });
    expect(await screen.findByText(/^Revoked\. /)).toBeDefined();
    expect(vi.mocked(listenToRecord).mock.lastCall?.[0]).toMatch(/_0xab$/);
  });

  // An outcome that was unknown at first is reported as sent after its record.
  test('stays revoked if it is reported as sent after its record', async () => {
    answerWith(approvalsAnswer([approval()]));
    const { rerender } = open();
    fireEvent.click(await screen.findByRole('button', { name: /^Revoke 5 USDT/ }));
    const [request] = reviewed()?.requests ?? [];
    recordsSay({ status: 'completed', block_number: 1_001 });
    rerender(page({ sent: [pendingRecord] }));
    expect(await screen.findByText(/^Revoked\. /)).toBeDefined();
    act(() => reviewed()?.onSent('0x12', request as never));
    expect(screen.getByText(/^Revoked\. /)).toBeDefined();
  });
});

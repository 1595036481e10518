import type { SiteState } from '@everything-wallet/core/connect/connectProtocol';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReviewCallsProps } from '../../lib/calls/CallRequest.ts';
import type { ReviewMessageProps } from '../../lib/calls/SignatureRequest.ts';
import { connectedSites } from '../../features/connect/connectedSites.ts';
import type { ConnectedSite } from '../../features/connect/ConnectedSite.ts';
import { SiteConnectionContext } from '../../features/connect/SiteConnectionContext.ts';
import { siteLog } from '../../features/connect/siteLog.ts';
import { connectedSite } from '../../features/connect/testing/connectedSite.ts';
import { isRefusedSend } from '../../features/signing/journal/isRefusedSend.ts';
import { mayBeSent } from '../../features/signing/journal/mayBeSent.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { SiteRequestScreen } from './SiteRequestScreen.tsx';

/* Answers to a website's requests. The reviews are mocked: they have their own tests. */

let calls: ReviewCallsProps | undefined;
let message: ReviewMessageProps | undefined;
vi.mock('../review/ReviewCallsDialog.tsx', () => ({
  ReviewCallsDialog: (props: ReviewCallsProps) => {
    calls = props;
    return 'Review of calls';
  },
}));
vi.mock('../review/ReviewSignatureDialog.tsx', () => ({
  ReviewSignatureDialog: (props: ReviewMessageProps) => {
    message = props;
    return 'Review of a message';
  },
}));
vi.mock('../../features/signing/journal/isRefusedSend.ts', () => ({ isRefusedSend: vi.fn() }));
vi.mock('../../features/signing/journal/mayBeSent.ts', () => ({ mayBeSent: vi.fn() }));
setUpComponentTests();

const ORIGIN = 'https://app.example';
const OWN = '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e';
const OTHER = '0xE92d1A43df510F82C66382592a047d288f85226f';
const [FIRST_HASH, SECOND_HASH] = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`];

const answer = vi.fn();
const refuse = vi.fn();
const noted = new Map<number, readonly [result: unknown, state: SiteState]>();
/** True once the site has withdrawn its request. */
let isWithdrawn = false;
beforeEach(() => {
  calls = undefined;
  message = undefined;
  answer.mockReset();
  refuse.mockReset();
  noted.clear();
  isWithdrawn = false;
  vi.mocked(mayBeSent).mockReset().mockResolvedValue(false);
  vi.mocked(isRefusedSend).mockReset().mockResolvedValue(false);
});
afterEach(() => {
  connectedSites.forget('alice');
  siteLog.forget('alice');
});

function open(
  method: string,
  params: unknown = [],
  fields?: Partial<ConnectedSite>,
  { isRedirect = false, userId = 'alice' } = {},
) {
  if (fields) connectedSites.write(connectedSite({ accounts: [OWN], ...fields }));
  const request = { id: 7, method, params, chainId: '0x1' };
  const signers = [
    { address: OWN, index: 0, name: 'Account 1', isPrimary: true },
    { address: OTHER, index: 1, name: 'Account 2', isPrimary: false },
  ];
  const state = {
    status: 'open',
    site: { origin: ORIGIN },
    requests: [request],
    hasLeft: false,
  } as const;
  const withdrawn = { ...state, requests: [] };
  const connection = {
    get state() {
      return isWithdrawn ? withdrawn : state;
    },
    subscribe: () => () => undefined,
    answer,
    refuse,
    isRedirect,
    noteSigned: (id: number, result: unknown, siteState: SiteState) => noted.set(id, [result, siteState]),
    answerSigned: () => {
      for (const [id, noteOf] of noted) answer(id, ...noteOf);
    },
    forgetSigned: (id: number) => noted.delete(id),
    signedAnswer: (id: number) => noted.get(id)?.[0],
  };
  const screenOf = () => (
    <AppShell>
      <MemoryRouter>
        <SiteConnectionContext value={connection}>
          <SiteRequestScreen
            userId={userId}
            site={state.site}
            request={request}
            accounts={[]}
            // As after each snapshot: another list with the same accounts.
            signers={[...signers]}
          />
        </SiteConnectionContext>
      </MemoryRouter>
    </AppShell>
  );
  const { rerender, unmount } = render(screenOf());
  return { drawAgain: () => rerender(screenOf()), unmount };
}

const codeOf = () => (refuse.mock.calls[0]?.[1] as { code: number } | undefined)?.code;
const outcomes = () => siteLog.ofUser('alice').map(({ method, outcome }) => [method, outcome]);

test.each([
  ['of a stranger', 'personal_sign', ['0x61', OWN], undefined, 4100],
  ['after the end of the permission', 'personal_sign', ['0x61', OWN], { expires_at: 1 }, 4100],
  ['for an account that is not shared', 'personal_sign', ['0x61', OTHER], {}, 4100],
  ['for an account that is gone', 'personal_sign', ['0x61', OWN], { accounts: ['0x01'] }, 4100],
  ['with an unsupported method', 'eth_sign', [OWN, '0x61'], {}, 4200],
  ['on a network that is not granted', 'eth_sendTransaction', [{ to: OTHER }], { chain_ids: [137] }, 4901],
])('a request %s is refused without a screen', async (_, method, params, fields, code) => {
  open(method, params, fields);
  await waitFor(() => expect(codeOf()).toBe(code));
  expect([calls, message]).toEqual([undefined, undefined]);
  expect(answer).not.toHaveBeenCalled();
});

test('a refusal tells a stranger nothing, and is not stored', async () => {
  open('personal_sign', ['0x61', OWN]);
  await waitFor(() => expect(refuse).toHaveBeenCalledOnce());
  expect(refuse.mock.calls[0]?.[2]).toMatchObject({ accounts: [] });
  expect(siteLog.ofUser('alice')).toEqual([]);
  expect(connectedSites.ofUser('alice')).toEqual([]);
});

test('connects the chosen accounts, and answers with them alone', async () => {
  open('eth_requestAccounts');
  screen.getByRole('heading', { name: 'app.example' });
  const confirm = screen.getByRole('button', { name: 'Connect' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(confirm);
  expect(answer).toHaveBeenCalledExactlyOnceWith(7, [OWN], expect.objectContaining({ accounts: [OWN] }));
  const [stored] = connectedSites.ofUser('alice');
  expect(stored).toMatchObject({ id: ORIGIN, accounts: [OWN], chain_id: 1 });
  expect((stored?.expires_at ?? 0) - Date.now()).toBeGreaterThan(29 * 86_400_000);
});

test('a press in the first half second does nothing', () => {
  open('eth_requestAccounts');
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(answer).not.toHaveBeenCalled();
  expect(refuse).not.toHaveBeenCalled();
});

test('a connected website gets its accounts without a screen, and asks for permissions with one', async () => {
  open('eth_requestAccounts', [], {});
  await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(7, [OWN], expect.anything()));
  open('wallet_requestPermissions', [{ eth_accounts: {} }], {});
  expect(await screen.findByRole('heading', { name: 'app.example' })).toBeTruthy();
});

test('signs what was asked for, with the origin above it', () => {
  open('personal_sign', ['0x48656c6c6f', OWN], {});
  expect(message?.request).toMatchObject({
    origin: ORIGIN,
    signer: { address: OWN, derivationIndex: 0 },
    message: { form: 'hex', hex: '0x48656c6c6f' },
  });
  act(() => message?.onSigned('0x1234'));
  act(() => message?.onClose());
  expect(answer).toHaveBeenCalledExactlyOnceWith(7, '0x1234', expect.objectContaining({ accounts: [OWN] }));
  expect(refuse).not.toHaveBeenCalled();
  expect(outcomes()).toEqual([['personal_sign', 'approved']]);
});

test('a review that is closed is a rejection', () => {
  open('personal_sign', ['0x61', OWN], {});
  act(() => message?.onClose());
  expect(codeOf()).toBe(4001);
  expect(outcomes()).toEqual([['personal_sign', 'rejected']]);
});

test('a connection that is ended in another tab ends the review', async () => {
  open('personal_sign', ['0x61', OWN], {});
  expect(screen.getByText('Review of a message')).toBeTruthy();
  act(() => connectedSites.remove('alice', ORIGIN));
  await waitFor(() => expect(codeOf()).toBe(4100));
  expect(screen.queryByText('Review of a message')).toBeNull();
});

test('a limit refuses a request, and the refusal is in the log', async () => {
  const limits = { may_sign_messages: true, may_send: false, contracts: [], coin_a_day: null };
  open('eth_sendTransaction', [{ to: OTHER, value: '0x1' }], { limits });
  await waitFor(() => expect(codeOf()).toBe(4100));
  expect(calls).toBeUndefined();
  expect(refuse.mock.calls[0]?.[3]).toBe('transactions');
  expect(siteLog.ofUser('alice')).toMatchObject([
    { method: 'eth_sendTransaction', outcome: 'refused', limit: 'transactions' },
  ]);
});

const transaction = [{ from: OWN, to: OTHER, value: '0x5' }];

test('a transaction is reviewed as it came, and answered with its hash', async () => {
  open('eth_sendTransaction', transaction, {});
  const [request] = calls?.requests ?? [];
  expect(request).toMatchObject({
    to: OTHER,
    value: 5n,
    data: '0x',
    origin: ORIGIN,
    mayBeUnknown: true,
    sender: { address: OWN, derivationIndex: 0 },
  });
  if (!request) return;
  calls?.onSigned?.(FIRST_HASH, request);
  calls?.onSent(FIRST_HASH, request);
  calls?.onClose();
  await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(7, FIRST_HASH, expect.anything()));
  expect(siteLog.ofUser('alice')).toMatchObject([{ tx_hash: FIRST_HASH, value: '5', chain_id: 1 }]);
});

// Regression: the hash of a refused attempt was answered in place of the one that was sent.
test('the hash of the last signature counts', async () => {
  open('eth_sendTransaction', transaction, {});
  const [request = expect.unreachable()] = calls?.requests ?? [];
  calls?.onSigned?.(FIRST_HASH, request);
  calls?.onSigned?.(SECOND_HASH, request);
  calls?.onSent(SECOND_HASH, request);
  calls?.onClose();
  await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(7, SECOND_HASH, expect.anything()));
});

test.each([
  ['that was refused is a rejection', true],
  // Regression: an unknown outcome that turned out to be 'sent' left the journal, and the site heard of a rejection.
  ['whose outcome is or was unknown is answered with its hash', false],
])('a signed transaction %s', async (_, isRefused) => {
  vi.mocked(isRefusedSend).mockResolvedValue(isRefused);
  open('eth_sendTransaction', transaction, {});
  const [request = expect.unreachable()] = calls?.requests ?? [];
  calls?.onSigned?.(FIRST_HASH, request);
  calls?.onClose();
  await waitFor(() =>
    expect([answer.mock.calls.length, codeOf()]).toEqual(isRefused ? [0, 4001] : [1, undefined]),
  );
});

const batch = {
  version: '2.0.0',
  chainId: '0x1',
  from: OWN,
  atomicRequired: false,
  id: 'order-1',
  calls: [
    { to: OTHER, value: '0x1' },
    { to: OTHER, value: '0x2' },
  ],
};

test('a batch that is ended in the middle names what was sent', async () => {
  open('wallet_sendCalls', [batch], {});
  expect(calls).toMatchObject({ isBatch: true, requests: [{ value: 1n }, { value: 2n }] });
  const [first = expect.unreachable()] = calls?.requests ?? [];
  calls?.onSigned?.(FIRST_HASH, first);
  calls?.onSent(FIRST_HASH, first);
  calls?.onClose();
  await waitFor(() =>
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      7,
      { id: 'order-1', hashes: [FIRST_HASH, null] },
      expect.anything(),
    ),
  );
});

test('a batch names the transaction that was sped up meanwhile by its new hash', async () => {
  open('wallet_sendCalls', [batch], {});
  const [first = expect.unreachable()] = calls?.requests ?? [];
  calls?.onSigned?.(FIRST_HASH, first);
  calls?.onSent(FIRST_HASH, first);
  calls?.onSent(SECOND_HASH, first);
  expect(siteLog.ofUser('alice')).toMatchObject([{ tx_hash: SECOND_HASH, batch_id: 'order-1' }]);
  calls?.onClose();
  await waitFor(() =>
    expect(answer.mock.calls[0]?.[1]).toEqual({ id: 'order-1', hashes: [SECOND_HASH, null] }),
  );
});

test('switches among the granted networks without a screen, and asks for another one', async () => {
  open('wallet_switchEthereumChain', [{ chainId: '0x89' }], {});
  await waitFor(() =>
    expect(answer).toHaveBeenCalledExactlyOnceWith(7, null, expect.objectContaining({ chainId: '0x89' })),
  );
  expect(connectedSites.ofUser('alice')).toMatchObject([{ chain_id: 137 }]);
});

test('asks before a website may use another network', async () => {
  open('wallet_switchEthereumChain', [{ chainId: '0xaa36a7' }], {});
  screen.getByRole('heading', { name: /^Allow .*Sepolia/ });
  const confirm = screen.getByRole('button', { name: 'Allow' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(confirm);
  expect(connectedSites.ofUser('alice')).toMatchObject([
    { chain_id: 11155111, chain_ids: [1, 137, 11155111] },
  ]);
});

// Regression: the review's requests were made again with each list of accounts, and what had been signed was lost.
test.each([true, false])(
  'what is signed counts though the accounts are read again meanwhile',
  async (isSent) => {
    vi.mocked(mayBeSent).mockResolvedValue(true);
    const { drawAgain } = open('eth_sendTransaction', transaction, {});
    const [request = expect.unreachable()] = calls?.requests ?? [];
    calls?.onSigned?.(FIRST_HASH, request);
    drawAgain();
    expect(calls?.requests[0]).toBe(request);
    if (isSent) calls?.onSent(FIRST_HASH, request);
    calls?.onClose();
    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(7, FIRST_HASH, expect.anything()));
  },
);

describe('two windows of a website', () => {
  const limits = { may_sign_messages: true, may_send: true, contracts: [], coin_a_day: '1' };
  const half = [{ from: OWN, to: OTHER, value: '0x853a0d2313c0000' }]; // 0.6 of the coin

  function openWindow() {
    open('eth_sendTransaction', half, { limits });
    const review = calls ?? expect.unreachable();
    const [request = expect.unreachable()] = review.requests;
    const { withinLimits = expect.unreachable() } = request;
    const send = (txHash: string, broadcast = () => Promise.resolve(txHash)) =>
      withinLimits(() => {
        review.onSigned?.(txHash, request);
        return broadcast();
      });
    return { review, request, send };
  }

  test('cannot use up a limit together', async () => {
    const [one, other] = [openWindow(), openWindow()];
    const results = await Promise.allSettled([one.send(FIRST_HASH), other.send(SECOND_HASH)]);
    expect(results).toMatchObject([
      { status: 'fulfilled', value: FIRST_HASH },
      { status: 'rejected', reason: { textId: 'connect.limit.coin' } },
    ]);
    other.review.onClose();
    await waitFor(() => expect(codeOf()).toBe(4100));
    expect(refuse.mock.calls[0]?.[3]).toBe('coin');
    expect(siteLog.ofUser('alice').map(({ outcome, tx_hash: hash }) => [outcome, hash])).toEqual([
      ['approved', FIRST_HASH],
      ['refused', undefined],
    ]);
  });

  test.each([
    ['that failed, of which nothing was sent,', false, 'fulfilled'],
    ['with an unknown outcome', true, 'rejected'],
  ])('a transaction %s leaves the limit as it should', async (_, isOpen, status) => {
    vi.mocked(mayBeSent).mockResolvedValue(isOpen);
    const [one, other] = [openWindow(), openWindow()];
    const failing = one.send(FIRST_HASH, () => Promise.reject(new Error('no node')));
    const [first, second] = await Promise.allSettled([failing, other.send(SECOND_HASH)]);
    expect([first.status, second.status]).toEqual(['rejected', status]);
    const counted = siteLog.ofUser('alice').map(({ tx_hash: hash }) => hash);
    expect(counted).toEqual([isOpen ? FIRST_HASH : SECOND_HASH]);
  });

  test('cannot send after the connection has ended', async () => {
    const { send } = openWindow();
    act(() => connectedSites.remove('alice', ORIGIN));
    await expect(send(FIRST_HASH)).rejects.toMatchObject({ textId: 'connect.error.ended' });
    expect(siteLog.ofUser('alice')).not.toMatchObject([{ outcome: 'approved' }]);
  });
});

// Regression: where the session ended in the middle, the same request was asked for once more.
test('a request that was signed is answered, and not reviewed again', async () => {
  const { unmount } = open('eth_sendTransaction', transaction, {});
  const [request = expect.unreachable()] = calls?.requests ?? [];
  calls?.onSigned?.(FIRST_HASH, request);
  expect(siteLog.ofUser('alice')).toMatchObject([{ outcome: 'approved', tx_hash: FIRST_HASH, value: '5' }]);
  unmount();
  calls = undefined;
  open('eth_sendTransaction', transaction, {});
  await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(7, FIRST_HASH, expect.anything()));
  expect(calls).toBeUndefined();
});

// Regression: the site got the accounts of the user who signed in next.
test('a request that was signed is answered with the state of its user, whoever is signed in', async () => {
  const { unmount } = open('eth_sendTransaction', transaction, {});
  calls?.onSigned?.(FIRST_HASH, calls.requests[0] ?? expect.unreachable());
  unmount();
  connectedSites.write(connectedSite({ user_id: 'bob', accounts: [OTHER] }));
  open('eth_sendTransaction', transaction, undefined, { userId: 'bob' });
  connectedSites.forget('bob');
  await waitFor(() =>
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      7,
      FIRST_HASH,
      expect.objectContaining({ accounts: [OWN] }),
    ),
  );
});

test('a connection that ends while a transaction is sent does not end its review', () => {
  open('eth_sendTransaction', transaction, {});
  const [request = expect.unreachable()] = calls?.requests ?? [];
  calls?.onSigned?.(FIRST_HASH, request);
  act(() => connectedSites.remove('alice', ORIGIN));
  expect(screen.getByText('Review of calls')).toBeTruthy();
  expect(refuse).not.toHaveBeenCalled();
});

test('a batch is not asked for twice under one id', async () => {
  siteLog.write({
    ...{ id: 'x', user_id: 'alice', origin: ORIGIN, method: 'wallet_sendCalls', outcome: 'approved' },
    batch_id: 'order-1',
  });
  open('wallet_sendCalls', [batch], {});
  await waitFor(() => expect(codeOf()).toBe(5720));
});

test('a link shares nothing by itself, also from a connected website', () => {
  open('eth_requestAccounts', [], {}, { isRedirect: true });
  expect(screen.getByRole('button', { name: 'Connect' })).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
});

test('the limits of a connection that has ended hold for the next one', async () => {
  const limits = { may_sign_messages: false, may_send: false, contracts: [], coin_a_day: '1' };
  open('eth_requestAccounts', [], { expires_at: 1, limits, chain_ids: [137] });
  const confirm = screen.getByRole('button', { name: 'Connect' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(confirm);
  expect(connectedSites.ofUser('alice')).toMatchObject([{ limits, chain_ids: [137] }]);
});

test('an answer does not bring back limits that were changed meanwhile', () => {
  open('personal_sign', ['0x61', OWN], {});
  const [site = expect.unreachable()] = connectedSites.ofUser('alice');
  act(() => connectedSites.write({ ...site, limits: { ...site.limits, coin_a_day: '0.1' } }));
  act(() => message?.onSigned('0x1234'));
  expect(connectedSites.ofUser('alice')[0]?.limits.coin_a_day).toBe('0.1');
});

describe('right before the signature', () => {
  const batch = {
    ...{ version: '2.0.0', chainId: '0x1', from: OWN, atomicRequired: false, id: 'order-1' },
    calls: [{ to: OTHER }, { to: OTHER, value: '0x1' }],
  };

  function openCalls(method = 'eth_sendTransaction', params: unknown = transaction) {
    open(method, params, {});
    const review = calls ?? expect.unreachable();
    const sign = vi.fn((place: number, txHash: string) => {
      review.onSigned?.(txHash, review.requests[place] ?? expect.unreachable());
      return Promise.resolve(txHash);
    });
    const send = (place: number, txHash: string = FIRST_HASH) =>
      (review.requests[place]?.withinLimits ?? expect.unreachable())(() => sign(place, txHash));
    return { review, sign, send };
  }

  function change(fields: Partial<ConnectedSite>) {
    const [site = expect.unreachable()] = connectedSites.ofUser('alice');
    connectedSites.write({ ...site, ...fields });
  }

  // Regression: the bytes were sent, the site never got the hash, and asked again.
  test('a transaction that the site has withdrawn is not signed', async () => {
    const { send, sign } = openCalls();
    isWithdrawn = true;
    await expect(send(0)).rejects.toMatchObject({ textId: 'connect.error.ended' });
    expect(sign).not.toHaveBeenCalled();
    expect(siteLog.ofUser('alice')).toEqual([]);
  });

  test('a transaction that is withdrawn while it is prepared is not sent', async () => {
    const { review } = openCalls();
    const [request = expect.unreachable()] = review.requests;
    const broadcast = vi.fn();
    const sending = request.withinLimits?.(() => {
      isWithdrawn = true;
      review.onSigned?.(FIRST_HASH, request);
      broadcast();
      return Promise.resolve(FIRST_HASH);
    });
    await expect(sending).rejects.toMatchObject({ textId: 'connect.error.ended' });
    expect(broadcast).not.toHaveBeenCalled();
    expect([noted.size, siteLog.ofUser('alice')]).toEqual([0, []]);
  });

  test.each([
    ['is over', { expires_at: 1 }],
    ['has another account', { accounts: [OTHER] }],
    ['has other networks', { chain_ids: [137] }],
  ])('nothing is signed once the permission %s', async (_, fields) => {
    const { send, sign } = openCalls();
    change(fields);
    await expect(send(0)).rejects.toMatchObject({ textId: 'connect.error.ended' });
    expect(sign).not.toHaveBeenCalled();
  });

  // Regression: two windows that had arrived with one id were both signed.
  test('a batch whose id another window has used is refused with 5720', async () => {
    const [one, other] = [openCalls('wallet_sendCalls', [batch]), openCalls('wallet_sendCalls', [batch])];
    const results = await Promise.allSettled([one.send(0), other.send(0, SECOND_HASH)]);
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { textId: 'connect.error.repeated' } },
    ]);
    expect(other.sign).not.toHaveBeenCalled();
    expect(codeOf()).toBe(5720);
    // Its own first call is no repetition.
    await expect(one.send(1, SECOND_HASH)).resolves.toBe(SECOND_HASH);
  });

  const sign = vi.fn(() => Promise.resolve('0x1234'));
  beforeEach(() => void sign.mockClear());
  const signMessage = () => (message?.request.withinLimits ?? expect.unreachable())(sign);

  test('a message is signed once no other window signs', async () => {
    open('personal_sign', ['0x61', OWN], {});
    await expect(signMessage()).resolves.toBe('0x1234');
  });

  test('a message that the site has withdrawn is not signed', async () => {
    open('personal_sign', ['0x61', OWN], {});
    isWithdrawn = true;
    await expect(signMessage()).rejects.toMatchObject({ textId: 'connect.error.ended' });
    expect(sign).not.toHaveBeenCalled();
  });

  test('a message beyond a limit that was set meanwhile is refused with it', async () => {
    open('personal_sign', ['0x61', OWN], {});
    act(() =>
      change({
        limits: { may_sign_messages: false, may_send: true, contracts: [], coin_a_day: null },
      }),
    );
    await expect(signMessage()).rejects.toMatchObject({ textId: 'connect.limit.messages' });
    expect(sign).not.toHaveBeenCalled();
    act(() => message?.onClose());
    expect([codeOf(), refuse.mock.calls[0]?.[3]]).toEqual([4100, 'messages']);
  });
});

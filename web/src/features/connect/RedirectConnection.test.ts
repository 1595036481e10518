import { fromBase64Url } from '@everything-wallet/core/connect/fromBase64Url';
import { toBase64Url } from '@everything-wallet/core/connect/toBase64Url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RedirectConnection } from './RedirectConnection.ts';

const STATE = { accounts: [], chainId: '0x1', chains: [], expiresAt: null };
const request = {
  version: 1,
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  method: 'eth_requestAccounts',
  params: [],
  chainId: '0x1',
  returnTo: 'https://app.example/page?a=1#section',
};

function open(fields: object = {}, { referrer = 'https://app.example/', hash = '' } = {}) {
  const replace = vi.fn<(address: string) => void>();
  const fragment = hash || `#request=${toBase64Url(JSON.stringify({ ...request, ...fields }))}`;
  const scope = {
    document: { referrer },
    location: { hash: fragment, replace },
  };
  const reopen = () => new RedirectConnection(scope as unknown as Window);
  const returned = () => {
    const [address = ''] = replace.mock.calls[0] ?? [];
    const [page, answer = ''] = address.split('#everything-wallet=');
    return { page, answer: JSON.parse(fromBase64Url(answer)) as unknown };
  };
  return { connection: reopen(), reopen, replace, returned };
}

let count = 0;
beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  // The tab remembers the ids of earlier tests.
  count += 1;
  request.id = `AAAAAAAAAAAAAAAAAAAA${String(count).padStart(3, '0')}`;
});
afterEach(() => void vi.useRealTimers());

test('answers in the fragment of the page that asked, once', () => {
  const { connection, reopen, replace, returned } = open();
  expect(connection.state).toMatchObject({
    status: 'open',
    site: { origin: 'https://app.example' },
    requests: [{ method: 'eth_requestAccounts', params: [], chainId: '0x1' }],
  });
  connection.answer(1, ['0x1'], STATE);
  connection.answer(1, ['0x2'], STATE);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(returned()).toEqual({
    page: 'https://app.example/page?a=1',
    answer: { version: 1, id: request.id, result: ['0x1'], state: STATE },
  });
  // The browser's Back leads here again.
  expect(reopen().state).toMatchObject({ status: 'refused', problem: 'late' });
});

test.each(['https://app.example/go?to=//evil.example', 'https://app.example/out/https%3A%2F%2Fevil.example'])(
  'refuses to return to a page that may forward to another site: %s',
  (returnTo) => {
    const { connection, replace } = open({ returnTo });
    expect(connection.state).toMatchObject({ status: 'refused', problem: 'otherReturn' });
    expect(replace).not.toHaveBeenCalled();
  },
);

test('returns a refusal as well', () => {
  const { connection, returned } = open();
  connection.refuse(1, { code: 4001, message: 'no' }, STATE);
  expect(returned().answer).toMatchObject({ error: { code: 4001 } });
});

test('is not answered after ten minutes', () => {
  const { connection, replace } = open();
  vi.advanceTimersByTime(600_001);
  connection.answer(1, [], STATE);
  expect(replace).not.toHaveBeenCalled();
  expect(connection.state).toMatchObject({ status: 'refused', problem: 'late' });
});

test.each([
  ['another page than it returns to', 'https://evil.example/', 'otherReferrer'],
  ['no page that the browser names', '', 'otherReferrer'],
  ['the same host without encryption', 'http://app.example/', 'otherReferrer'],
  ['another port', 'https://app.example:8443/', 'otherReferrer'],
])('a request that came from %s is refused', (_, referrer, problem) => {
  const { connection, replace } = open({}, { referrer });
  expect(connection.state).toMatchObject({ status: 'refused', problem });
  connection.answer(1, [], STATE);
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  [{ id: 'short' }, 'malformed'],
  [{ id: 5 }, 'malformed'],
  [{ method: null }, 'malformed'],
  [{ method: 'x'.repeat(101) }, 'malformed'],
  [{ chainId: 1 }, 'malformed'],
  [{ returnTo: 'page' }, 'malformed'],
  [{ returnTo: 'javascript:alert(1)' }, 'noOrigin'],
  [{ returnTo: 'data:text/html,x' }, 'noOrigin'],
  [{ version: 2 }, 'version'],
])('%j is refused', (fields, problem) => {
  expect(open(fields).connection.state).toMatchObject({ status: 'refused', problem });
});

test.each(['#request=', '#request=%%%', '#request=bm8ganNvbg', `#request=${'A'.repeat(400_000)}`])(
  'a fragment that is no request is refused',
  (hash) => {
    expect(open({}, { hash }).connection.state).toMatchObject({ status: 'refused', problem: 'malformed' });
  },
);

test('never returns to an address with a password in it', () => {
  const { connection, returned } = open({ returnTo: 'https://user:secret@app.example/' });
  connection.answer(1, [], STATE);
  expect(returned().page).toBe('https://app.example/');
});

// Regression: a long review sent the transaction, and then said that the request was too old.
test('what was signed is answered however late, and not asked for again', () => {
  const { connection, reopen, returned } = open({ method: 'eth_sendTransaction' });
  vi.advanceTimersByTime(500_000);
  connection.noteSigned(1, '0xhash', STATE);
  expect(reopen().state).toMatchObject({ status: 'refused', problem: 'late' });
  vi.advanceTimersByTime(500_000);
  connection.answer(1, '0xhash', STATE);
  expect(returned().answer).toMatchObject({ result: '0xhash' });
});

test('what is signed is answered with the state that was noted', () => {
  const { connection, returned } = open({ method: 'eth_sendTransaction' });
  connection.noteSigned(1, '0xhash', STATE);
  connection.answerSigned();
  expect(returned().answer).toMatchObject({ result: '0xhash', state: STATE });
});

test('a reload does not make an old request young', () => {
  const { reopen } = open();
  vi.advanceTimersByTime(590_000);
  expect(reopen().state).toMatchObject({ status: 'open' });
  vi.advanceTimersByTime(11_000);
  expect(reopen().state).toMatchObject({ status: 'refused', problem: 'late' });
});

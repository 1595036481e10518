// @vitest-environment node
import { connectLimits, type WalletMessage } from '@everything-wallet/core/connect/connectProtocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PopupConnection } from './PopupConnection.ts';

const ORIGIN = 'https://app.example';
const STATE = { accounts: [], chainId: '0x1', chains: [], expiresAt: null };

/** Message event as a browser delivers it. */
function messageEvent(fields: {
  data: unknown;
  origin?: string;
  source?: unknown;
  ports?: readonly unknown[];
}): Event {
  const event = new Event('message');
  return Object.assign(event, { origin: ORIGIN, ports: [], ...fields });
}

class FakePort extends EventTarget {
  readonly sent: WalletMessage[] = [];
  readonly start = vi.fn();

  postMessage(message: WalletMessage): void {
    this.sent.push(message);
  }

  send(data: unknown): void {
    this.dispatchEvent(messageEvent({ data }));
  }
}

function open() {
  const opener = { postMessage: vi.fn(), closed: false };
  const scope = Object.assign(new EventTarget(), {
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    setInterval: (act: () => void, ms: number) => setInterval(act, ms),
    clearInterval: (timer: ReturnType<typeof setInterval>) => clearInterval(timer),
  });
  const connection = new PopupConnection(scope as unknown as Window, opener as unknown as Window);
  const port = new FakePort();
  const hello = (fields: object = {}, data: unknown = { everythingWallet: 'hello', versions: [1] }) =>
    scope.dispatchEvent(messageEvent({ data, source: opener, ports: [port], ...fields }));
  const request = (id: unknown, fields: object = {}) =>
    port.send({ type: 'request', id, method: 'eth_requestAccounts', params: [], chainId: '0x1', ...fields });
  const requests = () => (connection.state.status === 'open' ? connection.state.requests : undefined);
  return { connection, opener, scope, port, hello, request, requests };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the handshake', () => {
  test('says that it is ready, and nothing else, to any origin, until a site answers', () => {
    const { opener, hello } = open();
    vi.advanceTimersByTime(connectLimits.READY_INTERVAL_MS * 2);
    expect(opener.postMessage.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [{ everythingWallet: 'ready', versions: [1] }, '*']),
    );
    hello();
    vi.advanceTimersByTime(60_000);
    expect(opener.postMessage).toHaveBeenCalledTimes(3);
  });

  test('ends after a number of messages without an answer', () => {
    const { opener } = open();
    vi.advanceTimersByTime(600_000);
    expect(opener.postMessage).toHaveBeenCalledTimes(connectLimits.MAX_READY_MESSAGES);
  });

  test("takes the browser's origin as the site's identity, and a short claim as its title", () => {
    const { connection, hello } = open();
    hello(
      {},
      { everythingWallet: 'hello', versions: [1], origin: 'https://other.example', title: 'x'.repeat(200) },
    );
    expect(connection.state).toMatchObject({
      status: 'open',
      site: { origin: ORIGIN, title: 'x'.repeat(connectLimits.MAX_TITLE_CHARACTERS) },
    });
  });

  test.each([
    ['from another window', { source: {} }],
    ['without a port', { ports: [] }],
    ['without a source', { source: null }],
  ])('ignores a hello %s', (_, fields) => {
    const { connection, hello } = open();
    hello(fields);
    expect(connection.state).toEqual({ status: 'waiting' });
  });

  test.each([
    ['null', null],
    ['a number', 5],
    ['a text', 'hello'],
    ['a list', [1]],
    ['another message', { everythingWallet: 'ready', versions: [1] }],
    ['a hello without versions', { everythingWallet: 'hello' }],
    ['a hello with a thousand versions', { everythingWallet: 'hello', versions: Array(1_000).fill(1) }],
  ])('ignores %s', (_, data) => {
    const { connection, hello } = open();
    hello({}, data);
    expect(connection.state).toEqual({ status: 'waiting' });
  });

  test('takes the first of two', () => {
    const { connection, hello, scope, opener } = open();
    hello();
    const other = new FakePort();
    scope.dispatchEvent(
      messageEvent({
        data: { everythingWallet: 'hello', versions: [1] },
        origin: 'https://evil.example',
        source: opener,
        ports: [other],
      }),
    );
    expect(connection.state).toMatchObject({ site: { origin: ORIGIN } });
    expect(other.sent).toEqual([]);
  });

  test.each(['null', 'file://', 'data:'])('refuses the origin %s', (origin) => {
    const { connection, hello, port } = open();
    hello({ origin });
    expect(connection.state).toMatchObject({ status: 'refused', problem: 'noOrigin' });
    expect(port.sent).toMatchObject([{ type: 'refused', error: { code: -32603 } }]);
  });

  test('refuses unknown versions, and names its own', () => {
    const { connection, hello, port } = open();
    hello({}, { everythingWallet: 'hello', versions: [99, '1', null] });
    expect(connection.state).toMatchObject({ status: 'refused', problem: 'version', origin: ORIGIN });
    expect(port.sent).toMatchObject([{ type: 'refused', versions: [1], error: { code: -32603 } }]);
  });
});

describe('requests', () => {
  test('are queued in order, answered once, and can be withdrawn', () => {
    const { connection, hello, request, requests, port } = open();
    hello();
    request(1);
    request(2);
    request(2, { method: 'personal_sign' });
    expect(requests()?.map(({ id, method }) => [id, method])).toEqual([
      [1, 'eth_requestAccounts'],
      [2, 'eth_requestAccounts'],
    ]);
    connection.answer(1, ['0x1'], STATE);
    connection.answer(1, ['0x2'], STATE);
    port.send({ type: 'cancel', id: 2 });
    connection.refuse(2, { code: 4001, message: '' }, STATE);
    expect(port.sent).toEqual([{ type: 'answer', id: 1, result: ['0x1'], state: STATE }]);
    expect(requests()).toEqual([]);
  });

  test.each([
    ['a request without an id', { type: 'request', method: 'eth_accounts', chainId: '0x1' }],
    ['an id of 0', { type: 'request', id: 0, method: 'eth_accounts', chainId: '0x1' }],
    ['null', null],
    ['a number', 1],
    ['an unknown type', { type: 'approve', id: 1 }],
  ])('ignores %s', (_, data) => {
    const { hello, port, requests } = open();
    hello();
    port.send(data);
    expect(requests()).toEqual([]);
    expect(port.sent).toEqual([]);
  });

  test.each([
    ['a method that is no text', { method: 5 }, -32600],
    ['an empty method', { method: '' }, -32600],
    ['a method of 10 kB', { method: 'x'.repeat(10_000) }, 4200],
    ['a chain that is no text', { chainId: 1 }, -32602],
    ['a chain of 10 kB', { chainId: '0x'.repeat(5_000) }, -32602],
    ['parameters of 300 kB', { params: ['x'.repeat(300_000)] }, -32602],
    ['parameters with a bigint', { params: [1n] }, -32602],
  ])('%s is refused, and not shown', (_, fields, code) => {
    const { hello, port, request, requests } = open();
    hello();
    request(1, fields);
    expect(requests()).toEqual([]);
    expect(port.sent).toMatchObject([{ type: 'answer', id: 1, error: { code } }]);
  });

  test('that refer to themselves are refused', () => {
    const { hello, port, request } = open();
    hello();
    const circle: unknown[] = [];
    circle.push(circle);
    request(1, { params: circle });
    expect(port.sent).toMatchObject([{ error: { code: -32602 } }]);
  });

  test('beyond ten are refused without being read', () => {
    const { hello, port, request, requests } = open();
    hello();
    for (let id = 1; id <= 1_000; id += 1) request(id, { params: ['x'.repeat(100)] });
    expect(requests()).toHaveLength(connectLimits.MAX_OPEN_REQUESTS);
    expect(port.sent).toHaveLength(1_000 - connectLimits.MAX_OPEN_REQUESTS);
    expect(port.sent.at(-1)).toMatchObject({ id: 1_000, error: { code: -32005 } });
  });
});

describe('a page that leaves', () => {
  test.each([
    ['says so', ({ port }: ReturnType<typeof open>) => port.send({ type: 'bye' })],
    ['takes its port along', ({ port }: ReturnType<typeof open>) => port.dispatchEvent(new Event('close'))],
    [
      'is closed',
      ({ opener }: ReturnType<typeof open>) => {
        opener.closed = true;
        vi.advanceTimersByTime(1_000);
      },
    ],
  ])('%s: its requests are gone, and nothing is answered', (_, leave) => {
    const opened = open();
    opened.hello();
    opened.request(1);
    leave(opened);
    expect(opened.connection.state).toMatchObject({ status: 'open', hasLeft: true, requests: [] });
    opened.connection.answer(1, [], STATE);
    expect(opened.port.sent).toEqual([]);
  });
});

test('tells the site when the window is closed', () => {
  const { hello, scope, port } = open();
  hello();
  scope.dispatchEvent(new Event('pagehide'));
  expect(port.sent).toEqual([{ type: 'closed' }]);
});

describe('a request that is signed', () => {
  function sign() {
    const opened = open();
    opened.hello();
    opened.request(1);
    opened.request(2);
    opened.connection.noteSigned(1, '0xhash', STATE);
    return opened;
  }

  test('is answered alone, with the state that was noted', () => {
    const { connection, port, requests } = sign();
    connection.answerSigned();
    connection.answerSigned();
    expect(port.sent).toEqual([{ type: 'answer', id: 1, result: '0xhash', state: STATE }]);
    expect(requests()?.map(({ id }) => id)).toEqual([2]);
  });

  test('cannot be withdrawn, and is answered', () => {
    const { connection, port, requests } = sign();
    port.send({ type: 'cancel', id: 1 });
    expect(requests()?.map(({ id }) => id)).toEqual([1, 2]);
    connection.answer(1, '0xhash', STATE);
    expect(port.sent).toEqual([{ type: 'answer', id: 1, result: '0xhash', state: STATE }]);
  });

  test.each([
    ['withdrawn', { type: 'cancel', id: 1 }],
    ['of a page that has left', { type: 'bye' }],
  ])('ends if it was %s and nothing of it was sent', (_, message) => {
    const { connection, port, requests } = sign();
    port.send(message);
    connection.forgetSigned(1);
    expect(requests()?.some(({ id }) => id === 1)).toBe(false);
    connection.answer(1, '0xhash', STATE);
    expect(port.sent).toEqual([]);
  });

  test('is answered before the window is closed, never rejected', () => {
    const { scope, port } = sign();
    scope.dispatchEvent(new Event('pagehide'));
    expect(port.sent).toEqual([
      { type: 'answer', id: 1, result: '0xhash', state: STATE },
      { type: 'closed' },
    ]);
  });

  test('is answered like any other once it is known that nothing of it was sent', () => {
    const { connection, scope, port } = sign();
    connection.forgetSigned(1);
    scope.dispatchEvent(new Event('pagehide'));
    expect(port.sent).toEqual([{ type: 'closed' }]);
  });

  test('stays when the page leaves, alone', () => {
    const { connection, port, requests } = sign();
    port.send({ type: 'bye' });
    expect(requests()?.map(({ id }) => id)).toEqual([1]);
    expect(connection.state).toMatchObject({ hasLeft: true });
    expect(connection.signedAnswer(1)).toBe('0xhash');
  });
});

test('shows the limit that refused the last request, until the next request', () => {
  const { connection, hello, request, port } = open();
  hello();
  request(1);
  connection.refuse(1, { code: 4100, message: 'no' }, STATE, 'coin');
  expect(port.sent).toEqual([{ type: 'answer', id: 1, error: { code: 4100, message: 'no' }, state: STATE }]);
  expect(connection.state).toMatchObject({ requests: [], limit: 'coin' });
  request(2);
  connection.answer(2, '0x', STATE);
  expect(connection.state).toMatchObject({ requests: [], limit: undefined });
});

// Regression: a page that said bye and asked on got its request shown in place of the notice that it had left.
test('a page that has left is not heard any more', () => {
  const { connection, hello, request, port } = open();
  hello();
  request(1);
  port.send({ type: 'bye' });
  request(2);
  expect(connection.state).toMatchObject({ status: 'open', hasLeft: true, requests: [] });
});

// Regression: a site that showed another page after its answer left a window that said that nothing was sent.
test('a page that leaves after its answers has asked for nothing more', () => {
  const { connection, hello, request, port } = open();
  hello();
  request(1);
  connection.answer(1, '0xsignature', STATE);
  port.send({ type: 'bye' });
  expect(connection.state).toMatchObject({ status: 'open', hasLeft: false, requests: [] });
});

import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { EventsOptions } from './options.ts';
import { ApiError, ConnectionError, EverythingWallet, type EverythingWalletOptions } from './index.ts';
import { hangUp, json, page, problem, startFakeApi, type Reply } from './testing/startFakeApi.ts';

const apiKey = 'ew_test_0123456789abcdefghijklmnopqrstuvwx';

afterEach(() => {
  vi.restoreAllMocks();
});

const message = (sequence: number) =>
  `id: ${sequence}\nevent: transfer.coin\ndata: ${JSON.stringify(eventOf(sequence))}\n\n`;
const eventOf = (sequence: number) => ({ id: `evt_${sequence}`, type: 'transfer.coin', network: 'sepolia' });

/** Streams texts and ends, unless it is to stay open. */
function stream(texts: readonly string[], end: 'end' | 'open' | 'cut' = 'end'): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const text of texts) response.write(text);
    if (end === 'end') response.end();
    if (end === 'cut') setTimeout(() => response.destroy(), 20);
  };
}

function walletAt(baseUrl: string, options: Partial<EverythingWalletOptions> = {}) {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return new EverythingWallet({ apiKey, baseUrl, ...options });
}

/** Reads events until there are enough, then aborts. */
async function take(wallet: EverythingWallet, count: number, options: EventsOptions = {}) {
  const controller = new AbortController();
  const events = [];
  for await (const event of wallet.events({ ...options, signal: controller.signal })) {
    events.push(event);
    if (events.length === count) controller.abort();
  }
  return events;
}

async function thrownBy(wallet: EverythingWallet): Promise<unknown> {
  return take(wallet, 1).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('events', () => {
  it('are streamed with the key, the filter and the cursor', async () => {
    const { baseUrl, seen } = await startFakeApi(stream(['retry: 1\nid: 4\n\n', message(5)], 'open'));
    const wallet = walletAt(baseUrl);
    expect(await take(wallet, 1, { after: '4', network: 'sepolia', address: '0x12' })).toEqual([
      { ...eventOf(5), cursor: '5' },
    ]);
    expect(seen.map(({ url }) => url)).toEqual(['/api/v1/events?after=4&network=sepolia&address=0x12']);
    expect(seen[0]?.headers).toMatchObject({
      accept: 'text/event-stream',
      authorization: `Bearer ${apiKey}`,
    });
    expect(seen[0]?.headers).not.toHaveProperty('last-event-id');
  });

  it('continue after the last one, each once, when a stream ends or breaks', async () => {
    const { baseUrl, seen } = await startFakeApi(
      stream(['retry: 1\nid: 0\n\n', message(1), message(2)]),
      stream([message(2), message(3)], 'cut'),
      stream(['id: 9\n\n'], 'cut'),
      hangUp,
      stream([message(10)], 'open'),
    );
    const events = await take(walletAt(baseUrl), 4);
    expect(events.map(({ cursor }) => cursor)).toEqual(['1', '2', '3', '10']);
    expect(seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2', '3', '9', '9']);
  });

  it('are waited for without end after the first connection', async () => {
    const unavailable = problem(503, 'service_unavailable', {}, { 'Retry-After': '0' });
    const { baseUrl } = await startFakeApi(
      stream(['retry: 1\nid: 0\n\n']),
      ...Array.from({ length: 6 }, () => unavailable),
      stream([message(1)], 'open'),
    );
    expect(await take(walletAt(baseUrl, { maxRetries: 1 }), 1)).toHaveLength(1);
  });

  it('end when the signal is aborted, also while no event comes', async () => {
    const { baseUrl } = await startFakeApi(stream(['id: 0\n\n'], 'open'));
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, 50);
    for await (const event of walletAt(baseUrl).events({ signal: controller.signal })) {
      throw new Error(`There is no event ${event.id}`);
    }
    const events = walletAt(baseUrl).events({ signal: AbortSignal.abort() });
    for await (const event of events) throw new Error(`There is no event ${event.id}`);
  });

  it('close the connection when the caller stops', async () => {
    let isClosed = false;
    const { baseUrl } = await startFakeApi((response) => {
      response.on('close', () => (isClosed = true));
      stream([message(1)], 'open')(response);
    });
    for await (const event of walletAt(baseUrl).events()) {
      expect(event.cursor).toBe('1');
      break;
    }
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });
});

describe('failures', () => {
  test.each([
    [401, 'key_revoked'],
    [403, 'scope_missing'],
    [400, 'invalid_request'],
  ])('status %i is thrown at once', async (status, code) => {
    const { baseUrl, seen } = await startFakeApi(problem(status, code));
    expect(await thrownBy(walletAt(baseUrl))).toMatchObject({ name: 'ApiError', status, code });
    expect(seen).toHaveLength(1);
  });

  it('status 429 is retried, unless the wait is too long', async () => {
    const soon = await startFakeApi(
      problem(429, 'rate_limited', {}, { 'Retry-After': '0' }),
      stream([message(1)], 'open'),
    );
    expect(await take(walletAt(soon.baseUrl), 1)).toHaveLength(1);
    const late = await startFakeApi(problem(429, 'daily_limit_reached', {}, { 'Retry-After': '3600' }));
    const error = await thrownBy(walletAt(late.baseUrl));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ retryAfterMs: 3_600_000, attempts: 1 });
  });

  it('a revoked key ends an open stream', async () => {
    const { baseUrl } = await startFakeApi(stream(['retry: 1\nid: 0\n\n']), problem(401, 'key_revoked'));
    expect(await thrownBy(walletAt(baseUrl))).toMatchObject({ code: 'key_revoked' });
  });

  test.each([
    ['no answer', hangUp, true],
    ['a page', page(200), false],
    ['JSON', json({ events: [], cursor: '1' }), false],
  ])('%s before the first connection is a ConnectionError', async (_name, reply, retryable) => {
    const { baseUrl, seen } = await startFakeApi(reply);
    const error = await thrownBy(walletAt(baseUrl, { maxRetries: 2 }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ retryable });
    expect(JSON.stringify(error)).not.toContain(apiKey);
    expect(seen).toHaveLength(retryable ? 3 : 1);
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { activityEvent } from '../../testing/activityEvent.ts';
import { ApiBench, RECIPIENT } from '../../testing/ApiBench.ts';
import { expectHeaders, expectProblem } from '../../testing/expectProblem.ts';
import { fakeChain } from '../../testing/fakeChain.ts';
import { createApi } from '../createApi.ts';
import { MAX_STREAMS } from '../OpenStreams.ts';

let bench: ApiBench;
beforeEach(() => {
  bench = new ApiBench();
});

const ask = (query = '', key = bench.issue()) => bench.api()(`/events${query}`, bench.withKey(key));
const STREAM = { accept: 'text/event-stream' };

interface Page {
  readonly events: readonly { readonly id: string }[];
  readonly cursor: string;
}
const pageOf = async (response: Response) => (await response.json()) as Page;

describe('GET /events', () => {
  it('begins now without a cursor', async () => {
    bench.activity.record('alice', activityEvent(1));
    expect(await pageOf(await ask())).toEqual({ events: [], cursor: '1' });
    expect(bench.activity.listened).toEqual(['alice']);
  });

  it('returns the events after a cursor, oldest first and as they are', async () => {
    for (const number of [1, 2, 3]) bench.activity.record('alice', activityEvent(number));
    bench.activity.record('bob', activityEvent(4));
    expect(await pageOf(await ask('?after=1'))).toEqual({
      events: [activityEvent(2), activityEvent(3)],
      cursor: '3',
    });
  });

  it('returns a hundred events at most', async () => {
    for (let number = 1; number <= 120; number += 1) bench.activity.record('alice', activityEvent(number));
    const first = await pageOf(await ask('?after=0'));
    expect([first.events.length, first.cursor]).toEqual([100, '100']);
    const second = await pageOf(await ask(`?after=${first.cursor}`));
    expect([second.events.length, second.cursor]).toEqual([20, '120']);
  });

  it('begins at the last event for a later cursor, and at the oldest for one that is too old', async () => {
    for (const number of [1, 2, 3]) bench.activity.record('alice', activityEvent(number));
    bench.activity.expire('alice', 1);
    expect(await pageOf(await ask('?after=99'))).toEqual({ events: [], cursor: '3' });
    expect((await pageOf(await ask('?after=0'))).events).toEqual([activityEvent(2), activityEvent(3)]);
  });

  it('filters by network and address, and passes the others', async () => {
    bench.activity.record('alice', activityEvent(1));
    bench.activity.record('alice', activityEvent(2, 'base'));
    bench.activity.record('alice', activityEvent(3, 'base', RECIPIENT));
    bench.activity.record('alice', activityEvent(4));
    const ofNetwork = await pageOf(await ask('?after=0&network=8453'));
    expect(ofNetwork).toEqual({
      events: [activityEvent(2, 'base'), activityEvent(3, 'base', RECIPIENT)],
      cursor: '4',
    });
    const ofBoth = await pageOf(await ask(`?after=0&network=base&address=${RECIPIENT.toLowerCase()}`));
    expect(ofBoth.events).toEqual([activityEvent(3, 'base', RECIPIENT)]);
  });

  it('finds few matching events among many', async () => {
    for (let number = 1; number <= 350; number += 1) bench.activity.record('alice', activityEvent(number));
    bench.activity.record('alice', activityEvent(351, 'base'));
    // Each request reads 200.
    expect(await pageOf(await ask('?after=0&network=base'))).toEqual({ events: [], cursor: '200' });
    const page = await pageOf(await ask('?after=200&network=base'));
    expect(page).toEqual({ events: [activityEvent(351, 'base')], cursor: '351' });
  });

  it('returns events of testnets only to a key for testnets', async () => {
    bench.activity.record('alice', activityEvent(1, 'mainnet'));
    bench.activity.record('alice', activityEvent(2));
    const key = bench.issue({}, true);
    expect(await pageOf(await ask('?after=0', key))).toEqual({ events: [activityEvent(2)], cursor: '2' });
    await expectProblem(await ask('?after=0&network=mainnet', key), 'network_not_allowed');
  });

  it.each(['?after=x', '?after=-1', '?after=', '?network=other', '?address=0x12', '?cursor=1'])(
    'refuses %s',
    async (query) => {
      await expectProblem(await ask(query), 'invalid_request');
      expect(bench.activity.listened).toEqual([]);
    },
  );

  it('is unavailable while the log is', async () => {
    bench.activity.failure = new Error('No database');
    await expectProblem(await ask(), 'service_unavailable');
  });

  it('needs the scope read', async () => {
    await expectProblem(await ask('', bench.issue({ scopes: ['broadcast'] })), 'scope_missing');
  });
});

/** Starts the API on this machine, and returns a function that opens a stream. */
async function startServer() {
  const app = createApi(bench.dependencies(fakeChain()));
  const listener = getRequestListener((request) => app.fetch(request, { address: '192.0.2.1' }));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (key: string, query = '', headers: Record<string, string> = {}) => {
    const controller = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/events${query}`, {
      headers: { authorization: `Bearer ${key}`, ...STREAM, ...headers },
      signal: controller.signal,
    });
    return { response, close: () => controller.abort(), read: readerOf(response) };
  };
}

/** Returns a function that reads a stream until it contains a text. */
function readerOf(response: Response) {
  let reader: ReadableStreamDefaultReader<string> | undefined;
  let text = '';
  return async (wanted: string) => {
    reader ??= response.body?.pipeThrough(new TextDecoderStream()).getReader();
    while (!text.includes(wanted)) {
      const part = await reader?.read();
      if (!part || part.done) break;
      text += part.value;
    }
    return text;
  };
}

const written = (number: number, sequence = number) =>
  `id: ${sequence}\nevent: transfer.coin\ndata: ${JSON.stringify(activityEvent(number))}\n\n`;

describe('GET /events as a stream', () => {
  it('sends events while it is open, and is counted and recorded once', async () => {
    const open = await startServer();
    bench.activity.record('alice', activityEvent(1));
    const { response, read, close } = await open(bench.issue());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-encoding')).toBeNull();
    expectHeaders(response);
    expect(await read('\n\n')).toBe('retry: 2000\nid: 1\n\n');
    expect(bench.store.recorded).toHaveLength(1);
    expect(response.headers.get('ratelimit')).toContain('"minute";r=299');

    bench.activity.record('alice', activityEvent(2));
    const startedAt = performance.now();
    expect(await read('event:')).toContain(written(2));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    close();
    // The slot of a stream that the client closed is free again.
    const polls = await vi.waitFor(async () => {
      const before = bench.activity.polls;
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(bench.activity.polls).toBe(before);
      return before;
    }, 5_000);
    expect(polls).toBeGreaterThan(0);
    expect(bench.store.recorded).toHaveLength(1);
  });

  it('resumes after Last-Event-ID, which counts more than the address', async () => {
    const open = await startServer();
    for (const number of [1, 2, 3]) bench.activity.record('alice', activityEvent(number));
    const { read, close } = await open(bench.issue(), '?after=0', { 'last-event-id': '1' });
    expect(await read('"evt_00000000000000000000000000000003"')).toBe(
      `retry: 2000\nid: 1\n\n${written(2)}${written(3)}`,
    );
    close();
  });

  // Regression: Firebase Hosting would have sent each event at the end of its stream, up to 50 seconds late.
  it('ends after events that come through Hosting', async () => {
    const open = await startServer();
    bench.activity.record('alice', activityEvent(1));
    const { response } = await open(bench.issue(), '?after=0', { 'x-forwarded-host': 'wallet.example' });
    expect(await response.text()).toBe(`retry: 2000\nid: 0\n\n${written(1)}`);
  });

  it('moves the id past events that the filter leaves out', async () => {
    const open = await startServer();
    bench.activity.record('alice', activityEvent(1));
    const { read, close } = await open(bench.issue(), '?after=0&network=base');
    expect(await read('id: 1')).toBe('retry: 2000\nid: 0\n\nid: 1\n\n');
    close();
  });

  it('refuses a malformed Last-Event-ID', async () => {
    const response = await bench.api()('/events', {
      headers: { ...bench.withKey().headers, ...STREAM, 'last-event-id': 'x' },
    });
    const problem = await expectProblem(response, 'invalid_request');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['Last-Event-ID']);
  });

  it('allows each user some streams, and another one after one ended', async () => {
    const open = await startServer();
    const key = bench.issue();
    const streams = await Promise.all(Array.from({ length: MAX_STREAMS }, async () => open(key)));
    expect(streams.map(({ response }) => response.status)).toEqual(Array(MAX_STREAMS).fill(200));
    const { response } = await open(key);
    await expectProblem(response, 'rate_limited');
    const other = await open(bench.issue({ userId: 'bob' }));
    expect(other.response.status).toBe(200);
    streams[0]?.close();
    await vi.waitFor(async () => {
      const again = await open(key);
      expect(again.response.status).toBe(200);
      again.close();
    }, 5_000);
    for (const { close } of [...streams, other]) close();
  });

  it('answers HEAD without a stream', async () => {
    const ask = bench.api();
    const key = bench.issue();
    for (let count = 0; count <= MAX_STREAMS; count += 1) {
      const response = await ask('/events', {
        method: 'HEAD',
        headers: { ...bench.withKey(key).headers, ...STREAM },
      });
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
  });

  it.each(['*/*', 'application/json, text/event-stream', 'application/json', 'text/html'])(
    'answers %s with JSON',
    async (accept) => {
      const response = await bench.api()('/events', { headers: { ...bench.withKey().headers, accept } });
      expect(response.headers.get('content-type')).toBe('application/json');
    },
  );

  it('lets pages of other origins resume', async () => {
    const response = await bench.api()('/events', {
      method: 'OPTIONS',
      headers: { origin: 'https://site.example', 'access-control-request-method': 'GET' },
    });
    expect(response.headers.get('access-control-allow-headers')).toContain('Last-Event-ID');
  });
});

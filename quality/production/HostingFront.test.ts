import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../tools/testing/temporaryDirectory.ts';
import { HostingFront } from './HostingFront.ts';

/** Starts a site with one page and one function; returns the requests of that function. */
async function startSite(
  answer: { readonly status: number; readonly headers?: Record<string, string>; readonly ms?: number },
  timeLimitMs?: number,
) {
  const root = temporaryDirectory();
  mkdirSync(join(root, 'public'));
  for (const name of ['index', 'page', '404'])
    writeFileSync(join(root, 'public', `${name}.html`), `<p>${name}</p>`);
  const requested: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    requested.push({ url: request.url ?? '', headers: request.headers });
    response.writeHead(answer.status, { 'set-cookie': 'a=b', ...answer.headers });
    response.write('first,');
    setTimeout(() => response.end('last'), answer.ms ?? 50);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const configuration = {
    public: 'public',
    ignore: [],
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ source: '**', headers: [{ key: 'x-site', value: 'yes' }] }],
    rewrites: [{ source: '/f/**', function: { functionId: 'f' } } as { source: string }],
  };
  const find = (name: string) => Promise.resolve(name === 'f' ? port : undefined);
  const hosting = await HostingFront.start(configuration, root, find, timeLimitMs);
  onTestFinished(() => hosting.end());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${hosting.url}${path}`, { headers, redirect: 'manual' });
  return { ask, asked: requested };
}

test('serves files with the headers of their address, clean addresses, and its page for missing ones', async () => {
  const { ask, asked } = await startSite({ status: 200 });
  const page = await ask('/page');
  expect([page.status, page.headers.get('x-site'), await page.text()]).toEqual([200, 'yes', '<p>page</p>']);
  expect((await ask('/page.html')).headers.get('location')).toBe('/page');
  expect((await ask('/page/')).headers.get('location')).toBe('/page');
  const missing = await ask('/other');
  expect([missing.status, await missing.text()]).toEqual([404, '<p>404</p>']);
  for (const reserved of ['/__/anything', '/__/auth/handler']) expect((await ask(reserved)).status).toBe(404);
  expect(await (await ask('/__/firebase/init.json')).json()).toHaveProperty('apiKey');
  expect(asked).toEqual([]);
});

test("forwards one cookie and the client's address to a function, and buffers its answer privately", async () => {
  const { ask, asked } = await startSite({ status: 200 });
  const headers = { cookie: 'one=1; __session=2; three=3', 'x-forwarded-for': '192.0.2.9' };
  for (const time of ['first', 'second']) {
    const response = await ask('/f/a?b=c', headers);
    expect(await response.text(), time).toBe('first,last');
    expect(response.headers.get('content-length')).toBe('10');
    expect(response.headers.get('cache-control')).toBe('private');
  }
  expect(asked.map(({ url }) => url)).toEqual(['/f/a?b=c', '/f/a?b=c']);
  expect(asked[0]?.headers).toMatchObject({
    cookie: '__session=2',
    'x-forwarded-for': expect.stringMatching(/^192\.0\.2\.9, 127\.0\.0\.1, /) as string,
    'x-forwarded-host': expect.stringContaining('127.0.0.1') as string,
  });
});

test.each([
  [
    'keeps what may be kept, without its cookies',
    { status: 200, headers: { 'cache-control': 'public, max-age=60' } },
    1,
  ],
  ['keeps a 404 that says nothing of being kept', { status: 404 }, 1],
  ['keeps no 404 that must not be', { status: 404, headers: { 'cache-control': 'private, no-store' } }, 2],
])('%s', async (_, answer, times) => {
  const { ask, asked } = await startSite(answer);
  const first = await ask('/f/a');
  await first.text();
  const second = await ask('/f/a');
  expect([second.status, await second.text()]).toEqual([answer.status, 'first,last']);
  expect(asked).toHaveLength(times);
  if (times === 1) expect(first.headers.get('set-cookie')).toBeNull();
});

test('ends a slow function, caches nothing of it, and continues', async () => {
  // The suite itself tests the default limit of a minute.
  expect(HostingFront.TIME_LIMIT_MS).toBe(60_000);
  const { ask, asked } = await startSite(
    { status: 200, ms: 2_000, headers: { 'cache-control': 'public, max-age=60' } },
    300,
  );
  for (const time of ['first', 'second']) {
    const response = await ask('/f/a');
    expect([response.status, await response.text()], time).toEqual([
      504,
      'Timed out waiting for function to respond.\n',
    ]);
  }
  expect(asked).toHaveLength(2);
  expect((await ask('/page')).status).toBe(200);
});

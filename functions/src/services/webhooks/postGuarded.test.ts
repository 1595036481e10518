import {
  createServer,
  request as requestPlainly,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Internet } from '../nfts/internet.ts';
import { postGuarded } from './postGuarded.ts';

let answer: (response: ServerResponse, request: IncomingMessage, body: string) => void;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => answer(response, request, Buffer.concat(chunks).toString()));
});
const portOf = () => (server.address() as AddressInfo).port;
let connected: string[] = [];
let names: Readonly<Record<string, readonly string[]>> = {};

/** An internet of which every address is the server of this test. */
const internet: Internet = {
  resolve: (host) => Promise.resolve(names[host] ?? ['93.184.216.34']),
  request: ({ url, address, port, method, headers, signal }) => {
    connected.push(`${address}:${port}`);
    const path = `${url.pathname}${url.search}`;
    return requestPlainly({ host: '127.0.0.1', port: portOf(), path, method, headers, signal, agent: false });
  },
};
const post = (url: string, allowsLocal = false, timeoutMs = 300) =>
  postGuarded(
    new URL(url),
    { headers: { 'x-name': 'value' }, body: '{"é":1}', timeoutMs },
    { allowsLocal },
    internet,
  );

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answer = (response) => response.end('ok');
  connected = [];
  names = {};
});

test('posts the bytes and headers to the address that was checked', async () => {
  answer = (response, { method, url, headers }, body) => {
    const seen = [method, url, headers.host, headers['x-name'], headers['content-length'], body];
    response.writeHead(seen.join(' ') === 'POST /a?b=c hooks.example value 8 {"é":1}' ? 202 : 500).end();
  };
  expect(await post('https://hooks.example/a?b=c')).toBe(202);
  expect(connected).toEqual(['93.184.216.34:443']);
});

test.each([301, 302, 307, 308, 410, 500])('returns status %i, and follows no redirect', async (status) => {
  answer = (response) => response.writeHead(status, { location: 'https://hooks.example/other' }).end();
  expect(await post('https://hooks.example/')).toBe(status);
  expect(connected).toHaveLength(1);
});

test.each([
  'http://hooks.example/',
  'https://hooks.example:8443/',
  'https://a:b@hooks.example/',
  'https://10.0.0.1/',
  'https://[fd00::1]/',
  'http://127.0.0.1:1/',
  'https://internal.example/',
])('refuses %s', async (url) => {
  names = { 'internal.example': ['93.184.216.34', '10.0.0.1'] };
  await expect(post(url)).rejects.toMatchObject({ problem: 'refused' });
  expect(connected).toEqual([]);
});

test('allows this machine on the emulators alone', async () => {
  expect(await post(`http://127.0.0.1:${portOf()}/`, true)).toBe(200);
  expect(await post(`http://localhost:${portOf()}/`, true)).toBe(200);
  expect(connected).toEqual([`127.0.0.1:${portOf()}`, `127.0.0.1:${portOf()}`]);
  await expect(post('http://10.0.0.1/', true)).rejects.toMatchObject({ problem: 'refused' });
  await expect(post('https://127.0.0.1/', true)).rejects.toMatchObject({ problem: 'refused' });
});

test('waits no longer than its time', async () => {
  answer = () => undefined;
  await expect(post('https://hooks.example/')).rejects.toMatchObject({ problem: 'tooSlow' });
});

test('does not wait for the end of a response', async () => {
  answer = (response) => response.writeHead(200).write('never ends');
  expect(await post('https://hooks.example/', false, 5_000)).toBe(200);
  answer = (response) => response.end(Buffer.alloc(5_000_000));
  expect(await post('https://hooks.example/')).toBe(200);
});

test('has the status of a response that ends in an error', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': '10' }).write('x');
    setTimeout(() => response.destroy(), 20);
  };
  expect(await post('https://hooks.example/')).toBe(200);
  answer = (response) => response.destroy();
  await expect(post('https://hooks.example/')).rejects.toMatchObject({ problem: 'unreachable' });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../testing/freePort.ts';

/** A server that fails as the emulators do, each way at an address of its own. */
const SERVER = `
  import { createServer } from 'node:http';
  process.on('uncaughtException', () => process.exit(2));
  createServer((request, response) => {
    if (request.url === '/thrown') decodeURI('%zz');
    else if (request.url === '/rejected') Promise.resolve().then(() => decodeURI('%zz'));
    else if (request.url === '/later') setTimeout(() => decodeURI('%zz'), 5);
    else if (request.url === '/half') { response.write('half'); setTimeout(() => decodeURI('%zz'), 50); }
    else response.end('fine');
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
  process.on('SIGUSR2', () => decodeURI('%zz'));
`;
const GUARD = new URL('surviveRequests.ts', import.meta.url).href;

const started: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

async function startServer() {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', GUARD, '--input-type=module', '--eval', SERVER], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  await once(child.stdout, 'data');
  return { child, url: `http://127.0.0.1:${port}` };
}

test('an error caused by a request ends only that request', async () => {
  const { child, url } = await startServer();
  for (const path of ['/thrown', '/rejected', '/later']) {
    expect((await fetch(url + path)).status, path).toBe(400);
  }
  await expect(fetch(`${url}/half`).then((response) => response.text())).rejects.toThrow();
  expect(await (await fetch(`${url}/`)).text()).toBe('fine');
  expect(child.exitCode).toBeNull();
});

test('any other error ends the process as before', async () => {
  const { child } = await startServer();
  child.kill('SIGUSR2');
  expect(await once(child, 'exit')).toEqual([2, null]);
});

import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, test, vi } from 'vitest';
import { call, openFakePage, send, startTestEndpoint } from '../testing/startTestEndpoint.ts';

const chainCall = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
const account = '0x52908400098527886E0F7030069857D2E4169EE7';

it('answers tools on 127.0.0.1 under an unguessable path', async () => {
  const { rpcUrl, pageUrl } = await startTestEndpoint();
  expect(rpcUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}$/);
  expect(pageUrl).toBe(`${rpcUrl}/page`);
  expect(await call(rpcUrl, 'eth_chainId')).toBe('0xaa36a7');
  expect(await call(rpcUrl, 'net_version')).toBe('11155111');
});

test.each([
  ['a name that was rebound', () => 'evil.example'],
  ['localhost', (port: string) => `localhost:${port}`],
  ['another port', () => '127.0.0.1:1'],
  ['no port', () => '127.0.0.1'],
])('refuses %s as its host', async (_what, hostOf) => {
  const { rpcUrl } = await startTestEndpoint();
  const headers = { host: hostOf(new URL(rpcUrl).port) };
  expect(await send(rpcUrl, { headers, body: chainCall })).toMatchObject({ status: 403 });
});

it('refuses other origins, and takes its own', async () => {
  const { rpcUrl } = await startTestEndpoint();
  const own = new URL(rpcUrl).origin;
  for (const origin of ['https://evil.example', 'null', own.replace('127.0.0.1', 'localhost')]) {
    const { status, headers } = await send(rpcUrl, { headers: { origin }, body: chainCall });
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
  expect(await send(rpcUrl, { headers: { origin: own }, body: chainCall })).toMatchObject({ status: 200 });
});

it('answers 404 without its token, and 405 to other methods', async () => {
  const { rpcUrl } = await startTestEndpoint();
  const { origin } = new URL(rpcUrl);
  for (const path of ['', '/', '/page', '/a/page', `${rpcUrl.slice(origin.length)}x`, `/${'a'.repeat(32)}`]) {
    expect(await send(origin + path, { body: chainCall })).toMatchObject({ status: 404 });
  }
  for (const path of ['/other', '/constructor']) {
    expect(await send(rpcUrl + path, { body: chainCall })).toMatchObject({ status: 404 });
  }
  expect(await send(rpcUrl, { method: 'GET' })).toMatchObject({ status: 405 });
  expect(await send(rpcUrl, { method: 'OPTIONS' })).toMatchObject({ status: 405 });
});

it('refuses a body of more than 1 MB', async () => {
  const { rpcUrl } = await startTestEndpoint();
  const body = 'x'.repeat(1_048_577);
  expect(await send(rpcUrl, { body })).toMatchObject({ status: 413 });
});

it('serves a page without inline script, which no other page may frame', async () => {
  const { pageUrl, walletUrl } = await startTestEndpoint();
  const { headers, text } = await send(pageUrl, { method: 'GET' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  // That header would cut the wallet's window off.
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  expect(text).toContain(`data-wallet="${walletUrl}" data-chain="11155111"`);
  expect(text).not.toMatch(/<script(?![^>]* src=)|style=| on\w+=/);
  expect(await send(`${pageUrl}.js`, { method: 'GET' })).toMatchObject({ text: '// script' });
  expect(await send(`${pageUrl}.css`, { method: 'GET' })).toMatchObject({ status: 200 });
});

it('passes reads to the wallet, with the node’s own errors', async () => {
  const revert = { code: 3, message: 'execution reverted', data: '0x08c379a0' };
  const { rpcUrl, reads } = await startTestEndpoint({ eth_blockNumber: '0x10', eth_call: revert });
  expect(await call(rpcUrl, 'eth_blockNumber', [])).toBe('0x10');
  expect(await call(rpcUrl, 'eth_call', [{}, 'latest'])).toEqual(revert);
  expect(reads.map(({ url }) => url)).toEqual(['/api/rpc/11155111', '/api/rpc/11155111']);
});

it('gives the page’s answers and errors to the tool', async () => {
  const { rpcUrl, pageUrl } = await startTestEndpoint();
  const rejected = { code: 4001, message: 'You rejected the request.' };
  await openFakePage(pageUrl, ({ method }) => (method === 'eth_accounts' ? [account] : rejected));
  expect(await call(rpcUrl, 'eth_accounts')).toEqual([account]);
  expect(await call(rpcUrl, 'personal_sign', ['0x61', account])).toEqual(rejected);
});

it('uses a chain once the wallet has switched to it', async () => {
  const { rpcUrl, pageUrl, reads } = await startTestEndpoint();
  await openFakePage(pageUrl, () => null);
  expect(await call(rpcUrl, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBeNull();
  expect(await call(rpcUrl, 'eth_chainId')).toBe('0x2105');
  await call(rpcUrl, 'eth_blockNumber');
  expect(reads.at(-1)?.url).toBe('/api/rpc/8453');
});

it('says in the terminal that the page is to be opened', async () => {
  const { rpcUrl, pageUrl, notes } = await startTestEndpoint();
  const answer = call(rpcUrl, 'eth_requestAccounts');
  await vi.waitFor(() => expect(notes).toContain(`A request waits. Open ${pageUrl} in your browser.`));
  await openFakePage(pageUrl, () => [account]);
  expect(await answer).toEqual([account]);
});

it('withdraws what a tool no longer waits for', async () => {
  const { rpcUrl, pageUrl } = await startTestEndpoint();
  const page = await openFakePage(pageUrl, () => undefined);
  const controller = new AbortController();
  const answer = call(rpcUrl, 'personal_sign', ['0x61', account], controller.signal).catch(String);
  await vi.waitFor(() => expect(page.seen).toHaveLength(1));
  controller.abort();
  await answer;
  await vi.waitFor(() => expect(page.events.at(-1)).toBe('data: []'));
  expect(await page.post('answer', { id: 1, result: '0x' })).toMatchObject({ status: 409 });
});

it('ends pending requests with 4900 when it is stopped', async () => {
  const { rpcUrl, pageUrl, close } = await startTestEndpoint();
  const page = await openFakePage(pageUrl, () => undefined);
  const answer = call(rpcUrl, 'personal_sign', ['0x61', account]);
  await vi.waitFor(() => expect(page.seen).toHaveLength(1));
  await Promise.race([close(), delay(5000).then(() => Promise.reject(new Error('It goes on')))]);
  expect(await answer).toMatchObject({ code: 4900 });
  await page.reading;
  expect(page.events.at(-1)).toBe('event: ended\ndata: stopped');
});

it('shows requests in the terminal, and neither messages nor signatures', async () => {
  const { rpcUrl, pageUrl, notes } = await startTestEndpoint();
  const hash = `0x${'ab'.repeat(32)}`;
  const signature = `0x${'cd'.repeat(65)}`;
  await openFakePage(pageUrl, ({ method }) => (method === 'personal_sign' ? signature : hash));
  await call(rpcUrl, 'eth_sendTransaction', [
    { from: account, to: account, value: '0x16345785d8a0000', data: '0x1234' },
  ]);
  await call(rpcUrl, 'personal_sign', ['0x5345435245', account]);
  expect(notes).toEqual([
    'The page is open.',
    `eth_sendTransaction  To ${account}  Value 0.1 SepoliaETH  Network sepolia`,
    `eth_sendTransaction  sent ${hash}`,
    'personal_sign',
    'personal_sign  answered',
  ]);
});

it('refuses malformed messages of the page', async () => {
  const { pageUrl } = await startTestEndpoint();
  const at = pageUrl.replace(/page$/, 'answer');
  expect(await send(at, { body: '{' })).toMatchObject({ status: 400 });
  for (const body of ['null', '{}', '{"id":"1","result":1}', '{"id":7,"result":1}']) {
    expect(await send(at, { body })).toMatchObject({ status: 409 });
  }
  expect(await send(at, { body: 'x'.repeat(1_048_577) })).toMatchObject({ status: 413 });
});

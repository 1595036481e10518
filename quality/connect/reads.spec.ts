import { expect, test } from '@playwright/test';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { freeze } from '../../tests/e2e/support/freeze.ts';
import { stack } from '../../tests/e2e/support/stack.ts';

/* Reads that a site sends through the wallet's server, with bad input and without a node. */

const ADDRESS = `0x${'11'.repeat(20)}`;
const MAX_FAILURE_MS = 5_000;

async function read(body: unknown, chain = '0x1'): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${stack.hostingUrl}/api/rpc/${Number(chain)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://lanterns.example' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

const call = (method: string, params: unknown = [], id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const failure = (code: number) =>
  expect.objectContaining({ error: expect.objectContaining({ code }) }) as unknown;

for (const [name, body, code] of [
  ['an unknown method', call('eth_lanterns'), 4200],
  ['a signed transaction', call('eth_sendRawTransaction', ['0x02']), 4200],
  ['a filter', call('eth_newFilter', [{}]), 4200],
  ['a subscription', call('eth_subscribe', ['newHeads']), 4200],
  ['a method of a node', call('anvil_setBalance', [ADDRESS, '0x1']), 4200],
  ['the accounts of a node', call('personal_listAccounts'), 4200],
  ['a method that is no text', call(7 as never), -32600],
  ['no JSON', '{', -32700],
  ['no request', 'null', -32600],
  ['an empty batch', [], -32600],
  ['a batch of 100', Array.from({ length: 100 }, (_, id) => call('eth_blockNumber', [], id)), -32600],
  ['logs of all blocks', call('eth_getLogs', [{ fromBlock: '0x0', toBlock: '0xffffff' }]), -32602],
  ['parameters that are no list', call('eth_getBalance', { address: ADDRESS }), -32602],
  ['no address', call('eth_getBalance', ['0x11', 'latest']), -32602],
] as const) {
  test(`${name} is refused with ${code}`, async () => {
    const { answer } = await read(body);
    const answers = Array.isArray(answer) ? (answer as unknown[]) : [answer];
    expect(answers.length).toBeGreaterThan(0);
    for (const one of answers) expect(one).toEqual(failure(code));
  });
}

test('more than 1 MB is refused with 413', async () => {
  const { status } = await read(call('eth_call', [{ to: ADDRESS, data: `0x${'00'.repeat(600_000)}` }]));
  expect(status).toBe(413);
});

test('a chain that the wallet does not have is refused', async () => {
  const { status, answer } = await read(call('eth_blockNumber'), '0x7a69');
  expect(status).toBe(404);
  expect(answer).toEqual(failure(-32602));
});

test('a node that does not answer: -32603 in 5 s', async () => {
  const thaw = freeze(new Chain('polygon-mainnet'));
  try {
    const started = performance.now();
    const { answer } = await read(call('eth_getBalance', [ADDRESS, 'latest']), '0x89');
    expect(answer).toEqual(failure(-32603));
    expect(performance.now() - started).toBeLessThan(MAX_FAILURE_MS);
  } finally {
    thaw();
  }
  await expect
    .poll(async () => (await read(call('eth_getBalance', [ADDRESS, 'latest']), '0x89')).answer, {
      timeout: 60_000,
    })
    .toEqual(expect.objectContaining({ result: '0x0' }));
});

test('20 requests over the allowance of an address and origin: -32005, with the time to wait', async () => {
  const batch = Array.from({ length: 20 }, (_, id) => call('eth_chainId', [], id));
  const refused: unknown[] = [];
  let retryAfter: string | null = null;
  for (let round = 0; round < 60 && refused.length === 0; round += 1) {
    const response = await fetch(`${stack.hostingUrl}/api/rpc/137`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://flood.example' },
      body: JSON.stringify(batch.map((one) => ({ ...one, method: 'eth_gasPrice' }))),
    });
    retryAfter = response.headers.get('retry-after');
    const answers = (await response.json()) as
      | readonly { error?: { code: number } }[]
      | { error?: { code: number } };
    refused.push(...[answers].flat().filter((one) => one.error?.code === -32005));
  }
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(retryAfter)).toBeGreaterThan(0);
});

import { expect, it, test } from 'vitest';
import { answerBody } from './answerBody.ts';
import type { Endpoint } from './Endpoint.ts';
import { PendingRequests } from './PendingRequests.ts';

const answer = (body: unknown) => {
  const endpoint: Endpoint = {
    walletUrl: 'http://127.0.0.1:1',
    chainId: '0x1',
    pending: new PendingRequests(() => undefined),
    note: () => undefined,
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return answerBody(endpoint, text, AbortSignal.timeout(10_000));
};
const call = (id: unknown, method = 'eth_chainId') => ({ jsonrpc: '2.0', id, method });

it('answers a batch in the order of its calls', async () => {
  expect(await answer([call('a'), call(2, 'eth_sign'), call(null, 'net_version')])).toEqual([
    { jsonrpc: '2.0', id: 'a', result: '0x1' },
    { jsonrpc: '2.0', id: 2, error: { code: 4200, message: 'The wallet does not support eth_sign.' } },
    { jsonrpc: '2.0', id: null, result: '1' },
  ]);
});

it('runs no notification', async () => {
  expect(await answer(call(undefined, 'eth_sendTransaction'))).toBeUndefined();
  expect(await answer([call(undefined)])).toBeUndefined();
  expect(await answer([call(undefined), call(1)])).toHaveLength(1);
});

test.each([
  ['no JSON', '{', -32700],
  ['an empty batch', [], -32600],
  ['a batch of 101 calls', Array.from({ length: 101 }, (_, id) => call(id)), -32600],
  ['a value', 1, -32600],
  ['another version', { id: 1, method: 'eth_chainId' }, -32600],
  ['no method', { jsonrpc: '2.0', id: 1 }, -32600],
  ['an object as its id', call({}), -32600],
  ['a long id', call('x'.repeat(257)), -32600],
  ['a long method', call(1, 'x'.repeat(101)), 4200],
  ['an inherited name', call(1, 'constructor'), 4200],
])('refuses %s', async (_what, body, code) => {
  expect(await answer(body)).toMatchObject({ jsonrpc: '2.0', error: { code } });
});

test.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_sendRawTransaction',
  'eth_newFilter',
  'wallet_other',
  'anvil_mine',
])('refuses %s with 4200', async (method) => {
  expect(await answer(call(1, method))).toMatchObject({ id: 1, error: { code: 4200 } });
});

it('answers -32603 for a node that does not answer', async () => {
  expect(await answer(call(1, 'eth_blockNumber'))).toMatchObject({ error: { code: -32603 } });
});

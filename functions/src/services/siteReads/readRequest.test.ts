import { describe, expect, it } from 'vitest';
import { readRequest } from './readRequest.ts';

const call = (changes: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_blockNumber',
  params: [],
  ...changes,
});
const read = (request: unknown) => readRequest(JSON.stringify(request));

describe('ids', () => {
  it.each([0, 1, -7, 1.5, Number.MAX_SAFE_INTEGER, '', 'a', '1', 'é\u0000"', 'x'.repeat(256), null])(
    'takes %j',
    (id) => {
      expect(read(call({ id }))).toEqual({
        isBatch: false,
        calls: [{ kind: 'call', ...call({ id }), jsonrpc: undefined }],
      });
    },
  );

  it.each(['9007199254740993', '1e400', '-1e400', '{}', '[]', 'true', `"${'x'.repeat(257)}"`])(
    'refuses %s, which an answer could not repeat',
    (id) => {
      const body = `{"jsonrpc":"2.0","method":"eth_chainId","id":${id}}`;
      expect(readRequest(body)).toMatchObject({
        code: -32600,
        message: expect.stringMatching(/^The id must/) as string,
      });
      expect(readRequest(`[${body}]`)).toMatchObject({ calls: [{ kind: 'invalid', id: null }] });
    },
  );

  it('leaves a call without an id unanswered', () => {
    expect(read(call({ id: undefined }))).toEqual({ isBatch: false, calls: [{ kind: 'notification' }] });
  });

  it('keeps calls with the same id apart', () => {
    expect(read([call(), call()])).toMatchObject({ calls: [{ id: 1 }, { id: 1 }] });
  });
});

it.each(['', '{', 'undefined', '{"a":1,}', '\u0000', "{'id':1}"])('refuses %j as JSON', (body) => {
  expect(readRequest(body)).toEqual({ code: -32700, message: 'The request is not valid JSON.' });
});

it.each([1, 'a', null, true])('refuses %j as a call', (request) => {
  expect(read(request)).toEqual({ code: -32600, message: 'A call must be an object.' });
});

it.each([{ jsonrpc: null }, { jsonrpc: '1.0' }, { jsonrpc: 2 }, { jsonrpc: undefined }])(
  'needs the version: %j',
  (changes) => {
    expect(read(call(changes))).toMatchObject({
      calls: [{ kind: 'invalid', id: 1, fault: { code: -32600 } }],
    });
  },
);

it.each([undefined, null, 1, {}, ['eth_chainId'], ''])('needs a method, not %j', (method) => {
  expect(read(call({ method }))).toMatchObject({
    calls: [{ kind: 'invalid', id: 1, fault: { code: -32600 } }],
  });
});

describe('batches', () => {
  it('have 1 to 20 calls, in their order', () => {
    const calls = Array.from({ length: 20 }, (_, id) => call({ id }));
    const request = read(calls);
    expect(request).toMatchObject({ isBatch: true, calls: calls.map(({ id }) => ({ id })) });
    expect(read([...calls, call()])).toMatchObject({
      code: -32600,
      message: expect.stringMatching(/at most 20/) as string,
    });
    expect(read([])).toEqual({ code: -32600, message: 'The batch is empty.' });
  });

  it('may hold calls that are none', () => {
    const request = read([1, [], call(), null, [call()]]);
    const kinds = 'calls' in request ? request.calls.map(({ kind }) => kind) : [];
    expect(kinds).toEqual(['invalid', 'invalid', 'call', 'invalid', 'invalid']);
  });
});

describe('hostile JSON', () => {
  it('names no field of the prototype', () => {
    const request = readRequest('{"__proto__":{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}}');
    expect(request).toMatchObject({ code: -32600 });
    expect(({} as { method?: string }).method).toBeUndefined();
    expect(readRequest('{"jsonrpc":"2.0","method":"eth_chainId","__proto__":{"id":1}}')).toMatchObject({
      calls: [{ kind: 'notification' }],
    });
  });

  it('may be nested deeply', () => {
    const nested = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    expect(readRequest(nested)).toMatchObject({ calls: [{ kind: 'invalid' }] });
    expect(readRequest(`{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${nested}}`)).toMatchObject({
      calls: [{ kind: 'call' }],
    });
  });
});

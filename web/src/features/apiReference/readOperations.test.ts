// @vitest-environment node
import { apiErrors } from '@everything-wallet/core/api/apiErrors';
import { describe, expect, test } from 'vitest';
import openApi from '../../../../clients/openapi.json';
import { readOperations, type OpenApiDocument } from './readOperations.ts';

describe('of the contract', () => {
  const operations = readOperations(openApi);

  test('lists every call, in the order of the contract', () => {
    const calls = operations.map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(
      Object.entries(openApi.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    );
    expect(calls).toContain('GET /api/v1/balance');
    expect(calls).toContain('POST /api/v1/transaction');
  });

  test('every code is in the error catalogue', () => {
    const codes = operations.flatMap(({ problems }) => problems.flatMap((problem) => problem.codes));
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => !(code in apiErrors))).toEqual([]);
  });

  test('separates parameters from body fields', () => {
    const places = operations.map(({ id, fields }) => [
      id,
      fields.map(({ name, place }) => `${name} ${place}`),
    ]);
    expect(Object.fromEntries(places)).toMatchObject({
      sendTransaction: ['signedTransaction body', 'network body'],
      getTransaction: ['hash path', 'network query'],
      getHealth: [],
    });
  });

  test('names members of lists with their path, with complete examples', () => {
    const { answer } = operations.find(({ id }) => id === 'listNetworks') ?? { answer: undefined };
    expect(answer?.members.map(({ name }) => name)).toContain('networks[].chainId');
    expect(answer?.example).toMatchObject({ networks: [{ id: 'sepolia', chainId: 11155111 }] });
  });

  test('names members of nested objects with their path', () => {
    const { answer } = operations.find(({ id }) => id === 'simulate') ?? { answer: undefined };
    const names = answer?.members.map(({ name }) => name);
    for (const name of ['nodes.agreeing', 'call.movements[].asset.type', 'outcome.changes[].units']) {
      expect(names).toContain(name);
    }
    expect(answer?.example).toMatchObject({ call: { kind: 'tokenTransfer' }, nodes: { needed: 2 } });
  });

  test('only the health check needs no key', () => {
    expect(operations.filter(({ needsKey }) => !needsKey).map(({ id }) => id)).toEqual(['getHealth']);
  });
});

describe('throws on parts the reference cannot show', () => {
  const documentWith = (change: object, method = 'get'): OpenApiDocument => ({
    components: { schemas: {} },
    paths: {
      '/x': {
        [method]: {
          operationId: 'x',
          tags: [],
          summary: '',
          description: '',
          responses: {
            200: { description: '', content: { 'application/json': { schema: { type: 'object' } } } },
          },
          ...change,
        },
      },
    },
  });

  test.each([
    ['a parameter in a header', documentWith({ parameters: [{ name: 'x', in: 'header', schema: {} }] })],
    ['another method', documentWith({}, 'put')],
    ['an answer that is not JSON', documentWith({ responses: { 200: { description: '' } } })],
    [
      'a schema that is missing',
      documentWith({
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/None' } } } },
      }),
    ],
  ])('%s', (_, document) => {
    expect(() => readOperations(document)).toThrow();
  });
});

import { expect, test } from 'vitest';
import { checkRequest } from './checkRequest.ts';

const cycle: unknown[] = [];
cycle.push(cycle);
const throwing = {
  toJSON: () => {
    throw new Error('No');
  },
};

test.each([
  [-32600, 'no object', null],
  [-32600, 'a text', 'eth_accounts'],
  [-32600, 'no method', {}],
  [-32600, 'a number as method', { method: 1 }],
  [-32600, 'a list as method', { method: ['eth_accounts'] }],
  [-32600, 'an empty method', { method: '' }],
  [4200, 'a method of 10 kB', { method: 'a'.repeat(10_000) }],
  [-32602, 'null as params', { method: 'a', params: null }],
  [-32602, 'a text as params', { method: 'a', params: 'x' }],
  [-32602, 'a function as params', { method: 'a', params: () => 1 }],
  [-32602, 'params with a cycle', { method: 'a', params: cycle }],
  [-32602, 'params with a bigint', { method: 'a', params: [1n] }],
  [-32602, 'params that throw', { method: 'a', params: throwing }],
  [-32602, 'params that become a text', { method: 'a', params: new Date(0) }],
  [-32602, '10,000 params', { method: 'a', params: Array.from({ length: 10_000 }, () => 1) }],
  [-32602, 'params of 1 MB', { method: 'a', params: ['x'.repeat(1_000_000)] }],
])('refuses with %d: %s', (code, _name, args) => {
  expect(() => checkRequest(args)).toThrow(expect.objectContaining({ code }));
});

test.each([
  ['none', undefined],
  ['a list', ['0x1', { to: null }]],
  ['an object', { type: 'ERC20' }],
  ['256 kB', ['x'.repeat(262_140)]],
])('takes params: %s', (_name, params) => {
  expect(checkRequest({ method: 'a', params })).toEqual({ method: 'a', params });
});

test('copies the params, so that later changes have no effect', () => {
  const call = { to: '0x01' };
  const { params } = checkRequest({ method: 'a', params: [call] });
  call.to = '0x02';
  expect(params).toEqual([{ to: '0x01' }]);
});

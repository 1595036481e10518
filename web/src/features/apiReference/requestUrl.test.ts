// @vitest-environment node
import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { requestUrl } from './requestUrl.ts';

const url = (id: string, values: Record<string, string>) => {
  const operation = operations.find((candidate) => candidate.id === id);
  return operation && requestUrl(operation, values, 'https://example.com');
};

test('puts parameters into the path and the query, without empty ones', () => {
  expect(url('getTransaction', { hash: '0xab', network: 'sepolia' })).toBe(
    'https://example.com/api/v1/transaction/0xab?network=sepolia',
  );
  expect(url('estimateGas', { from: 'a', to: 'b', value: '', network: '1' })).toBe(
    'https://example.com/api/v1/gas/estimate?from=a&to=b&network=1',
  );
});

test('no value changes the path', () => {
  expect(url('getTransaction', { hash: '../health?x#y', network: '1&z=2' })).toBe(
    'https://example.com/api/v1/transaction/..%2Fhealth%3Fx%23y?network=1%26z%3D2',
  );
});

test('returns the path of a call without parameters', () => {
  expect(url('getHealth', {})).toBe('https://example.com/api/v1/health');
});

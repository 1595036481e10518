// @vitest-environment node
import { expect, test } from 'vitest';
import reads from '../../../../clients/reads.json';
import { operations } from './operations.ts';
import { sdkCall } from './sdkCall.ts';

const callOf = (id: string, language: 'typescript' | 'python' | 'go') => {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no ${id}`);
  return sdkCall(operation, language);
};

test('names a call and its parameters in the case of each language', () => {
  expect(callOf('listNfts', 'python')).toMatchObject({
    name: 'list_nfts',
    parameters: [
      ['address', 'address'],
      ['network', 'network'],
      ['includeUnverified', 'include_unverified'],
      ['cursor', 'cursor'],
    ],
    flags: ['includeUnverified'],
  });
  expect(callOf('listNfts', 'typescript').name).toBe('listNfts');
  expect(callOf('listNfts', 'go').name).toBe('ListNfts');
  expect(callOf('sendTransaction', 'python').parameters[0]).toEqual([
    'signedTransaction',
    'signed_transaction',
  ]);
});

test('knows the names that differ', () => {
  expect(callOf('estimateGas', 'python').parameters[0]).toEqual(['from', 'from_address']);
  expect(callOf('estimateGas', 'go').parameters[0]).toEqual(['from', 'From']);
  expect(callOf('getTransaction', 'python').parameters[0]).toEqual(['hash', 'tx_hash']);
});

test.each(reads)('$id has the name in Go that the SDK gives it', ({ id, goName }) => {
  expect(callOf(id, 'go').name).toBe(goName ?? id.charAt(0).toUpperCase() + id.slice(1));
});

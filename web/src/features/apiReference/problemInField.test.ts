// @vitest-environment node
import { expect, test } from 'vitest';
import { problemInField } from './problemInField.ts';
import type { OperationField } from './readOperations.ts';

const field = (name: string, isRequired = true): OperationField => ({
  name,
  place: 'body',
  isRequired,
  type: 'string',
  description: '',
  example: '',
  options: [],
  pattern: undefined,
});
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const PHRASE = 'test test test test test test test test test test test junk';

test('reports an empty required field', () => {
  expect(problemInField(field('address'), '')).toBe('common.error.required');
  expect(problemInField(field('value', false), '')).toBeUndefined();
});

test('refuses to send secrets', () => {
  expect(problemInField(field('signedTransaction'), KEY)).toBe('reference.error.secret');
  expect(problemInField(field('signedTransaction'), PHRASE)).toBe('reference.error.secret');
  expect(problemInField(field('hash'), PHRASE)).toBe('reference.error.secret');
});

test('sends a transaction hash, which has the form of a private key', () => {
  expect(problemInField(field('hash'), KEY)).toBeUndefined();
});

test('leaves other errors to the API', () => {
  expect(problemInField(field('address'), '0x12')).toBeUndefined();
});

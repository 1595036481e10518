import { expect, test } from 'vitest';
import { problemInField } from './problemInField.ts';
import type { OperationField } from './readOperations.ts';

const field = (name: string, isRequired = true): OperationField => ({
  name,
  place: 'body',
  isRequired,
  description: '',
  example: '',
  options: [],
  pattern: undefined,
});
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const PHRASE = 'test test test test test test test test test test test junk';

test('an empty field is a problem where it is required', () => {
  expect(problemInField(field('address'), '')).toBe('common.error.required');
  expect(problemInField(field('value', false), '')).toBeUndefined();
});

test('secrets are not sent', () => {
  expect(problemInField(field('signedTransaction'), KEY)).toBe('reference.error.secret');
  expect(problemInField(field('signedTransaction'), PHRASE)).toBe('reference.error.secret');
  expect(problemInField(field('hash'), PHRASE)).toBe('reference.error.secret');
});

test('a transaction hash, which looks like a private key, is sent', () => {
  expect(problemInField(field('hash'), KEY)).toBeUndefined();
});

test('what is merely wrong is for the API to say', () => {
  expect(problemInField(field('address'), '0x12')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { parseJson } from './parseJson.ts';

it.each<[string, unknown]>([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['<html>', undefined],
  ['{"a":', undefined],
])('%j is %j', (text, expected) => {
  expect(parseJson(text)).toEqual(expected);
});

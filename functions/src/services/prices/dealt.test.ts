import { expect, it } from 'vitest';
import { dealt } from './dealt.ts';

const askers: Readonly<Record<string, readonly string[]>> = {
  a1: ['a'],
  a2: ['a'],
  a3: ['a'],
  a4: ['a'],
  b1: ['b'],
  ab: ['a', 'b'],
};
const askersOf = (thing: string) => askers[thing] ?? [];

it.each<[string, string[], string[]]>([
  ['nothing', [], []],
  ['what one wants, in order', ['a1', 'a2'], ['a1', 'a2']],
  [
    'what another one wants second, however much the first wants',
    ['a1', 'a2', 'a3', 'b1'],
    ['a1', 'b1', 'a2', 'a3'],
  ],
  ['what two want once', ['ab', 'a1', 'b1'], ['ab', 'b1', 'a1']],
])('is %s', (_what, things, expected) => {
  expect(dealt(things, askersOf)).toEqual(expected);
});

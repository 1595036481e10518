import { afterEach, expect, test } from 'vitest';
import { literalValues } from './literalValues.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

test('a value is shown as it is', () => {
  expect(literalValues({ name: 'U\\x53DC', count: 2 })).toEqual({ name: 'U\\x5cx53DC', count: 2 });
});

test('from right to left a value has its own direction', () => {
  document.documentElement.dir = 'rtl';
  expect(literalValues({ address: '0x955C…3D80', count: 2 })).toEqual({
    address: '\u20680x955C…3D80\u2069',
    count: 2,
  });
});

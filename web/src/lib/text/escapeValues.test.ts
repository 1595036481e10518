import { afterEach, expect, test } from 'vitest';
import { escapeValues } from './escapeValues.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

test('a value is shown as it is', () => {
  expect(escapeValues({ name: 'U\\x53DC', count: 2 })).toEqual({ name: 'U\\x5cx53DC', count: 2 });
});

test('from right to left a value has its own direction', () => {
  document.documentElement.dir = 'rtl';
  expect(escapeValues({ address: '0x955C…3D80', count: 2 })).toEqual({
    address: '\u20680x955C…3D80\u2069',
    count: 2,
  });
});

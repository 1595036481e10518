import { expect, test } from 'vitest';
import { numberStyle } from './numberStyle.ts';

const latin = Array.from('0123456789');

test.each([
  ['en-US', { decimal: '.', groups: [','], digits: latin, groupSize: 3 }],
  ['de', { decimal: ',', groups: ['.'], digits: latin, groupSize: 3 }],
  ['en-IN', { decimal: '.', groups: [','], digits: latin, groupSize: 2 }],
  ['ar-EG', { decimal: '٫', groups: ['٬'], digits: Array.from('٠١٢٣٤٥٦٧٨٩'), groupSize: 3 }],
])('%s', (locale, style) => {
  expect(numberStyle(locale)).toEqual(style);
});

test('a language with one sign in numbers and another in prices has both', () => {
  expect(numberStyle('de-AT').groups).toEqual(['\u00a0', '.']);
});

test.each(['en-ZA', 'en-DE'])('accepts a comma for thousands in English as well, in %s', (locale) => {
  expect(numberStyle(locale).groups).toContain(',');
});

test('rejects an invalid language tag', () => {
  expect(() => numberStyle('en-US@posix')).toThrow(RangeError);
});

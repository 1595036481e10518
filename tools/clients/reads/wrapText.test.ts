import { expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

it('breaks lines at spaces, with their prefix within the width', () => {
  expect(wrapText('one two three', 10, '// ')).toEqual(['// one two', '// three']);
});

it('leaves a long word whole', () => {
  expect(wrapText('a https://example.com', 8)).toEqual(['a', 'https://example.com']);
});

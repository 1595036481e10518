import { expect, test } from 'vitest';
import { partModule } from './compiledTexts.ts';

const catalogue = { 'a.b': 'Hello {name}' };

test('a part of the only language is its texts', () => {
  expect(partModule('part', catalogue, ['en'])).toBe(
    'export const compiledTexts = {"a.b":["Hello ",["name"]]};',
  );
});

test('a part of several languages loads the one that the reader has', () => {
  const code = partModule('part', catalogue, ['de', 'en', 'pt-BR']);
  expect(code).toContain('"pt-BR": () => import(\'virtual:compiled-texts/part/pt-BR\')');
  expect(code).toContain('const source = {"a.b":["Hello ",["name"]]};');
  expect(code).not.toContain('part/en');
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { matchLanguage } from './matchLanguage.ts';

const languages = ['de', 'en', 'pt-BR', 'zh-CN'];

test.each([
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['pt'], 'pt-BR'],
  [['pt-BR'], 'pt-BR'],
  [['den', 'en-US'], 'en'],
  [['fr-FR', 'de', 'en'], 'de'],
  [['fr'], 'en'],
  [['C'], 'en'],
  [[], 'en'],
])('for %j it is %s', (wanted, language) => {
  expect(matchLanguage(wanted, languages)).toBe(language);
});

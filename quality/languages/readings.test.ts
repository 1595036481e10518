import { readdirSync, readFileSync } from 'node:fs';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../web/readCatalogue.ts';
import { readLanguages } from '../../web/readLanguages.ts';

/*
 * Texts about money, keys, approvals and danger are translated back into English by a second reader, who has not seen the original
 * (docs/features/languages.md). A text that changes afterwards has to be read again.
 */

/** A text as it was read, and its translation back into English. */
interface Reading {
  readonly text: string;
  readonly back: string;
}

const folder = new URL('./', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const dangerous = read('dangerTexts.json') as Readonly<Record<string, string>>;
const english = await readCatalogue(SOURCE_LANGUAGE);
const languages = readLanguages().filter((language) => language !== SOURCE_LANGUAGE);

test('the English texts are those that were translated', () => {
  const changed = Object.keys(dangerous).filter((id) => english[id] !== dangerous[id]);
  expect(changed, 'translate, read back, and write to dangerTexts.json').toEqual([]);
});

describe.each(languages)('%s', (language) => {
  test('every such text was read back as it is now', async () => {
    const texts = await readCatalogue(language);
    const readings = read(`readings/${language}.json`) as Readonly<Record<string, Reading>>;
    const open = Object.keys(dangerous).filter((id) => readings[id]?.text !== texts[id]);
    expect(open, `read back, and write to readings/${language}.json`).toEqual([]);
    expect(Object.values(readings).filter(({ back }) => back.trim() === '')).toEqual([]);
  });

  test('has the same terms as the other glossaries', () => {
    const terms = (tag: string) => Object.keys(read(`glossaries/${tag}.json`) as object).sort();
    const [first = language] = languages;
    expect(terms(language)).toEqual(terms(first));
    expect(terms(language).length).toBe(177);
  });
});

test('there are readings and a glossary for exactly these languages', () => {
  for (const kind of ['readings', 'glossaries']) {
    const files = readdirSync(new URL(`${kind}/`, folder)).map((name) => name.replace('.json', ''));
    expect(files.sort()).toEqual([...languages].sort());
  }
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { helpSources, translatedHelpSources } from '../../functions/src/services/chat/helpSources.ts';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { parseHelpTranslation } from '@everything-wallet/core/help/parseHelpTranslation';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { readCatalogue } from '../../web/readCatalogue.ts';
import { textsFolder } from '../../web/textsFolder.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { helpDigest } from './helpDigest.ts';

/*
 * The help in other languages (docs/help/translations): whole, in step with the English articles, with the same paths, codes and
 * numbers, and with the labels that the screens have in that language.
 */

const entries = helpSources.map(parseHelpEntry);

/** Own paths, requests and codes, which are the same in every language. */
const LITERAL =
  /(?<![\w/.])\/[a-z][a-z0-9/-]*|\b(?:GET|POST) \/[\w/]+|--[a-z-]+|\b[a-z]+_[a-z_]+\b|\b[A-Z]+_[A-Z_]+\b|\bm\/44'[\d/']+/g;

/** English catalogue, in which ids of labels are found. */
const englishTexts = await readCatalogue(SOURCE_LANGUAGE);

/** Ids of the texts with these words, or that begin with them before a count. */
const idsOf = (words: string) =>
  Object.entries(englishTexts)
    .filter(([, text]) => text === words || text.replace(/ \(\{count\}\)$/, '') === words)
    .map(([id]) => id);

/** Quoted words of an English article. */
const QUOTED = /["'](?<words>[^"']{2,60})["']/g;

const literalsOf = (text: string) => new Set(text.match(LITERAL));

/** Digits of a text without their grouping and decimal marks, which differ between languages. */
const numbersOf = (text: string) =>
  [...text.replace(/(?<=\d)[.,\u00a0\u202f\u066b\u066c ](?=\d)/g, '').matchAll(/\d+/g)]
    .map(String)
    .toSorted();

test('each folder is that of a language of the interface', () => {
  const tags = readdirSync(join(repositoryRoot, 'docs/help/translations'));
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => !existsSync(new URL(`${tag}/`, textsFolder)))).toEqual([]);
});

describe.each(Object.entries(translatedHelpSources))('the help in %s', (tag, sources) => {
  const translations = sources.map(parseHelpTranslation);
  const pairs = entries.flatMap((entry) => {
    const translation = translations.find(({ name }) => name === entry.name);
    return translation ? [{ entry, translation }] : [];
  });
  const namesWhere = (isWrong: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.filter(isWrong).map(({ entry }) => entry.name);

  test('has every article and no other', () => {
    expect(translations.map(({ name }) => name)).toEqual(entries.map(({ name }) => name));
  });

  test('translates the English articles as they are now', () => {
    const stale = pairs
      .filter(({ entry, translation }) => helpDigest(entry) !== translation.source)
      .map(({ entry }) => `${entry.name}: translate again, then state source: ${helpDigest(entry)}`);
    expect(stale).toEqual([]);
  });

  test('answers no two questions with the same words', () => {
    const titles = translations.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('has the paragraphs of the English articles', () => {
    const paragraphs = (text: string) => text.split('\n\n').length;
    expect(
      namesWhere(({ entry, translation }) => paragraphs(entry.text) !== paragraphs(translation.text)),
    ).toEqual([]);
  });

  test('names the same paths, codes and options', () => {
    const wrong = pairs.flatMap(({ entry, translation }) => {
      const [english, own] = [literalsOf(entry.text), literalsOf(translation.text)];
      const differs = [...english.symmetricDifference(own)];
      return differs.map((literal) => `${entry.name}: ${literal}`);
    });
    expect(wrong).toEqual([]);
  });

  test('states the same numbers', () => {
    const wrong = pairs.flatMap(({ entry, translation }) => {
      const [english, own] = [numbersOf(entry.text), numbersOf(translation.text)];
      return english.join() === own.join() ? [] : [`${entry.name}: ${english.join()} / ${own.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  test('quotes labels as the screens have them', async () => {
    const catalogue = await readCatalogue(tag);
    const wrong = pairs.flatMap(({ entry, translation }) =>
      [...entry.text.matchAll(QUOTED)].flatMap(({ groups }) => {
        const ids = idsOf(groups?.['words'] ?? '');
        const labels = ids.map((id) => (catalogue[id] ?? '').replace(/ ?[(（]\{count\}[)）]$/, ''));
        const isQuoted = labels.some((label) => translation.text.toLowerCase().includes(label.toLowerCase()));
        return ids.length === 0 || isQuoted ? [] : [`${entry.name}: ${labels.join(' or ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('is plain text, and links nowhere', () => {
    expect(
      namesWhere(({ translation: { text } }) => /[*`<>[\]#]|^[-+] |https?:|www\.|\w@\w/m.test(text)),
    ).toEqual([]);
  });
});

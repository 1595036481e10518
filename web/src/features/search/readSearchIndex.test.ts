// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { buildSearchIndex } from './buildSearchIndex.ts';
import { readSearchIndex } from './readSearchIndex.ts';
import type { SearchEntry } from './SearchEntry.ts';

const entry = (url: string, title: string, text = ''): SearchEntry => ({
  url,
  group: 'help',
  title,
  context: '',
  text,
  keywords: '',
});

/** Articles in three languages, each with one that shares no word with the queries. */
const articles = {
  de: [
    entry('fees', 'Was kosten Überweisungen?', 'Die Gebühr geht an das Netzwerk.'),
    entry('x', 'Kontakte'),
  ],
  ja: [entry('fees', 'ネットワーク手数料とは何ですか', '送金には手数料がかかります。'), entry('x', '連絡先')],
  ar: [entry('fees', 'ما هي رسوم الشبكة؟', 'تدفع الرسوم مع كل معاملة.'), entry('x', 'جهات الاتصال')],
};

describe.each([
  ['de', ['überweisungen', 'uberweisung', 'gebuhren netzwerk', 'Gebür']],
  ['ja', ['手数料', '料', 'ネットワークの手数料']],
  ['ar', ['رسوم', 'الرسوم', 'شبكة', 'الشبكه', 'معاملة']],
] as const)('in %s', (language, queries) => {
  test.each(queries)('%s finds the article', async (query) => {
    const index = await readSearchIndex(buildSearchIndex(articles[language], language), language);
    expect(index.find(query).map(({ url }) => url)).toEqual(['fees']);
  });
});

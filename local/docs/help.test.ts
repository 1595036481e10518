import { describe, expect, test } from 'vitest';
import { helpSources } from '../../functions/src/services/chat/helpSources.ts';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { paths } from '../../web/src/config/paths.ts';

/* docs/help is what the support chat answers from; this holds it to the product's pages and to plain text. */

const entries = helpSources.map(parseHelpEntry);
const pages: unknown[] = Object.values(paths);

test('no question is answered twice', () => {
  const titles = entries.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(20);
});

describe.each(entries)('docs/help/$name.md', ({ page, text }) => {
  test('names a page of the product', () => {
    expect(pages).toContain(page);
  });

  test('links nowhere', () => {
    expect(text).not.toMatch(/https?:|www\.|\w@\w/);
  });

  test('is plain text', () => {
    expect(text).not.toMatch(/[*`<>[\]#]|^[-+] /m);
  });

  test('is short', () => {
    expect(text.length).toBeLessThan(800);
  });
});

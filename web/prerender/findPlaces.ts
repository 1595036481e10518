import domino from '@mixmark-io/domino';
import type { RenderedPage } from '../src/renderPage.tsx';
import type { SearchEntry, SearchGroup } from '../src/features/search/SearchEntry.ts';

/** Elements that are not text of the page, or that have an entry of their own. */
const LEFT_OUT =
  'button, svg, nav, form, pre, figcaption, [aria-hidden="true"], [data-needs-script], h1, h2, section[id], article[id]';

/** Block elements, whose text must not run into the following one. */
const BLOCKS = 'p, li, dt, dd, td, th, h3, h4, summary, div, code, a';

/** Search group of the articles of a page. */
const ARTICLES: Readonly<Record<string, SearchGroup>> = {
  '/help': 'help',
  '/documentation': 'endpoints',
  '/documentation/errors': 'errors',
};

/** Search group of everything else on a page; 'pages' where it is not listed. */
const PAGES: Readonly<Record<string, SearchGroup>> = {
  '/help': 'help',
  '/developers': 'documentation',
  '/documentation': 'documentation',
  '/documentation/errors': 'errors',
  '/sdk-libraries': 'documentation',
  '/cli-tools': 'documentation',
  '/connect-websites': 'documentation',
};

/**
 * Finds the search entries of the prerendered pages: each page, and each of its sections and articles with an
 * address of its own, with its text except that of its own articles.
 *
 * @param pages with their rendered HTML
 * @param keywords more words for an entry, by its address
 * @throws Error when a page has no `<main>` or no title, or an entry has none
 */
export function findPlaces(
  pages: readonly PageOfPlaces[],
  keywords: Readonly<Record<string, string>>,
): readonly SearchEntry[] {
  return pages
    .flatMap((page) => placesOf(page))
    .map((place) => ({ ...place, keywords: keywords[place.url] ?? '' }));
}

type PageOfPlaces = Pick<RenderedPage, 'path' | 'address' | 'html' | 'description'>;

type Place = Omit<SearchEntry, 'keywords'>;

function placesOf({ path, address, html, description }: PageOfPlaces): Place[] {
  const main = domino.createDocument(html).querySelector('main');
  if (!main) throw new Error(`${path} has no <main>`);
  const title = headingOf(main, 'h1', path);
  const group = PAGES[path] ?? 'pages';
  const whole = { url: address, group, title, context: '', text: `${description} ${textOf(main)}`.trim() };
  const parts = Array.from(main.querySelectorAll('section[id], article[id]')).map((part): Place => {
    const url = `${address}#${part.id}`;
    if (part.localName === 'section') {
      return { url, group, title: headingOf(part, 'h2', url), context: title, text: textOf(part) };
    }
    const kind = ARTICLES[path] ?? group;
    const section = part.closest('section')?.querySelector('h2')?.textContent ?? title;
    return {
      url,
      group: kind,
      title: headingOf(part, 'h3', url),
      context: kind === 'endpoints' ? (part.querySelector('code')?.textContent ?? '') : section,
      text: textOf(part, 'h3'),
    };
  });
  return [whole, ...parts];
}

function headingOf(part: Element, level: string, place: string): string {
  const text = part.querySelector(level)?.textContent.trim();
  if (!text) throw new Error(`${place} has no title`);
  return text;
}

function textOf(part: Element, title = 'h2'): string {
  const copy = part.cloneNode(true) as Element;
  for (const left of Array.from(copy.querySelectorAll(LEFT_OUT))) left.remove();
  copy.querySelector(title)?.remove();
  for (const block of Array.from(copy.querySelectorAll(BLOCKS))) block.insertAdjacentText('afterend', ' ');
  return copy.textContent
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:)])/g, '')
    .trim();
}

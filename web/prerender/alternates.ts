import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import type { RenderedPage } from '../src/renderPage.tsx';

/** The address of a page in one language, as search engines read it. */
export interface Alternate {
  /** BCP 47 tag, or 'x-default' for readers of other languages. */
  readonly hreflang: string;
  readonly url: string;
}

/**
 * Lists the addresses of a page in all languages, itself included, which each of them must name; none for a page that exists once.
 *
 * @param pages all pages, in each language
 * @param origin of the site, such as 'https://example.com'
 */
export function alternates(
  page: Pick<RenderedPage, 'path'>,
  pages: readonly Pick<RenderedPage, 'path' | 'address' | 'language'>[],
  origin: string,
): readonly Alternate[] {
  const same = pages.filter(({ path }) => path === page.path);
  if (same.length < 2) return [];
  const source = same.filter(({ language }) => language === SOURCE_LANGUAGE);
  return [
    ...same.map(({ address, language }) => ({ hreflang: language, url: origin + address })),
    ...source.map(({ address }) => ({ hreflang: 'x-default', url: origin + address })),
  ];
}

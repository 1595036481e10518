import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import type { RenderedPage } from '../src/renderPage.tsx';
import { alternates } from './alternates.ts';
import { markdownPath } from './markdownPath.ts';

/**
 * Returns the files beside the pages: robots.txt, sitemap.xml and llms.txt (llmstxt.org), by name. The sitemap names each page in
 * each language. llms.txt links to the English pages as Markdown.
 *
 * @param pages public ones in all languages, the landing page in English first
 * @param origin of the site, such as 'https://example.com'
 */
export function siteFiles(pages: readonly RenderedPage[], origin: string): Readonly<Record<string, string>> {
  const [home, ...others] = pages.filter(({ language }) => language === SOURCE_LANGUAGE);
  if (!home) throw new Error('There is no page');
  const urls = pages.map((page) => urlOf(page, pages, origin)).join('\n');
  const links = others.map(
    ({ path, title, description }) => `- [${title}](${origin}${markdownPath(path)}): ${description}`,
  );
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`,
    'llms.txt': `# Everything Wallet\n\n> ${home.description}\n\n## Pages\n\n${links.join('\n')}\n`,
  };
}

/** Writes the sitemap's entry of a page, with its addresses in all languages. */
function urlOf(page: RenderedPage, pages: readonly RenderedPage[], origin: string): string {
  const links = alternates(page, pages, origin).map(
    ({ hreflang, url }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`,
  );
  return `  <url><loc>${origin}${page.address}</loc>${links.join('')}</url>`;
}

import type { RenderedPage } from '../src/renderPage.tsx';
import { markdownPath } from './markdownPath.ts';

/**
 * Returns the files beside the pages: robots.txt, sitemap.xml and llms.txt (llmstxt.org), by name. llms.txt
 * links to the pages as Markdown.
 *
 * @param pages public ones, the landing page first
 * @param origin of the site, such as 'https://example.com'
 */
export function siteFiles(pages: readonly RenderedPage[], origin: string): Readonly<Record<string, string>> {
  const [home, ...others] = pages;
  if (!home) throw new Error('There is no page');
  const urls = pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
  const links = others.map(
    ({ path, title, description }) => `- [${title}](${origin}${markdownPath(path)}): ${description}`,
  );
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    'llms.txt': `# Everything Wallet\n\n> ${home.description}\n\n## Pages\n\n${links.join('\n')}\n`,
  };
}

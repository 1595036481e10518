import type { RenderedPage } from '../src/renderPage.tsx';

/**
 * The files beside the pages: robots.txt, sitemap.xml and llms.txt (llmstxt.org), by name.
 *
 * @param origin where the site stands, such as 'https://example.com'
 */
export function siteFiles(
  written: readonly RenderedPage[],
  origin: string,
): Readonly<Record<string, string>> {
  const pages = written.filter(({ isPublic }) => isPublic);
  const [home, ...others] = pages;
  if (!home) throw new Error('There is no page');
  const urls = pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
  const links = others.map(
    ({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`,
  );
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    'llms.txt': `# Everything Wallet\n\n> ${home.description}\n\n## Pages\n\n${links.join('\n')}\n`,
  };
}

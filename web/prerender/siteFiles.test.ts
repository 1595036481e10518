import { expect, test } from 'vitest';
import { siteFiles } from './siteFiles.ts';

const page = (path: string, language = 'en') => ({
  path,
  address: language === 'en' ? path : `/${language}${path}`,
  language,
  direction: 'ltr' as const,
  isPublic: true,
  title: `T${path}`,
  description: `D${path}`,
  styles: '',
  html: '',
  answers: {},
  notLoaded: '',
});

const files = siteFiles([page('/'), page('/about'), page('/about', 'de')], 'https://example.com');

test('names every page in the sitemap, and the English ones in llms.txt, at the place of the site', () => {
  expect(files['robots.txt']).toContain('Sitemap: https://example.com/sitemap.xml');
  expect(files['sitemap.xml']).toContain('<loc>https://example.com/</loc>');
  expect(files['sitemap.xml']).toContain('<loc>https://example.com/about</loc>');
  expect(files['sitemap.xml']).toContain('<loc>https://example.com/de/about</loc>');
  expect(files['sitemap.xml']).not.toContain('.md');
  expect(files['llms.txt']).toContain('> D/');
  expect(files['llms.txt']).toContain('- [T/about](https://example.com/about.md): D/about');
  expect(files['llms.txt']?.match(/about\.md/g)).toHaveLength(1);
});

test('each page of the sitemap names its addresses in all languages', () => {
  const links = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/about"/>',
    '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de/about"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/about"/>',
  ].join('');
  for (const address of ['/about', '/de/about']) {
    expect(files['sitemap.xml']).toContain(`<url><loc>https://example.com${address}</loc>${links}</url>`);
  }
});

import { expect, test } from 'vitest';
import { siteFiles } from './siteFiles.ts';

const page = (path: string) => ({
  path,
  isPublic: true,
  title: `T${path}`,
  description: `D${path}`,
  styles: '',
  html: '',
  notLoaded: '',
});

test('names every page in the sitemap and in llms.txt, at the place of the site', () => {
  const files = siteFiles([page('/'), page('/about')], 'https://example.com');
  expect(files['robots.txt']).toContain('Sitemap: https://example.com/sitemap.xml');
  expect(files['sitemap.xml']).toContain('<loc>https://example.com/</loc>');
  expect(files['sitemap.xml']).toContain('<loc>https://example.com/about</loc>');
  expect(files['sitemap.xml']).not.toContain('.md');
  expect(files['llms.txt']).toContain('> D/');
  expect(files['llms.txt']).toContain('- [T/about](https://example.com/about.md): D/about');
});

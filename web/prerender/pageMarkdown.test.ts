import { expect, test } from 'vitest';
import { pageMarkdown } from './pageMarkdown.ts';

const origin = 'https://example.com';
const page = (main: string) => ({
  path: '/documentation',
  address: '/documentation',
  language: 'en',
  direction: 'ltr' as const,
  isPublic: true,
  title: 'The "Documentation"',
  description: 'All about it',
  styles: '',
  html: `<header><a href="/">Home</a></header><main id="content">${main}</main><footer>Foot</footer>`,
  answers: {},
  notLoaded: '',
});
const markdown = (main: string) =>
  pageMarkdown(page(main), { origin, paths: ['/', '/documentation', '/about'] }).split('---\n\n')[1];

test('begins with title, description and address of the page', () => {
  expect(pageMarkdown(page('<h1>Documentation</h1><p>Text</p>'), { origin, paths: [] })).toBe(
    [
      '---',
      'title: "The \\"Documentation\\""',
      'description: "All about it"',
      'url: "https://example.com/documentation"',
      '---',
      '',
      '# Documentation',
      '',
      'Text',
      '',
    ].join('\n'),
  );
});

test('pictures are absolute, each on a separate line, with their alternative text', () => {
  expect(
    markdown('<p>Look:</p><div><img src="/a.webp" alt="The home"><img src="/b.webp" alt="A page"></div>'),
  ).toBe('Look:\n\n![The home](https://example.com/a.webp)\n\n![A page](https://example.com/b.webp)\n');
});

test('links to pages lead to their Markdown, to parts of pages to the part, and elsewhere elsewhere', () => {
  const links = ['/about', '/', '#errors', '/about#team', '/auth', 'https://example.org/about'];
  expect(markdown(links.map((href) => `<p><a href="${href}"><b>To</b> it</a></p>`).join(''))).toBe(
    [
      '[**To** it](https://example.com/about.md)',
      '[**To** it](https://example.com/index.md)',
      '[**To** it](https://example.com/documentation#errors)',
      '[**To** it](https://example.com/about#team)',
      '[**To** it](https://example.com/auth)',
      '[**To** it](https://example.org/about)',
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n',
  );
});

test('code is fenced and unchanged, without its button, and tables are tables', () => {
  expect(
    markdown(
      '<figure><figcaption>a.sh<button>Copy</button></figcaption><pre><code><span># one\n</span><span>*two* &lt;x&gt;\n</span></code></pre></figure>',
    ),
  ).toBe('```\n# one\n*two* <x>\n```\n');
  expect(
    markdown(
      '<table><thead><tr><th>Name</th><th>Value</th></tr></thead><tbody><tr><th>a</th><td><code>1</code></td></tr></tbody></table>',
    ),
  ).toBe('| Name | Value |\n| --- | --- |\n| a | `1` |\n');
});

test('adjacent elements are separated', () => {
  expect(
    markdown('<div><a href="/a">A</a><a href="/b">B</a></div><p><code>id</code><span>text</span></p>'),
  ).toBe('[A](https://example.com/a) [B](https://example.com/b)\n\n`id` text\n');
});

test('omits browser-only elements, and includes collapsed ones', () => {
  expect(
    markdown(
      '<nav>Contents</nav><svg><title>Icon</title></svg><button>Try</button><details><summary>Answer</summary><p>Text</p></details>',
    ),
  ).toBe('**Answer**\n\nText\n');
});

test('a page without a main part is an error', () => {
  expect(() => pageMarkdown({ ...page(''), html: '<p></p>' }, { origin, paths: [] })).toThrow(
    'has no <main>',
  );
});

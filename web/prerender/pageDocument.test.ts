import { expect, test } from 'vitest';
import { pageDocument } from './pageDocument.ts';

const shell = [
  '<html lang="en"><head><meta\n name="description"\n content="shell" /><title>Shell</title></head>',
  '<body><div id="root"></div></body></html>',
].join('\n');
const page = {
  path: '/about',
  address: '/ar/about',
  language: 'ar',
  direction: 'rtl' as const,
  title: 'About <us> & "them"',
  description: 'Costs $& nothing',
  styles: '<style>a{}</style>',
  html: '<h1>$1 About</h1>',
  isPublic: true,
  answers: { search: '<dialog>$1</dialog>' },
  notLoaded: 'Not <loaded>',
};
const options = {
  origin: 'https://example.com',
  code: { code: ['/assets/a.js', '/assets/b.js'], later: [], search: ['/assets/c.js'] },
  alternates: [
    { hreflang: 'en', url: 'https://example.com/about' },
    { hreflang: 'ar', url: 'https://example.com/ar/about' },
  ],
};

test('puts the page, its styles and its own head into the shell', () => {
  const document = pageDocument(shell, page, options);
  expect(document).toContain(
    '<div id="root" data-written="/about" data-language="ar" data-code="/assets/a.js /assets/b.js" data-search-code="/assets/c.js"><h1>$1 About</h1></div>',
  );
  expect(document).toContain('<template data-written-answer="search"><dialog>$1</dialog></template>');
  expect(document).toContain('<p id="not-loaded" role="alert" hidden>Not &lt;loaded&gt;</p>');
  expect(document).toContain('<title>About &lt;us&gt; &amp; &quot;them&quot;</title>');
  expect(document).toContain('<meta name="description" content="Costs $&amp; nothing" />');
  expect(document).toContain('<link rel="canonical" href="https://example.com/ar/about" />');
  expect(document).toContain('<link rel="alternate" type="text/markdown" href="/ar/about.md" />');
  expect(document).toContain('<meta property="og:image" content="https://example.com/social-card.png" />');
  expect(document).toContain('<style>a{}</style>');
  expect(document).toContain('<html lang="ar" dir="rtl">');
  expect(document).toContain('<link rel="alternate" hreflang="en" href="https://example.com/about" />');
  expect(document).toContain('<link rel="alternate" hreflang="ar" href="https://example.com/ar/about" />');
  expect(document.match(/<title>/g)).toHaveLength(1);
  expect(document.match(/name="description"/g)).toHaveLength(1);
});

test('a shell without a place for the page is an error', () => {
  expect(() => pageDocument('<html></html>', page, options)).toThrow('The shell has no');
});

/**
 * Adds the address of the search indexes to a page's head; the application loads that of its language on the first search.
 *
 * @param address of the file of each language, without '-' and its tag, such as '/assets/search-1a2b'
 * @throws Error when the page has no head
 */
export function nameSearchIndex(html: string, address: string): string {
  if (!html.includes('</head>')) throw new Error('The page has no head');
  return html.replace('</head>', () => `  <meta name="search-index" content="${address}" />\n  </head>`);
}

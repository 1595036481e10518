/**
 * Adds the address of the search index to a page's head; the application loads it on the first search.
 *
 * @param address such as '/assets/search-1a2b.json'
 * @throws Error when the page has no head
 */
export function nameSearchIndex(html: string, address: string): string {
  if (!html.includes('</head>')) throw new Error('The page has no head');
  return html.replace('</head>', () => `  <meta name="search-index" content="${address}" />\n  </head>`);
}

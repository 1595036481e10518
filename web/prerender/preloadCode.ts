/**
 * Adds scripts to a page's head, so that the browser requests all of them in parallel instead of one after
 * the other.
 *
 * @param addresses such as '/assets/main-1a2b.js'
 * @throws Error when the page has no head
 */
export function preloadCode(html: string, addresses: readonly string[]): string {
  if (!html.includes('</head>')) throw new Error('The page has no head');
  const links = addresses.map((address) => `  <link rel="modulepreload" href="${address}" />\n  `);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

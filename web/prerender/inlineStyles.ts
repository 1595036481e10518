const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;
const EARLY = '<script id="early">';

/**
 * Inlines the stylesheets of a page, since a link would delay its first paint by another request: they are the faces of its font, which
 * early.js turns on once the code that answers a press is there. Without JavaScript they are on.
 *
 * @param read returns the content of an address such as '/assets/index-1a2b.css'
 * @throws Error when the page has no early.js, before which they stand
 */
export function inlineStyles(html: string, read: (address: string) => string): string {
  if (!html.includes(EARLY)) throw new Error(`The page has no ${EARLY}`);
  const faces = [...html.matchAll(STYLESHEET)].map(([, address = '']) => read(address).trim());
  const style = `<style id="fonts" media="(scripting: none)">${faces.join('')}</style>`;
  return html.replace(STYLESHEET, '').replace(EARLY, () => style + EARLY);
}

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;
const LATIN_FONT = /url\(([^)]*inter-latin-wght-normal[^)]*)\)/;
const EARLY = '<script id="early">';

/**
 * Inlines the stylesheets of a page, since a link would delay its first paint by another request. They are the faces of its font, whose
 * Latin letters are preloaded: a font that arrives after the first paint has the whole page laid out again.
 *
 * @param read returns the content of an address such as '/assets/index-1a2b.css'
 * @throws Error when the page has no early.js, before which they stand, or no Latin font
 */
export function inlineStyles(html: string, read: (address: string) => string): string {
  if (!html.includes(EARLY)) throw new Error(`The page has no ${EARLY}`);
  const faces = [...html.matchAll(STYLESHEET)].map(([, address = '']) => read(address).trim()).join('');
  const font = LATIN_FONT.exec(faces)?.[1];
  if (font === undefined) throw new Error('The page has no Latin font');
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  return html.replace(STYLESHEET, '').replace(EARLY, () => `${preload}<style>${faces}</style>${EARLY}`);
}

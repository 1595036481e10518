const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Inlines the stylesheets of a page: a link would delay its first paint by another request.
 *
 * @param read returns the content of an address such as '/assets/index-1a2b.css'
 */
export function inlineStyles(html: string, read: (address: string) => string): string {
  return html.replace(STYLESHEET, (_, address: string) => `<style>${read(address).trim()}</style>`);
}

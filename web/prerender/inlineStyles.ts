const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Puts the stylesheets that a page links to into the page: a link would hold back its first drawing for another answer.
 *
 * @param read gives what stands at an address such as '/assets/index-1a2b.css'
 */
export function inlineStyles(html: string, read: (address: string) => string): string {
  return html.replace(STYLESHEET, (_, address: string) => `<style>${read(address).trim()}</style>`);
}

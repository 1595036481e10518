/**
 * Replaces the origin of the build by the actual one in the code samples of a prerendered page.
 *
 * @param written origin of the build, such as 'https://example.com'
 * @param origin actual origin
 */
export function showOwnOrigin(root: HTMLElement, written: string, origin: string): void {
  if (written === origin) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes(written)) text.data = text.data.replaceAll(written, origin);
  }
}

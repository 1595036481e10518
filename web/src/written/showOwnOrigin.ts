/**
 * Names the place that a written page was loaded from wherever the build has named the place that it was made for: in
 * code that people copy.
 *
 * @param written where the page was to stand, such as 'https://example.com'
 * @param origin where it stands
 */
export function showOwnOrigin(root: HTMLElement, written: string, origin: string): void {
  if (written === origin) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes(written)) text.data = text.data.replaceAll(written, origin);
  }
}

/** Reads a text with the exact form of each shortened amount, as shown on demand. */
export function exactText(element: Element | null): string | undefined {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return undefined;
  for (const short of copy.querySelectorAll('[data-exact]')) {
    short.replaceWith(short.getAttribute('data-exact') ?? '');
  }
  return copy.textContent;
}

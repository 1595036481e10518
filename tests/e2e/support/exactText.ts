import type { Locator } from '@playwright/test';

/** Reads a text with each shortened amount to its last digit, as it is shown on demand. */
export function exactText(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const own = element.getAttribute('data-exact');
    if (own !== null) return own;
    const copy = element.cloneNode(true) as Element;
    for (const short of copy.querySelectorAll('[data-exact]')) {
      short.replaceWith(short.getAttribute('data-exact') ?? '');
    }
    return copy.textContent;
  });
}

import type { Page } from '@playwright/test';

/**
 * Returns every mark of an unfinished feature that a page shows, or has for screen readers, except under
 * 'Samples'; each with the text around it.
 */
export async function marksOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const mark = /\bdemo\b|coming soon/i;
    const isSample = (element: Element | null): boolean => {
      const part = element?.closest('section, [role="region"]');
      if (!part) return false;
      const named = document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent;
      const label = named ?? part.getAttribute('aria-label') ?? '';
      return label.trim().startsWith('Samples') || isSample(part.parentElement);
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || !mark.test(text) || element.closest('script, style, noscript')) continue;
      if (element.checkVisibility() && !isSample(element)) found.push(text.trim());
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
        const text = element.getAttribute(name) ?? '';
        if (mark.test(text) && !isSample(element)) found.push(`${name}: ${text}`);
      }
    }
    return found;
  });
}

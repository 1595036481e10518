import { storedLanguage } from './storedLanguage.ts';

/**
 * Stores a language as the user's choice when they follow a link to the same page in that language (`hreflang`), before and after the
 * application has taken over a prerendered page.
 */
export function storeChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) storedLanguage.store(link.hreflang);
  });
}

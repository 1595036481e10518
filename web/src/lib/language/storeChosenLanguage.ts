import { storedLanguage } from './storedLanguage.ts';

/**
 * Stores the language of a link to the same page in another language (`hreflang`) as the user's choice when it is followed, before
 * and after the application has taken over a prerendered page.
 */
export function storeChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) storedLanguage.store(link.hreflang);
  });
}

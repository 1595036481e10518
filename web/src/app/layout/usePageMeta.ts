import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '../../lib/language/language.ts';
import { localPath } from '../../lib/language/localPath.ts';
import { readAddress } from '../../lib/language/readAddress.ts';
import { useText } from '../../lib/text/useText.ts';
import { prerenderedPages } from '../publicPages.ts';

/** Updates the tab's title, the description, and the addresses of the page in each language on navigation. */
export function usePageMeta(): void {
  const t = useText();
  const { pathname } = useLocation();
  useEffect(() => {
    const address = readAddress(pathname).path.replace(/\/+$/, '') || '/';
    const page = prerenderedPages.find(({ path }) => path === address);
    if (!page) return undefined;
    document.title = t(page.title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', t(page.description));
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]');
    for (const link of links) {
      link.href = new URL(localPath(address, languageOf(link)), link.href).href;
    }
    return () => {
      document.title = t('app.name');
    };
  }, [pathname, t]);
}

/** Returns the language of the page that a link in the head names. */
function languageOf({ rel, hreflang }: HTMLLinkElement): string {
  if (rel === 'canonical') return language;
  return hreflang === 'x-default' ? SOURCE_LANGUAGE : hreflang;
}

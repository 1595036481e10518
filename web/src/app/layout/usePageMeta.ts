import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../lib/text/useText.ts';
import { prerenderedPages } from '../publicPages.ts';

/** Updates the tab's title, the description and the canonical address on navigation. */
export function usePageMeta(): void {
  const t = useText();
  const { pathname } = useLocation();
  useEffect(() => {
    const page = prerenderedPages.find(({ path }) => path === (pathname.replace(/\/+$/, '') || '/'));
    if (!page) return undefined;
    document.title = t(page.title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', t(page.description));
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
    return () => {
      document.title = t('app.name');
    };
  }, [pathname, t]);
}

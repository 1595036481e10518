import { useEffect } from 'react';
import { useText } from '../lib/text/useText.ts';

/** Names the screen in the browser's tab and history while it is mounted. */
export function usePageTitle(title: string): void {
  const t = useText();
  const name = t('app.name');
  useEffect(() => {
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}

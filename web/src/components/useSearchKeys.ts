import { useSyncExternalStore } from 'react';
import { hasCommandKey } from '../lib/search/searchShortcut.ts';
import { useText } from '../lib/text/useText.ts';

const neverChanges = () => () => undefined;

/** Returns the name of the search shortcut on this device; prerendered pages have the most common one. */
export function useSearchKeys(): string {
  const t = useText();
  const isApple = useSyncExternalStore(neverChanges, hasCommandKey, () => false);
  return t(isApple ? 'search.keys.apple' : 'search.keys');
}

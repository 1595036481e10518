import { useSyncExternalStore } from 'react';
import { hasCommandKey } from '../lib/search/searchShortcut.ts';
import { useText } from '../lib/text/useText.ts';

const neverChanges = () => () => undefined;

/** What the keys that open the search are called on this device; the build writes what most have. */
export function useSearchKeys(): string {
  const t = useText();
  const isApple = useSyncExternalStore(neverChanges, hasCommandKey, () => false);
  return t(isApple ? 'search.keys.apple' : 'search.keys');
}

import { useDeferredValue, useEffect, useState } from 'react';

let isFirstDrawn = false;

/**
 * Returns false in the first drawing of a page that was just loaded, so that less important parts follow;
 * true soon after, and on every screen reached by navigation.
 */
export function useIsFirstDrawn(): boolean {
  const [initially] = useState(isFirstDrawn);
  useEffect(() => {
    isFirstDrawn = true;
  }, []);
  return useDeferredValue(true, initially);
}

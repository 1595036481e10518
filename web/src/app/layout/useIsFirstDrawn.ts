import { useDeferredValue, useEffect, useState } from 'react';

let isFirstDrawn = false;

/**
 * Whether what a page shows first has been drawn: false in the first drawing of a page that was just loaded, so that the rest of
 * it can follow; true soon after, and on every screen that is gone to.
 */
export function useIsFirstDrawn(): boolean {
  const [initially] = useState(isFirstDrawn);
  useEffect(() => {
    isFirstDrawn = true;
  }, []);
  return useDeferredValue(true, initially);
}

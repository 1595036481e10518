import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after a new screen, or the return of the focus, in which a press does nothing. */
const REST_MS = 500;

/**
 * Rests buttons after they appear and after the window comes to the front: a double click on the website must
 * not press what appears under it.
 */
export function useRested(): { readonly isRested: boolean; readonly mayPress: () => boolean } {
  const since = useRef(Infinity);
  const [isRested, setIsRested] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      since.current = performance.now();
      setIsRested(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIsRested(true), REST_MS);
    };
    rest();
    window.addEventListener('focus', rest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', rest);
    };
  }, []);
  const mayPress = useCallback(() => performance.now() - since.current >= REST_MS, []);
  return { isRested, mayPress };
}

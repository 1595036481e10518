import { useDeferredValue, useEffect, useState } from 'react';

let isFirstDrawn = false;

/** Longest time that the less important parts of a page wait for `isNext`, in ms. */
export const MAX_WAIT_MS = 250;

/**
 * Returns false in the first drawing of a page that was just loaded, so that less important parts follow;
 * true soon after, and on every screen reached by navigation.
 *
 * @param isNext false while something more important is pending, which delays the rest by at most `MAX_WAIT_MS`
 */
export function useAfterFirstDraw(isNext = true): boolean {
  const [initially] = useState(isFirstDrawn);
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    isFirstDrawn = true;
  }, []);
  useEffect(() => {
    if (isNext) return undefined;
    const timer = setTimeout(() => setIsOverdue(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isNext]);
  return useDeferredValue(initially || isNext || isOverdue, initially);
}

import { useEffect, useState } from 'react';

/**
 * Returns a value once it has not changed for a time, so that typing does not cause a request for each letter.
 *
 * @param delay ms
 */
export function useDebounced<T>(value: T, delay: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), delay);
    return () => window.clearTimeout(timer);
  }, [value, delay]);
  return rested;
}

import { useEffect, useState } from 'react';

/**
 * A value once it has rested.
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

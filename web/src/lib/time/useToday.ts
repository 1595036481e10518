import { useEffect, useState } from 'react';
import { localDay } from './localDay.ts';

/** Returns today as 'YYYY-MM-DD' in the user's time zone; changes at midnight while a page is open. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const update = () => setToday(localDay(new Date()));
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const timer = setTimeout(update, midnight.getTime() - now.getTime() + 1);
    // A computer that slept through midnight, whose timers had stopped.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [today]);
  return today;
}

import { useEffect, useState } from 'react';

/** Seconds between two e-mails to an address. */
const COOLDOWN_SECONDS = 60;

/** Times of sent e-mails, in ms since 1970, while the page is open: leaving a screen does not shorten the wait. */
const sentAt = new Map<string, number>();

/**
 * Counts down until the next e-mail of a kind may be sent to an address. Firebase has limits of its own; this one avoids several
 * e-mails to choose from.
 *
 * @param key kind and address of the e-mail
 */
export function useCooldown(key: string): { readonly secondsLeft: number; readonly start: () => void } {
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = secondsUntilNext(key, now);
  const isCounting = secondsLeft > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(timer);
  }, [isCounting]);
  return {
    secondsLeft,
    start: () => {
      sentAt.set(key, Date.now());
      setNow(Date.now());
    },
  };
}

function secondsUntilNext(key: string, now: number): number {
  const since = now - (sentAt.get(key) ?? Number.NEGATIVE_INFINITY);
  // A clock that was set back must not make the user wait for hours.
  if (since < 0) return 0;
  return Math.max(0, Math.ceil(COOLDOWN_SECONDS - since / 1_000));
}

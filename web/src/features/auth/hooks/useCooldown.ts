import { useEffect, useState } from 'react';

/** How long nothing more is sent to an address after an e-mail, in seconds. */
const COOLDOWN_SECONDS = 60;

/** When each e-mail was sent, in ms since 1970, for as long as the page is open: leaving a screen does not shorten the wait. */
const sentAt = new Map<string, number>();

/**
 * Counts down until the next e-mail of a kind may be sent to an address. Firebase has limits of its own; this one spares
 * people a row of e-mails to choose from.
 *
 * @param key what was sent, and to whom
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
  // A clock that was put back is no reason to wait for hours.
  if (since < 0) return 0;
  return Math.max(0, Math.ceil(COOLDOWN_SECONDS - since / 1_000));
}

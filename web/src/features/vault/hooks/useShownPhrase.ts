import { useEffect, useState } from 'react';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';

/** How long a phrase is shown, in ms. */
const SHOWN_MS = 60_000;

/** A phrase that is there for a minute. */
interface ShownPhrase {
  /** Undefined before it was asked for, and when its time is over. */
  readonly phrase: string | undefined;
  readonly isShown: boolean;
  readonly isOver: boolean;
  readonly secondsLeft: number;
  readonly take: (phrase: string) => void;
  /** The minute begins with the first look. */
  readonly setIsShown: (isShown: boolean) => void;
}

/** Holds a phrase for a minute, hidden until its owner looks; then nothing of it is left in the page. */
export function useShownPhrase(): ShownPhrase {
  const [phrase, setPhrase] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  const [hasLooked, setHasLooked] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(SHOWN_MS / 1000);
  const isThere = phrase !== undefined;

  useEffect(() => {
    if (!isThere) return undefined;
    const elapsed = startStopwatch();
    const timer = setInterval(() => {
      const left = SHOWN_MS - elapsed();
      setSecondsLeft(Math.max(0, Math.ceil(left / 1000)));
      if (left > 0) return;
      setPhrase(undefined);
      setIsOver(true);
    }, 250);
    return () => clearInterval(timer);
  }, [isThere, hasLooked]);

  return {
    phrase,
    isShown,
    isOver,
    secondsLeft,
    take: (next) => {
      setIsOver(false);
      setIsShown(false);
      setHasLooked(false);
      setSecondsLeft(SHOWN_MS / 1000);
      setPhrase(next);
    },
    setIsShown: (next) => {
      setIsShown(next);
      if (next) setHasLooked(true);
    },
  };
}

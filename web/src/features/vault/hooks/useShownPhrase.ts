import { useEffect, useState } from 'react';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';

/** Time a phrase is shown, in ms. */
const SHOWN_MS = 60_000;

/** Phrase available for a minute. */
interface ShownPhrase {
  /** Undefined before it is requested, and when its time is over. */
  readonly phrase: string | undefined;
  readonly isShown: boolean;
  readonly isOver: boolean;
  readonly secondsLeft: number;
  readonly take: (phrase: string) => void;
  /** Reveals or hides it; the minute starts with the first reveal. */
  readonly setIsShown: (isShown: boolean) => void;
}

/** Holds a phrase for a minute, hidden until revealed; then nothing of it is left in the page. */
export function useShownPhrase(): ShownPhrase {
  const [phrase, setPhrase] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  const [wasRevealed, setWasRevealed] = useState(false);
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
  }, [isThere, wasRevealed]);

  return {
    phrase,
    isShown,
    isOver,
    secondsLeft,
    take: (next) => {
      setIsOver(false);
      setIsShown(false);
      setWasRevealed(false);
      setSecondsLeft(SHOWN_MS / 1000);
      setPhrase(next);
    },
    setIsShown: (next) => {
      setIsShown(next);
      if (next) setWasRevealed(true);
    },
  };
}

import { startStopwatch } from '../../lib/time/startStopwatch.ts';

/** What counts as somebody being there. */
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** When a page is looked at again. */
const RETURN = ['focus', 'pageshow'] as const;

/** A machine that slept tells nobody: so often the clocks are compared, in ms. */
const LOOK_MS = 5_000;
/** Other tabs are told that somebody is there this often, in ms. */
const TELL_MS = 5_000;

interface IdleWatch {
  /** Somebody is active in another tab. */
  readonly touch: () => void;
  /** Whether nobody was there for the time, less a tolerance in ms. */
  readonly isOver: (toleranceMs?: number) => boolean;
  readonly stop: () => void;
}

interface IdleOptions {
  /** How long nobody may be there, in ms; asked anew each time. */
  readonly limitMs: () => number;
  readonly onIdle: () => void;
  /** Somebody is here: told at most every few seconds. */
  readonly onActive: () => void;
}

/**
 * Waits until nobody has touched the page for a time, by whichever of the browser's clocks sees more of it, so that a
 * machine's sleep counts. Whoever comes back too late does not begin it anew.
 */
export function watchIdle({ limitMs, onIdle, onActive }: IdleOptions): IdleWatch {
  let idle = startStopwatch();
  let sinceTold = startStopwatch();
  let isStopped = false;

  const isOver = (toleranceMs = 0) => idle() >= limitMs() - toleranceMs;
  const look = () => {
    if (!isStopped && isOver()) onIdle();
  };
  const onActivity = () => {
    if (isOver()) {
      look();
      return;
    }
    idle = startStopwatch();
    if (sinceTold() < TELL_MS) return;
    sinceTold = startStopwatch();
    onActive();
  };

  const timer = setInterval(look, LOOK_MS);
  for (const event of ACTIVITY) window.addEventListener(event, onActivity, { capture: true, passive: true });
  for (const event of RETURN) window.addEventListener(event, look);
  document.addEventListener('visibilitychange', look);

  return {
    touch: () => {
      if (!isOver()) idle = startStopwatch();
    },
    isOver,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      for (const event of ACTIVITY) window.removeEventListener(event, onActivity, { capture: true });
      for (const event of RETURN) window.removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

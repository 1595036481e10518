import { startStopwatch } from '../../lib/time/startStopwatch.ts';

/** Events that count as activity. */
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Events on return to a page. */
const RETURN = ['focus', 'pageshow'] as const;

/** Interval of checking the clocks, in ms: timers stop while a machine sleeps. */
const CHECK_INTERVAL_MS = 5_000;
/** Minimum time between notifications of activity to other tabs, in ms. */
const NOTIFY_INTERVAL_MS = 5_000;

interface IdleWatch {
  /** Records activity in another tab. */
  readonly touch: () => void;
  /** Returns true if the idle time is over, less a tolerance in ms. */
  readonly isOver: (toleranceMs?: number) => boolean;
  readonly stop: () => void;
}

interface IdleOptions {
  /** Returns the idle time, in ms; read on every check. */
  readonly limitMs: () => number;
  readonly onIdle: () => void;
  /** Called on activity, at most every few seconds. */
  readonly onActive: () => void;
}

/**
 * Waits until a page has been idle for a time, by whichever of the browser's clocks shows more, so that a machine's sleep counts. Activity
 * after the time is over does not restart it.
 */
export function watchIdle({ limitMs, onIdle, onActive }: IdleOptions): IdleWatch {
  let idle = startStopwatch();
  let sinceNotified = startStopwatch();
  let isStopped = false;

  const isOver = (toleranceMs = 0) => idle() >= limitMs() - toleranceMs;
  const check = () => {
    if (!isStopped && isOver()) onIdle();
  };
  const onActivity = () => {
    if (isOver()) {
      check();
      return;
    }
    idle = startStopwatch();
    if (sinceNotified() < NOTIFY_INTERVAL_MS) return;
    sinceNotified = startStopwatch();
    onActive();
  };

  const timer = setInterval(check, CHECK_INTERVAL_MS);
  for (const event of ACTIVITY) window.addEventListener(event, onActivity, { capture: true, passive: true });
  for (const event of RETURN) window.addEventListener(event, check);
  document.addEventListener('visibilitychange', check);

  return {
    touch: () => {
      if (!isOver()) idle = startStopwatch();
    },
    isOver,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      for (const event of ACTIVITY) window.removeEventListener(event, onActivity, { capture: true });
      for (const event of RETURN) window.removeEventListener(event, check);
      document.removeEventListener('visibilitychange', check);
    },
  };
}

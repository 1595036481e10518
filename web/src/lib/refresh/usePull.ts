import { useEffect, useRef, useState } from 'react';

/** Distance, in px, from which letting go refreshes. */
export const PULL_DISTANCE = 64;

/** Farthest that the page follows the finger, in px. */
const MAX_DISTANCE = 96;

/** Part of the finger's distance that the page follows. */
const RESISTANCE = 0.5;

/** Distance of a finger, in px, after which its direction is clear. */
const SLACK = 10;

/** Longest time that the indicator is shown, in ms; without a connection a refresh would never end. */
const MAX_SHOWN_MS = 10_000;

/** Shortest time that the indicator is shown, in ms, so that it is seen. */
const MIN_SHOWN_MS = 600;

interface Pull {
  /** Distance that the page has been pulled, in px. */
  readonly distance: number;
  readonly isRefreshing: boolean;
}

interface Finger {
  readonly x: number;
  readonly y: number;
  /** Undefined until its direction is clear. */
  isPulling?: boolean;
}

/**
 * Follows a finger that pulls the page down from its top, and refreshes when it lets go far enough. The browser's own gesture, which
 * loads the page again and loses what was typed, is switched off meanwhile.
 *
 * @param onRefresh never rejects
 */
export function usePull(onRefresh: () => Promise<unknown>): Pull {
  const [distance, setDistance] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });

  useEffect(() => {
    let finger: Finger | undefined;
    let pulled = 0;
    let isBusy = false;
    const pull = (way: number) => {
      pulled = Math.min(MAX_DISTANCE, Math.max(0, way));
      setDistance(pulled);
    };

    const start = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const isAlone = touches.length === 1 && !isBusy && window.scrollY <= 0 && !isInDialog(target);
      finger = isAlone && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
      pull(0);
    };
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (!finger || !touch) return;
      const [right, down] = [touch.clientX - finger.x, touch.clientY - finger.y];
      if (finger.isPulling === undefined && Math.hypot(right, down) > SLACK) {
        finger.isPulling = down > Math.abs(right) && window.scrollY <= 0;
      }
      if (finger.isPulling) pull((down - SLACK) * RESISTANCE);
    };
    const end = () => {
      const isFar = finger?.isPulling === true && pulled >= PULL_DISTANCE;
      finger = undefined;
      pull(0);
      if (!isFar) return;
      isBusy = true;
      setIsRefreshing(true);
      void Promise.all([Promise.race([refresh.current(), wait(MAX_SHOWN_MS)]), wait(MIN_SHOWN_MS)]).then(
        () => {
          isBusy = false;
          setIsRefreshing(false);
        },
      );
    };
    const cancel = () => {
      finger = undefined;
      pull(0);
    };

    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'contain';
    document.addEventListener('touchstart', start, { passive: true });
    document.addEventListener('touchmove', move, { passive: true });
    document.addEventListener('touchend', end);
    document.addEventListener('touchcancel', cancel);
    return () => {
      style.overscrollBehaviorY = '';
      document.removeEventListener('touchstart', start);
      document.removeEventListener('touchmove', move);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', cancel);
    };
  }, []);

  return { distance, isRefreshing };
}

/** A dialog scrolls by itself, over a page that may be at its top. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="presentation"]') !== null;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

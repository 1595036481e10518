import { useEffect, useEffectEvent } from 'react';

/** Calls `forget` when the browser hides the page: it may show it again later, with everything it held. */
export function useOnPageHide(forget: () => void): void {
  const onHide = useEffectEvent(forget);
  useEffect(() => {
    const listener = () => onHide();
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }, []);
}

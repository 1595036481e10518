import { useSnackbar } from 'notistack';
import { useCallback, useEffect, useRef } from 'react';
import { showNotification } from './showNotification.ts';

/**
 * Returns a function that notifies the user: in the page, or by the browser while the page is hidden. Where the browser shows nothing,
 * the text waits until the page is visible.
 */
export function useNotice(): (title: string, text: string, id: string, isPushed: boolean) => void {
  const { enqueueSnackbar } = useSnackbar();
  const show = useCallback(
    (text: string) => enqueueSnackbar(text, { variant: 'success', preventDuplicate: false }),
    [enqueueSnackbar],
  );
  const waiting = useRef<string[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  useEffect(() => {
    const showWaiting = () => {
      if (document.visibilityState === 'visible') waiting.current.splice(0).forEach(show);
    };
    document.addEventListener('visibilitychange', showWaiting);
    return () => document.removeEventListener('visibilitychange', showWaiting);
  }, [show]);

  return (title, text, id, isPushed) => {
    // After the sign-out it has no reader.
    if (isGone.current) return;
    const isHidden = document.visibilityState === 'hidden';
    // The service worker notifies of a pushed transfer.
    if (isHidden && !isPushed && showNotification(title, text, id)) return;
    // In a hidden page it would be gone before it is read.
    if (isHidden) waiting.current.push(text);
    else show(text);
  };
}

import { useSnackbar } from 'notistack';
import type { Arrived } from '@everything-wallet/core/schemas/incomingScan';
import { useCallback, useEffect, useRef } from 'react';
import { logProblem } from '../../lib/log/logProblem.ts';

/**
 * Returns a function that notifies the user: in the page, or by the browser while the page is hidden. Where the browser shows nothing,
 * the text waits until the page is visible.
 */
export function useNotice(
  userId: string,
): (title: string, text: string, id: string, transfers: readonly Arrived[]) => void {
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

  return (title, text, id, transfers) => {
    // After the sign-out it has no reader.
    if (isGone.current) return;
    if (document.visibilityState !== 'hidden') {
      show(text);
      return;
    }
    import('./showNotification.ts')
      .then(({ showNotification }) => showNotification(title, text, { id, transfers, userId }))
      .catch((error: unknown) => logProblem('Notifying failed', error))
      .then((isShown) => {
        if (isShown || isGone.current) return;
        // In a hidden page it would be gone before it is read.
        if (document.visibilityState === 'hidden') waiting.current.push(text);
        else show(text);
      });
  };
}

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A dialog of the home that an address can open. */
type HomeDialog = 'send' | 'receive';

/**
 * Opens the dialog that the address requests (`paths.sendFromHome`), once: a reload or Back finds the plain
 * address.
 *
 * @param isReady false to wait until the dialog can open
 */
export function useOpenQuery(isReady: boolean, onOpen: (dialog: HomeDialog) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const requested = new URLSearchParams(search).get('open');
  useEffect(() => {
    if (!isReady || (requested !== 'send' && requested !== 'receive')) return;
    void (async () => {
      await navigate(pathname, { replace: true, preventScrollReset: true });
      onOpen(requested);
    })();
    // oxlint-disable-next-line react/exhaustive-deps -- onOpen changes with every render
  }, [isReady, requested, pathname, navigate]);
}

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A dialog of the home that an address can open. */
type HomeDialog = 'send' | 'receive';

/**
 * Opens the dialog that the address requests (`paths.sendFromHome`), once: a reload or Back finds the plain
 * address.
 *
 * @param isReady false for a dialog that cannot open yet
 */
export function useOpenQuery(
  isReady: Readonly<Record<HomeDialog, boolean>>,
  onOpen: (dialog: HomeDialog) => void,
): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = new URLSearchParams(search).get('open');
  const requested = open === 'send' || open === 'receive' ? open : undefined;
  const canOpen = requested !== undefined && isReady[requested];
  useEffect(() => {
    if (!canOpen) return;
    void (async () => {
      await navigate(pathname, { replace: true, preventScrollReset: true });
      onOpen(requested);
    })();
    // oxlint-disable-next-line react/exhaustive-deps -- onOpen changes with every render
  }, [canOpen, requested, pathname, navigate]);
}

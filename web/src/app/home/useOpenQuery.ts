import { useEffect, useRef } from 'react';
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
  const opening = useRef<HomeDialog>(undefined);
  useEffect(() => {
    if (canOpen) {
      opening.current = requested;
      void navigate(pathname, { replace: true, preventScrollReset: true });
    } else if (requested === undefined && opening.current) {
      // Only now: a dialog adds a history entry at the address that is drawn (`useBackFirst`).
      onOpen(opening.current);
      opening.current = undefined;
    }
    // oxlint-disable-next-line react/exhaustive-deps -- onOpen changes with every render
  }, [canOpen, requested, pathname, navigate]);
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a `<dialog>` as a modal while mounted: the browser traps the focus and restores it afterwards. The page behind does not scroll,
 * which the written dialog before it (web/early.js) may have begun.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { documentElement: root, body } = document;
    // Replaces the scroll bar's width, so that the layout does not shift.
    body.style.paddingRight ||= `${window.innerWidth - root.clientWidth}px`;
    root.style.overflow = 'hidden';
    element?.showModal();
    return () => {
      body.style.paddingRight = '';
      root.style.overflow = '';
      element?.close();
    };
  }, []);
  return dialog;
}

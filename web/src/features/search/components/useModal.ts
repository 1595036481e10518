import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a `<dialog>` over the page for as long as it is there: the browser keeps the focus in it, and gives it back to where
 * it was. The page under it stays where it is.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { documentElement: root, body } = document;
    // What takes the scroll bar's place, so that nothing moves.
    body.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
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

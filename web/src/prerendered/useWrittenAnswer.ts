import { useLayoutEffect, useRef } from 'react';
import { writtenAnswer } from './writtenAnswer.ts';

/**
 * Opens the application's dialog where web/early.js shows the written one, which stays until the code is there, and which a visitor may
 * close until then. Where the code cannot be loaded, the written one closes, and `open` reports the failure.
 *
 * @param name the `data-answer` of its button
 * @param load loads the code of the dialog
 */
export function useWrittenAnswer(name: string, load: () => Promise<unknown>, open: () => void): void {
  const latest = useRef({ load, open });
  useLayoutEffect(() => {
    latest.current = { load, open };
  });
  useLayoutEffect(() => {
    if (!isShown(name)) return undefined;
    let isLeft = false;
    const replace = () => {
      if (!isLeft && isShown(name)) latest.current.open();
    };
    latest.current.load().then(replace, () => {
      replace();
      close(name);
    });
    return () => {
      isLeft = true;
      close(name);
    };
  }, [name]);
}

function isShown(name: string): boolean {
  return writtenAnswer(name)?.hidden === false;
}

/** Presses its own button, which web/early.js answers. */
function close(name: string): void {
  if (isShown(name)) writtenAnswer(name)?.querySelector<HTMLElement>('[data-close]')?.click();
}

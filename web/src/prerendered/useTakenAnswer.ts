import { useLayoutEffect, useRef } from 'react';
import { takeWrittenAnswer, type UsedAnswer } from './takeWrittenAnswer.ts';

/**
 * Takes the place of a written dialog when the application's is drawn, before the browser paints it. Must stand before effects that open
 * the dialog or move the focus into it.
 *
 * @param name the `data-answer` of its button
 * @param adopt receives what a visitor did there; not called if it was never opened
 */
export function useTakenAnswer(name: string, adopt: (used: UsedAnswer) => void): void {
  const first = useRef(adopt);
  useLayoutEffect(() => {
    const used = takeWrittenAnswer(name);
    if (used) first.current(used);
  }, [name]);
}

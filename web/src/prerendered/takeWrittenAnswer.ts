import { writtenAnswer } from './writtenAnswer.ts';

/** State of a written dialog that a visitor has used. */
export interface UsedAnswer {
  /** Text in its field. */
  readonly text: string;
  /** False if it was closed again; the text is still there. */
  readonly isShown: boolean;
  /** True if its field had the focus. */
  readonly hasFocus: boolean;
  /** True if the text was sent with Enter: it waits for the application. */
  readonly isSent: boolean;
}

/**
 * Removes a written dialog, whose place the application's takes in the same frame, and returns its state; undefined if it was never opened.
 *
 * @param name the `data-answer` of its button
 */
export function takeWrittenAnswer(name: string): UsedAnswer | undefined {
  const answer = writtenAnswer(name);
  if (!answer) return undefined;
  const field = answer.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const used: UsedAnswer = {
    text: field?.value ?? '',
    isShown: !answer.hidden,
    hasFocus: field !== null && field === document.activeElement,
    isSent: answer.getAttribute('aria-busy') === 'true',
  };
  // Returns the focus to the button, to which the application's dialog will return it.
  answer.querySelector('dialog')?.close();
  answer.remove();
  document.getElementById('root')?.removeAttribute('inert');
  return used;
}

/**
 * Returns the element of a dialog that the build has written into the page, once web/early.js has shown it, hidden if it was closed again;
 * until then the page has a template.
 *
 * @param name the `data-answer` of its button
 */
export function writtenAnswer(name: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`div[data-written-answer="${name}"]`) ?? undefined;
}

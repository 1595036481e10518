/**
 * Returns the language in which the build has written a page, as a BCP 47 tag; undefined for a page that only the application
 * draws.
 */
export function writtenLanguage(root: HTMLElement | null): string | undefined {
  return root?.dataset['written'] === undefined ? undefined : root.dataset['language'];
}

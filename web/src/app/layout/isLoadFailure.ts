/**
 * Returns true if a screen failed because its code could not be loaded, by the messages of Chromium, Firefox
 * and Safari.
 */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|Importing a module script failed/i.test(error.message)
  );
}

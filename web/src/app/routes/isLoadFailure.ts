/** Whether a screen failed because its code could not be loaded, as Chromium, Firefox and Safari put it. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|Importing a module script failed/i.test(error.message)
  );
}

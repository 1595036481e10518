/** Waits until everything that follows from settled promises has happened. */
export function promisesSettled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

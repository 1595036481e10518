/** Waits until all reactions to settled promises have run. */
export function promisesSettled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

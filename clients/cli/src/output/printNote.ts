/** Prints a line to stderr, so that stdout contains only results. */
export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

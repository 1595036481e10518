/** Writes a line for people to stderr, so that stdout holds nothing but results. */
export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

/**
 * Writes what a command found to stdout: one JSON document with --json, else lines for people.
 *
 * @param text made only when it is shown
 */
export function printResult(isJson: boolean, document: unknown, text: () => string): void {
  process.stdout.write(`${isJson ? JSON.stringify(document, null, 2) : text()}\n`);
}

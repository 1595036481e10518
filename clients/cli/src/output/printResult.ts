/**
 * Prints the result of a command to stdout: one JSON document with --json, else lines for people.
 *
 * @param text called only when it is printed
 */
export function printResult(isJson: boolean, document: unknown, text: () => string): void {
  process.stdout.write(`${isJson ? JSON.stringify(document, null, 2) : text()}\n`);
}

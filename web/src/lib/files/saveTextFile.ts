/**
 * Makes the browser save a text as a file, in UTF-8.
 *
 * @param type media type, for example 'text/csv'
 */
export function saveTextFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

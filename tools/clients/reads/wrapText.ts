/**
 * Breaks a text into lines at its spaces.
 *
 * @param width characters a line, with the prefix
 * @param prefix beginning of each line
 */
export function wrapText(text: string, width: number, prefix = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && prefix.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((content) => prefix + content);
}

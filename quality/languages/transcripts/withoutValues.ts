/** Values that differ from run to run, and their placeholders in a transcript. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/0x[0-9a-f]{40}\b/gi, '<address>'],
  [/0x[0-9a-f]{2,10}…[0-9a-f]{2,10}/gi, '<address>'],
  // Ten groups of four digits, which a screen reader speaks one by one.
  [/0x(?:[\s\u200b]*[0-9a-f]){40}\b/gi, '<address in groups>'],
  [/[\w.-]+@[\w.-]+/g, '<e-mail>'],
  [/\b127\.0\.0\.1:\d+|\blocalhost:\d+/g, '<host>'],
  [/\b[A-Z][a-z]{2} \d{1,2},? (?:at )?\d{1,2}:\d{2}\s(?:AM|PM)/g, '<time>'],
  // But not levels of headings, and places in lists.
  [
    /(?<!level |position |set size |selected, )[~≈]?[$€]?(?<![\d.,])\d[\d,.]*(?:e-?\d+)?(?!\d|x)/g,
    '<number>',
  ],
  [/<number>(?: ?(?:s|min|h|d))? ago/g, '<age> ago'],
];

/** Spoken groups of an address, one a line. */
const GROUPS = /(?:^(?:0x)?[\da-f]{4}\n){10}/gim;

/**
 * Tests for a live region without content, which is spoken as its role alone. An announcement that has gone
 * leaves one behind for a moment.
 */
function isEmptyRegion(line: string, index: number, lines: readonly string[]): boolean {
  if (line !== 'status') return false;
  return lines.slice(index + 1).find((later) => /^(?:end of )?status$/.test(later)) !== 'end of status';
}

/** Leaves empty live regions out, and replaces values that differ from run to run in the lines of a transcript. */
export function withoutValues(lines: readonly string[]): string[] {
  return lines
    .map((line) => `${line.replace(/[\u2066-\u2069]/g, '')}\n`)
    .join('')
    .replace(GROUPS, '<address in groups>\n')
    .trimEnd()
    .split('\n')
    .filter((line, index, all) => !isEmptyRegion(line, index, all))
    .map((line) => placeholders.reduce((text, [value, name]) => text.replaceAll(value, name), line));
}

/** Values that differ from run to run, and their placeholders in a transcript. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/0x[0-9a-f]{40}\b/gi, '<address>'],
  [/0x[0-9a-f]{2,10}…[0-9a-f]{2,10}/gi, '<address>'],
  // Ten groups of four digits, which a screen reader speaks one by one.
  [/0x(?:[\s\u200b]*[0-9a-f]){40}\b/gi, '<address in groups>'],
  [/[\w.-]+@[\w.-]+/g, '<e-mail>'],
  [/\b127\.0\.0\.1:\d+|\blocalhost:\d+/g, '<host>'],
  // But not levels of headings, and places in lists.
  [
    /(?<!level |position |set size |selected, )[~≈]?[$€]?(?<![\d.,])\d[\d,.]*(?:e-?\d+)?(?!\d|x)/g,
    '<number>',
  ],
  [/<number>(?: ?(?:s|min|h|d))? ago/g, '<age> ago'],
];

/** Spoken groups of an address, one a line. */
const GROUPS = /(?:^(?:0x)?[\da-f]{4}\n){10}/gim;

/** Replaces values that differ from run to run in the lines of a transcript. */
export function withoutValues(lines: readonly string[]): string[] {
  return lines
    .map((line) => `${line.replace(/[\u2066-\u2069]/g, '')}\n`)
    .join('')
    .replace(GROUPS, '<address in groups>\n')
    .trimEnd()
    .split('\n')
    .map((line) => placeholders.reduce((text, [value, name]) => text.replaceAll(value, name), line));
}

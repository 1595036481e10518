/** Code points from the first to the last, both included. */
export type CodePointRange = readonly [first: number, last: number];

const LAST_CODE_POINT = 0x10ffff;

/** The ranges of all code points that a one-character pattern matches, in order. */
export function characterRanges(pattern: Pick<RegExp, 'test'>): CodePointRange[] {
  const ranges: [number, number][] = [];
  for (let codePoint = 0; codePoint <= LAST_CODE_POINT; codePoint += 1) {
    if (!pattern.test(String.fromCodePoint(codePoint))) continue;
    const current = ranges.at(-1);
    if (current?.[1] === codePoint - 1) current[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

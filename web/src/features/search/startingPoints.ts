/** URLs shown before anything is typed. */
export const startingPoints: readonly string[] = [
  '/help#sending',
  '/help#pending',
  '/help#fees',
  '/help#lost-phrase',
  '/documentation#start',
  '/documentation/errors',
];

/** What is offered before anything is typed, by its address. */
export const startingPoints: readonly string[] = [
  '/help#sending',
  '/help#pending',
  '/help#fees',
  '/help#lost-phrase',
  '/documentation#start',
  '/documentation/errors',
];

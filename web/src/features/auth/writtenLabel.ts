/**
 * Label of a field that a user or the browser may fill in before the application has loaded: it stays above the input, since no
 * code is there yet to move it.
 */
export const writtenLabel = { shrink: true } as const;

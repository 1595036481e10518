/**
 * The label of a field that is typed into before the application is there, or filled in by a browser: it stands above what
 * is typed from the beginning, as nothing is there yet to move it.
 */
export const writtenLabel = { shrink: true } as const;

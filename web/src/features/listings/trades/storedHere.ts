/** Ids of the trades that this tab has stored: the others were signed by other tabs, or before this one was reloaded. */
export const storedHere = new Set<string>();

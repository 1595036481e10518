/** Ids of what this tab has kept: of the rest other tabs have signed it, or this one before it was loaded anew. */
export const storedHere = new Set<string>();

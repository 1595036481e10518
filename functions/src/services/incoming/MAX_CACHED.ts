/** Entries of one kind that an instance caches; beyond this it forgets them all. */
export const MAX_CACHED = 20_000;

/** Maximum entries of one kind that an instance caches; the least recently used go first. */
export const MAX_CACHED = 20_000;

/** Maximum entries of one kind that an instance caches; the least recently used go first. */
export const MAX_CACHED_ENTRIES = 20_000;

/**
 * Maximum blocks of a chain that counts as a developer's local chain: it is read from its beginning, and may
 * restart.
 */
export const MAX_LOCAL_CHAIN_BLOCKS = 10_000n;

/** Maximum records that one transaction writes: Firestore accepts 500 writes, and the lists of NFTs and the cursor are some of them. */
export const MAX_WRITTEN = 200;

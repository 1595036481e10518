/** Maximum entries of one kind that an instance caches; the least recently used go first. */
export const MAX_CACHED_ENTRIES = 20_000;

/**
 * Maximum blocks of a chain that counts as a developer's local chain: it is read from its beginning, and may
 * restart.
 */
export const MAX_LOCAL_CHAIN_BLOCKS = 10_000n;

/** Maximum records in one Firestore transaction. Firestore allows 500 writes; the cursor and the NFT lists need some of them. */
export const MAX_RECORDS_PER_WRITE = 200;

/**
 * Maximum blocks of a chain that counts as a developer's local chain: it is read from its beginning, and may
 * restart.
 */
export const SHORT_CHAIN = 10_000n;

/** Maximum blocks of a chain that counts as one of a developer's machine: it is read from its beginning, and may begin anew. */
export const SHORT_CHAIN = 10_000n;

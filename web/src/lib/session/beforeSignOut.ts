/** Work to do while a session that its user ends still exists; each ends within seconds, and never rejects. */
export const beforeSignOut = new Set<() => Promise<void>>();

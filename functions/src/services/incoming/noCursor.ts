import type { NetworkCursor } from './IncomingStore.ts';

/** Cursor of a network that was never scanned for a user. */
export const noCursor: NetworkCursor = { next: {}, open: {}, tokens: [], dueAt: 0, isBehind: false };

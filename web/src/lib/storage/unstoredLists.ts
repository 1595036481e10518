/** Lists with changes that this browser could not store, by user. */
const unstored = new Map<string, Set<unknown>>();

/**
 * Lists that exist only in this tab's memory because storage is full or blocked: a reload would lose them.
 */
export const unstoredLists = {
  /** Notes if a user's list has such changes. */
  note: (list: unknown, userId: string, isUnstored: boolean): void => {
    const lists = unstored.get(userId) ?? new Set();
    if (isUnstored) lists.add(list);
    else lists.delete(list);
    unstored.set(userId, lists);
  },
  hasAny: (userId: string): boolean => (unstored.get(userId)?.size ?? 0) > 0,
};

/** Lifetimes of a new key, in days; null for a key that does not expire. */
export const expiryChoices = [null, 30, 90, 365] as const;

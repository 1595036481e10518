/** How many days a new key may live; null for ever. */
export const expiryChoices = [null, 30, 90, 365] as const;

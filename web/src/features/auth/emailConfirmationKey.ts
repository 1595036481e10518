/** Under which it is remembered whether the address of whoever is signed in is confirmed. */
export const emailConfirmationKey = ['emailConfirmation'] as const;

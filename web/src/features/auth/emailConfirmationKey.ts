/** Query key under which the confirmation of the signed-in user's address is cached. */
export const emailConfirmationKey = ['emailConfirmation'] as const;

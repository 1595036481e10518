/** Tabs of /auth, in their order. */
export const AUTH_TABS = ['signIn', 'signUp'] as const;

/** A tab of /auth. */
export type AuthTab = (typeof AUTH_TABS)[number];

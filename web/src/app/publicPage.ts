/** Handle of routes that need no session, and load none for a visitor. */
export const publicPage = 'publicPage';

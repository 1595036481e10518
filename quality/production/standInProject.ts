/** The stand-in's Firebase project: no `demo-`, which tools treat in ways of their own. */
export const standInProject = 'stand-in-wallet-project';

/** The API key of its web app. */
export const standInWebKey = 'AIzaSyA-stand-in-0123456789-abcdefghijk';

/** Origin of its site, as configured for the pages and the functions. */
export const standInOrigin = `https://${standInProject}.web.app`;

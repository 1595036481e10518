/** The Firebase project of every local stack; the prefix `demo-` keeps the emulators from calling any real service. */
export const projectId = 'demo-everything-wallet';

/**
 * Firebase project of every local stack; the prefix `demo-` prevents the emulators from calling real
 * services.
 */
export const projectId = 'demo-everything-wallet';

/** URLs of the stack under test; playwright.config.ts passes them in the environment. */
export const stack = {
  projectId: variable('GCLOUD_PROJECT'),
  hostingUrl: variable('HOSTING_URL'),
  functionsUrl: variable('FUNCTIONS_URL'),
  faucetUrl: variable('FAUCET_URL'),
  authUrl: `http://${variable('FIREBASE_AUTH_EMULATOR_HOST')}`,
  firestoreUrl: `http://${variable('FIRESTORE_EMULATOR_HOST')}`,
} as const;

/** An environment variable that the tests cannot do without. */
export function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set: use npm test.`);
  return value;
}

/**
 * Whether firebase-admin failed because it could not have the certificates or the account, rather than for the token.
 *
 * It has one code for both, 'auth/argument-error' (its FirebaseTokenVerifier), and tells them apart in words alone. Words
 * that changed would make a token of what cannot be verified: refused as well, and the production stand-in would show it.
 */
export function isUnableToVerify(error: unknown): boolean {
  return error instanceof Error && /^Error (fetching public keys|while making request)/.test(error.message);
}

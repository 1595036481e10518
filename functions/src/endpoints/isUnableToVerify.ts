/**
 * Returns true if firebase-admin failed because it could not get the certificates or the account, rather than
 * for the token.
 *
 * It has one code for both, 'auth/argument-error' (its FirebaseTokenVerifier), and distinguishes them in the
 * message alone. A changed message would make an unverifiable token count as invalid: refused as well, and
 * the production stand-in would show it.
 */
export function isUnableToVerify(error: unknown): boolean {
  return error instanceof Error && /^Error (fetching public keys|while making request)/.test(error.message);
}

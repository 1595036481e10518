import { FirebaseError } from 'firebase/app';
import { AuthenticationError } from '../AuthenticationError.ts';

/**
 * Rethrows an error with the provider's message for users.
 *
 * @throws AuthenticationError always
 */
export function asAuthenticationError(error: unknown): never {
  const sentence = error instanceof FirebaseError ? providerSentence(error) : '';
  throw new AuthenticationError(sentence, { cause: error });
}

/** Extracts the message of 'Firebase: The password is wrong. (auth/wrong-password).', without the parts for developers. */
function providerSentence(error: FirebaseError): string {
  return error.message
    .replace(/^Firebase: /, '')
    .replace(/\s*\(auth\/[^)]+\)\.?$/, '')
    .trim();
}

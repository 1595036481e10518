import { FirebaseError } from 'firebase/app';
import { AuthenticationError } from '../AuthenticationError.ts';

/**
 * Passes on what the provider says to people.
 *
 * @throws AuthenticationError always
 */
export function asAuthenticationError(error: unknown): never {
  const sentence = error instanceof FirebaseError ? providerSentence(error) : '';
  throw new AuthenticationError(sentence, { cause: error });
}

/** 'Firebase: The password is wrong. (auth/wrong-password).' without what only programmers read. */
function providerSentence(error: FirebaseError): string {
  return error.message
    .replace(/^Firebase: /, '')
    .replace(/\s*\(auth\/[^)]+\)\.?$/, '')
    .trim();
}

/** A sign-in or sign-up that failed; the message is the provider's own sentence, empty where it sent none. */
export class AuthenticationError extends Error {
  override readonly name = 'AuthenticationError';
}

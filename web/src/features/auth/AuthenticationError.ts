/** A failed sign-in or sign-up; its message is the provider's own, or empty if there was none. */
export class AuthenticationError extends Error {
  override readonly name = 'AuthenticationError';
}

/** Thrown if no attempt was made to read untrusted content, about which this proves nothing. */
export class NotReadError extends Error {
  override readonly name = 'NotReadError';
}

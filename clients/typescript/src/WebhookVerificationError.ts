/** A request is no webhook of the owner of the secret, or is too old: answer it with status 400, and do not act on it. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

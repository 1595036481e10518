/** Refusal of a request about webhooks. */
export class WebhookProblemError extends Error {
  override readonly name = 'WebhookProblemError';
  readonly problem: 'notFound' | 'full' | 'url';

  constructor(problem: 'notFound' | 'full' | 'url', options?: ErrorOptions) {
    super(`Webhook: ${problem}`, options);
    this.problem = problem;
  }
}

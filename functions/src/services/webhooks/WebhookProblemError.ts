/** Reasons; 'adoptsTooMany': the key would have too many webhooks; 'adoptsOwn': they are its own. */
type WebhookProblem = 'notFound' | 'full' | 'url' | 'adoptsTooMany' | 'adoptsOwn';

/** Refusal of a request about webhooks. */
export class WebhookProblemError extends Error {
  override readonly name = 'WebhookProblemError';
  readonly problem: WebhookProblem;

  constructor(problem: WebhookProblem, options?: ErrorOptions) {
    super(`Webhook: ${problem}`, options);
    this.problem = problem;
  }
}

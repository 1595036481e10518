/** Thrown if too many tasks wait already. */
export class LimiterFullError extends Error {
  override readonly name = 'LimiterFullError';
}

import type { Context } from 'hono';
import type { LimitState } from '../services/apiAccess/limits.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { limitHeaders } from './limitHeaders.ts';

/** Writes the limits and what remains of them into the headers of a response. */
export function writeLimitHeaders(context: Context<ApiEnvironment>, states: readonly LimitState[]): void {
  for (const [name, value] of Object.entries(limitHeaders(states))) context.header(name, value);
}

import type { Context } from 'hono';
import type { LimitState } from '../services/apiAccess/limits.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { limitHeaders } from './limitHeaders.ts';

/** Puts the limits and what is left of them into the headers of an answer. */
export function writeLimitHeaders(context: Context<ApiEnvironment>, states: readonly LimitState[]): void {
  for (const [name, value] of Object.entries(limitHeaders(states))) context.header(name, value);
}

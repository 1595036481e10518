import { z } from 'zod';
import { ApiProblemError } from '../ApiProblemError.ts';

/** Longest time to wait for an answer, in ms: a test event waits for the server of the webhook. */
const TIMEOUT_MS = 30_000;

interface ApiCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Path and query below /api/v1. */
  readonly path: string;
  readonly body?: object;
}

const problemSchema = z.object({ code: z.string(), detail: z.string() });

/**
 * Sends a request to the API on this origin with a key of the user.
 *
 * @throws ApiProblemError if the API refuses; another error if it does not answer, or not in its format
 */
export async function requestApi<Answer>(
  apiKey: string,
  { method = 'GET', path, body }: ApiCall,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const response = await fetch(`/api/v1${path}`, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Authorization: `Bearer ${apiKey}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return schema.parse(answer);
  const problem = problemSchema.parse(answer);
  throw new ApiProblemError(problem.code, problem.detail);
}

import type { Operation } from '../readOperations.ts';
import { requestBody } from '../requestBody.ts';
import { requestUrl, type FieldValues } from '../requestUrl.ts';

/** Response of the API. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly milliseconds: number;
  /** Headers of the response that matter to a program, by name. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Body, indented if it is JSON. */
  readonly body: string;
  /** Code of the problem, if it is one. */
  readonly code: string | undefined;
}

const SHOWN_HEADERS = ['Content-Type', 'X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'Retry-After'];

/**
 * Sends a request to the API on this origin.
 *
 * @param apiKey omitted from the request if empty, so that the response to that can be tried too
 * @throws TypeError if there is no response, or the key has characters that a header cannot hold
 */
export async function sendRequest(
  operation: Operation,
  values: FieldValues,
  apiKey: string,
  signal: AbortSignal,
): Promise<ReceivedAnswer> {
  const body = requestBody(operation, values);
  const start = performance.now();
  const response = await fetch(requestUrl(operation, values, location.origin), {
    method: operation.method,
    credentials: 'omit',
    cache: 'no-store',
    signal,
    headers: {
      ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const json = parsed(text);
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - start),
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    body: json === undefined ? text : JSON.stringify(json, null, 2),
    code: codeOf(json),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function codeOf(json: unknown): string | undefined {
  const isProblem = typeof json === 'object' && json !== null && 'code' in json;
  return isProblem && typeof json.code === 'string' ? json.code : undefined;
}

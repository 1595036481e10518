import { redactKey } from './redactKey.ts';

/** Number of nested causes to copy. */
const DEEPEST = 5;

/**
 * Copies the name, message, code and causes of an error, without the API key.
 *
 * An HTTP library may store the request with its headers in its errors, and errors are often logged in full.
 */
export function causeWithoutKey(cause: unknown, apiKey: string, depth = 0): Error {
  if (!(cause instanceof Error)) return new Error(redactKey(String(cause), apiKey));
  const isDeeper = cause.cause !== undefined && depth < DEEPEST;
  const copy = new Error(
    redactKey(cause.message, apiKey),
    isDeeper ? { cause: causeWithoutKey(cause.cause, apiKey, depth + 1) } : undefined,
  );
  copy.name = cause.name;
  const code = 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? Object.assign(copy, { code: redactKey(code, apiKey) }) : copy;
}

import type { FieldProblem } from './ApiError.ts';
import { parseObject } from './parseObject.ts';

/** Content of a problem (RFC 9457), as far as it could be parsed. */
interface ReadProblem {
  readonly code: string;
  readonly detail: string;
  readonly requestId: string | undefined;
  readonly docUrl: string | undefined;
  readonly remedy: string | undefined;
  readonly retryable: boolean | undefined;
  readonly errors: readonly FieldProblem[];
}

/**
 * Parses a problem answer.
 *
 * @returns undefined for any other answer, for example a page of a proxy
 */
export function readProblem(text: string): ReadProblem | undefined {
  const problem = parseObject(text);
  if (typeof problem?.['code'] !== 'string' || typeof problem['detail'] !== 'string') return undefined;
  return {
    code: problem['code'],
    detail: problem['detail'],
    requestId: typeof problem['request_id'] === 'string' ? problem['request_id'] : undefined,
    docUrl: typeof problem['doc_url'] === 'string' ? problem['doc_url'] : undefined,
    remedy: typeof problem['remedy'] === 'string' ? problem['remedy'] : undefined,
    retryable: typeof problem['retryable'] === 'boolean' ? problem['retryable'] : undefined,
    errors: Array.isArray(problem['errors']) ? problem['errors'].filter(isFieldProblem) : [],
  };
}

function isFieldProblem(value: unknown): value is FieldProblem {
  if (typeof value !== 'object' || value === null) return false;
  const { field, detail } = value as Record<string, unknown>;
  return typeof field === 'string' && typeof detail === 'string';
}

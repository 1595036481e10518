import { apiErrors } from '@everything-wallet/core/api/apiErrors';
import type { ApiProblem } from './ApiProblem.ts';
import type { Problem } from './problemSchema.ts';

/** Writes a problem as RFC 9457 has it, with the members that are ours. */
export function writeProblem(problem: ApiProblem, requestId: string, origin: string): Problem {
  const { status, title, remedy, retryable } = apiErrors[problem.code];
  const page = `${origin}/documentation/errors#${problem.code}`;
  return {
    type: page,
    title,
    status,
    detail: problem.message,
    code: problem.code,
    request_id: requestId,
    doc_url: page,
    remedy,
    retryable,
    ...(problem.errors && { errors: [...problem.errors] }),
  };
}

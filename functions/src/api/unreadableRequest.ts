import { apiErrors } from '@everything-wallet/core/api/apiErrors';
import { RequestError } from '@hono/node-server';
import { withRequestId } from '../requests/requestId.ts';
import { answerHeaders } from './answerHeaders.ts';
import { ApiProblem } from './ApiProblem.ts';
import { toProblem } from './toProblem.ts';
import { writeProblem } from './writeProblem.ts';

/** Answers what is no request to the API: an invalid host or path, or bytes that are not HTTP. */
export function unreadableRequest(error: unknown, origin: string): Response {
  const { requestId, problem } = withRequestId((id) => ({ requestId: id, problem: problemOf(error) }));
  return Response.json(writeProblem(problem, requestId, origin), {
    status: apiErrors[problem.code].status,
    headers: {
      ...answerHeaders,
      ...problem.headers,
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/problem+json',
      'X-Request-Id': requestId,
    },
  });
}

function problemOf(error: unknown): ApiProblem {
  if (error instanceof RequestError) return new ApiProblem('route_not_found', { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiProblem('headers_too_large', { cause: error });
  // Errors of Node's parser, and its timeout for an unfinished request.
  if (code.startsWith('HPE_') || code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ApiProblem('invalid_request', {
      detail: 'The request is not valid HTTP, or is incomplete.',
      cause: error,
    });
  }
  return toProblem(error);
}

import { apiErrors } from '@everything-wallet/core/api/apiErrors';
import { RequestError } from '@hono/node-server';
import { answerHeaders } from './answerHeaders.ts';
import { ApiProblem } from './ApiProblem.ts';
import { newRequestId } from './newRequestId.ts';
import { toProblem } from './toProblem.ts';
import { writeProblem } from './writeProblem.ts';

/** Answers what never became a request to the API: a host or a path that is no address. */
export function unreadableRequest(error: unknown, origin: string): Response {
  const problem =
    error instanceof RequestError ? new ApiProblem('route_not_found', { cause: error }) : toProblem(error);
  const requestId = newRequestId();
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

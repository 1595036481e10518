import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import { expect } from 'vitest';

/** Expects a problem of the error table, whole; answers with its body. */
export async function expectProblem(
  response: Response,
  code: ApiErrorCode,
): Promise<{ detail?: string; errors?: { field: string }[] }> {
  const body = (await response.json()) as object;
  expect(body).toMatchObject({
    type: `https://wallet.example/documentation/errors#${code}`,
    title: apiErrors[code].title,
    status: apiErrors[code].status,
    code,
    request_id: response.headers.get('x-request-id'),
    doc_url: `https://wallet.example/documentation/errors#${code}`,
    retryable: apiErrors[code].retryable,
    remedy: apiErrors[code].remedy,
  });
  expect(response.status).toBe(apiErrors[code].status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  if (apiErrors[code].retryable) expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  else expect(response.headers.get('retry-after')).toBeNull();
  expectHeaders(response);
  return body;
}

/** Expects the headers of every answer. */
export function expectHeaders({ headers }: Response): void {
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^req_[\w-]{16}$/);
}

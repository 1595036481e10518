import type { Request } from 'firebase-functions/https';
import { expect, it } from 'vitest';
import { readCallBody } from './readCallBody.ts';

/** A request as `keepRequestsRaw` leaves it. */
function requestOf(body: string | undefined, contentType = 'application/json'): Request {
  return {
    rawHeaders: ['Host', 'content-type', 'Content-Type', contentType],
    headers: { 'content-type': 'application/octet-stream' },
    ...(body !== undefined && { rawBody: Buffer.from(body), body: Buffer.from(body) }),
  } as unknown as Request;
}

it.each([
  ['application/json', '{"data":{"symbols":["ETH"]}}', { symbols: ['ETH'] }],
  ['application/json; charset=utf-8', '{"data":null}', null],
  ['APPLICATION/JSON', ' {"data":"€"} ', '€'],
])('reads a call sent as %s', (contentType, body, data) => {
  const request = requestOf(body, contentType);
  expect(readCallBody(request)).toBe(true);
  expect(request.body).toEqual({ data });
  expect(request.headers['content-type']).toBe('application/json');
});

// Regression: the platform's parser quoted these in the log.
it.each([
  ['text', 'legal winner thank year', 'application/json'],
  ['JSON that breaks off', '{"data":{"phrase":"legal winner', 'application/json'],
  ['no data', '{"phrase":"legal winner"}', 'application/json'],
  ['a field beside it', '{"data":null,"legal winner":1}', 'application/json'],
  ['levels without end', `{"data":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'application/json'],
  ['another type', '{"data":null}', 'text/plain'],
  ['an unknown type', '{"data":null}', 'legal/winner'],
  ['nothing', '', 'application/json'],
  ['no body', undefined, 'application/json'],
])('makes %s a call without an argument, and reports it', (_, body, contentType) => {
  const request = requestOf(body, contentType);
  expect(readCallBody(request)).toBe(false);
  expect(request.body).toEqual({ data: null });
  expect(request.headers['content-type']).toBe('application/json');
});

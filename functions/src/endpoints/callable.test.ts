import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getTokenPrices } from './getTokenPrices.ts';

/** Console output of a test; firebase-functions captures the console when it is loaded. */
const log = vi.hoisted(() => {
  const lines: string[] = [];
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    Object.assign(console, { [method]: (...texts: unknown[]) => void lines.push(texts.join(' ')) });
  }
  return lines;
});
const verify = vi.hoisted(() => ({
  idToken: vi.fn<(token: string) => Promise<unknown>>(),
  appToken: vi.fn<(token: string) => Promise<unknown>>(),
}));
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ verifyIdToken: verify.idToken }) }));
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken: verify.appToken }) }));
vi.mock('./consumeRateLimit.ts', () => ({ consumeRateLimit: () => Promise.resolve() }));

/** The platform around a function: the body is read, and requests and answers have Express's methods. */
const server = createServer((request, response) => void serve(request, response));
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const rawBody = Buffer.concat(chunks);
  Object.assign(request, { rawBody, header: (name: string) => request.headers[name.toLowerCase()] });
  Object.assign(response, {
    status: (code: number) => Object.assign(response, { statusCode: code }),
    send: (body: unknown) => response.end(JSON.stringify(body)),
  });
  await (getTokenPrices as unknown as (...call: unknown[]) => Promise<void>)(request, response);
}

beforeAll(async () => {
  vi.stubEnv('PRICE_SOURCE', 'sample');
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('PRICE_SOURCE', 'sample');
  verify.idToken.mockReset();
  log.length = 0;
});

async function ask(headers: Record<string, string>, body = '{"data":{"symbols":["ETH"]}}') {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const seconds = () => Math.floor(Date.now() / 1_000);
const good = () => ({ uid: 'user', iat: seconds(), auth_time: seconds(), exp: seconds() + 3_600 });
const signIn = { error: { message: 'Sign in to continue.', status: 'UNAUTHENTICATED' } };

describe('a call', () => {
  it('of a user is answered', async () => {
    verify.idToken.mockResolvedValue(good());
    expect(await ask({ authorization: 'Bearer good' })).toMatchObject({ status: 200 });
    expect(verify.idToken.mock.calls).toEqual([['good']]);
  });

  it('with an invalid token is refused with our message, and the token is quoted in no log', async () => {
    verify.idToken.mockRejectedValue(new SyntaxError('Unexpected token, "abandon ab"... is not valid JSON'));
    const refused = await ask({ authorization: 'Bearer forged' });
    expect(refused).toMatchObject({ status: 401, body: signIn });
    expect(log.join('\n')).not.toContain('abandon');
  });

  it.each([{}, { authorization: 'Basic dXNlcjpwYXNz' }, { authorization: 'good' }])(
    'without a bearer is refused: %j',
    async (headers) => {
      expect(await ask(headers)).toMatchObject({ status: 401, body: signIn });
    },
  );

  it('is refused for its token before its body is read', async () => {
    verify.idToken.mockRejectedValue(new Error('forged'));
    expect(await ask({ authorization: 'Bearer forged' }, 'no JSON')).toMatchObject({ status: 401 });
  });

  it('is refused as retryable if the certificates are unavailable', async () => {
    verify.idToken.mockRejectedValue(new Error('Error while making request: socket hang up.'));
    expect(await ask({ authorization: 'Bearer good' })).toMatchObject({
      status: 503,
      body: {
        error: {
          status: 'UNAVAILABLE',
          message: 'Your session could not be checked. Please try again in a minute.',
          details: { reason: 'serviceUnavailable' },
        },
      },
    });
  });

  it('names its request in every line that it logs', async () => {
    verify.idToken.mockRejectedValue(new Error('Error while making request: socket hang up.'));
    await ask({ authorization: 'Bearer good' });
    await ask({ authorization: 'Bearer good' });
    const failures = log.filter((line) => line.includes(' failed'));
    const ids = failures.map((line) => (JSON.parse(line) as { request_id?: string }).request_id);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    for (const id of ids) expect(id).toMatch(/^req_[\w-]{16}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('needs no token of its app, unless that is enforced', async () => {
    verify.idToken.mockResolvedValue(good());
    verify.appToken.mockRejectedValue(new Error('forged'));
    const headers = { authorization: 'Bearer good', 'x-firebase-appcheck': 'forged' };
    expect(await ask(headers)).toMatchObject({ status: 200 });
    expect(verify.appToken).not.toHaveBeenCalled();
    vi.stubEnv('ENFORCE_APP_CHECK', 'true');
    expect(await ask(headers)).toMatchObject({
      status: 401,
      body: { error: { details: { reason: 'appUnverified' } } },
    });
    verify.appToken.mockResolvedValue({});
    expect(await ask(headers)).toMatchObject({ status: 200 });
  });
});

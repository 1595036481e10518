import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiErrors } from '@everything-wallet/core/api/apiErrors';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { unreadableRequest } from '../api/unreadableRequest.ts';
import { answerBrokenRequests } from './answerBrokenRequests.ts';

let server: Server;

beforeAll(() => {
  vi.stubEnv('FUNCTION_TARGET', 'api');
  answerBrokenRequests('api', (error) => unreadableRequest(error, 'https://wallet.example'));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Returns a server's answer to these bytes: one without preparation, as the platform starts it. */
async function say(bytes: string): Promise<{ status: number; headers: string; body: string }> {
  server = createServer((_, response) => response.end('hello'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(answer.split(' ')[1]), headers, body };
}

describe('answerBrokenRequests', () => {
  it('answers headers that are too large with a problem', async () => {
    const { status, headers, body } = await say(
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(status).toBe(431);
    expect(headers).toMatch(/^content-type: application\/problem\+json\r$/im);
    expect(headers).toMatch(/^cache-control: private, no-store\r$/im);
    expect(JSON.parse(body)).toMatchObject({
      status: 431,
      code: 'headers_too_large',
      title: apiErrors.headers_too_large.title,
      request_id: /x-request-id: (\S+)/i.exec(headers)?.[1],
    });
  });

  it('answers malformed HTTP with a problem, without its text', async () => {
    const { status, body } = await say('HELLO my secret\r\n\r\n');
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_request' });
    expect(body).not.toContain('secret');
  });

  it('ignores readable requests', async () => {
    const { status, headers } = await say('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(status).toBe(200);
    expect(headers).not.toContain('problem');
  });
});

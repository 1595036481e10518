import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small HTTP server on this machine, for tests of requests to others. */
export interface FakeServer extends AsyncDisposable {
  readonly url: string;
}

/** Starts a server with the given response to each request, whose body has been read. */
export async function startFakeServer(
  answer: (body: string, response: ServerResponse, request: IncomingMessage) => void,
): Promise<FakeServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(body, response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

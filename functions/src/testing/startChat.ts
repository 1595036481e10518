import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleChat, type ChatDependencies } from '../endpoints/handleChat.ts';
import type { FakeServer } from './startFakeServer.ts';

/** Serves `handleChat` on this machine, its requests read before as the platform does. */
export async function startChat(dependencies: ChatDependencies): Promise<FakeServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void handleChat(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response, dependencies);
    });
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

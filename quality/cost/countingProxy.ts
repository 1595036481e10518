import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Callbacks of a proxy between a client and a service of this machine. */
interface ProxyWatch {
  readonly onRequest?: (path: string, body: string) => void;
  /** Called with each piece of an answer. */
  readonly onAnswer?: (path: string) => (piece: string) => void;
}

/**
 * Forwards requests to a port of this machine, and streams the answers.
 *
 * @returns the proxy's port
 */
export async function countingProxy(port: number, { onRequest, onAnswer }: ProxyWatch): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const passed = ask(
      { host: '127.0.0.1', port, path, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        const look = onAnswer?.(path);
        answer.on('data', (piece: Buffer) => {
          look?.(piece.toString());
          outgoing.write(piece);
        });
        answer.on('end', () => outgoing.end());
      },
    );
    passed.on('error', () => outgoing.destroy());
    // The client has disconnected, so the request ends too.
    outgoing.on('close', () => passed.destroy());
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      passed.write(chunk);
    });
    incoming.on('end', () => {
      onRequest?.(path, Buffer.concat(chunks).toString());
      passed.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return (server.address() as AddressInfo).port;
}

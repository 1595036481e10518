import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A server on this machine that answers the requests of a webhook. */
export interface Receiver {
  readonly url: string;
  /** Returns the events that it got; throws for one whose signature is not of a secret. */
  events(secret: string): readonly unknown[];
  stop(): void;
}

/** Starts a server that accepts every request. */
export async function startReceiver(): Promise<Receiver> {
  const received: { readonly body: string; readonly headers: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      received.push({
        body: Buffer.concat(chunks).toString(),
        headers: Object.fromEntries(headers) as Record<string, string>,
      });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    events: (secret) => received.map(({ body, headers }) => new Webhook(secret).verify(body, headers)),
    stop: () => void server.close(),
  };
}

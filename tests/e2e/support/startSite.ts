import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servedSites } from './hostGuard.ts';

/** A website that a test serves. */
export interface ServedSite {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a website on a port of its own, which makes it another origin than the wallet's.
 *
 * @param content body of every page, or what answers the requests
 * @param headers sent with every page that is a text
 */
export async function startSite(
  content: string | RequestListener,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  const server: Server = createServer(
    typeof content === 'string'
      ? (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
          response.end(
            `<!doctype html><meta charset="utf-8"><title>Test shop</title><link rel="icon" href="data:,">${content}`,
          );
        }
      : content,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  servedSites.add(origin);
  return {
    origin,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

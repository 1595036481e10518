import { createServer, type Server } from 'node:http';
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
 * @param html body of every page
 * @param headers sent with every page
 */
export async function startSite(
  html: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  const page = `<!doctype html><meta charset="utf-8"><title>Test shop</title><link rel="icon" href="data:,">${html}`;
  const server: Server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(page);
  });
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

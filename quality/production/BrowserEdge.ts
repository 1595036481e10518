import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createCertificate } from './createCertificate.ts';
import { proxyTo } from './proxyTo.ts';
import type { PublicAccounts } from './PublicAccounts.ts';
import { standInOrigin, standInProject } from './standInProject.ts';

const ACCOUNTS = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

/** Hosts that a page of the stand-in may contact. */
export const pageHosts = {
  site: new URL(standInOrigin).host,
  functions: `us-central1-${standInProject}.cloudfunctions.net`,
  database: 'firestore.googleapis.com',
  accounts: ACCOUNTS[0] ?? '',
  tokens: ACCOUNTS[1] ?? '',
} as const;

/** The ports of this machine behind the names. */
interface Behind {
  readonly site: number;
  readonly functions: number;
  readonly database: number;
}

/**
 * Entry point for a browser that opens the stand-in under its real host names: one TLS server, behind which
 * are Hosting's front, the functions', the database and the accounts. The pages are the deployed ones,
 * unchanged.
 */
export class BrowserEdge {
  readonly #server;

  private constructor(certificate: string, key: string, answer: (...requested: Requested) => Promise<void>) {
    this.#server = createServer({ cert: certificate, key }, (request, response) => {
      answer(request, response).catch(() => response.destroy());
    });
  }

  /** @param directory where its certificate goes */
  static async start(directory: string, behind: Behind, accounts: PublicAccounts): Promise<BrowserEdge> {
    const hosts = Object.values(pageHosts);
    const { certificate, key } = await createCertificate(directory, 'edge', hosts);
    const ports = new Map([
      [pageHosts.site, behind.site],
      [pageHosts.functions, behind.functions],
      [pageHosts.database, behind.database],
    ]);
    const edge = new BrowserEdge(certificate, key, async (request, response) => {
      const { host = '' } = request.headers;
      if (ACCOUNTS.includes(host)) return accounts.answer(request, response);
      const port = ports.get(host);
      if (port === undefined) {
        response.writeHead(421).end();
        return;
      }
      const disconnected = new AbortController();
      response.on('close', () => disconnected.abort());
      const { headers, url: path = '/' } = request;
      const answer = await proxyTo(request, { port, path, headers }, disconnected.signal);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    await once(edge.#server.listen(0, '127.0.0.1'), 'listening');
    return edge;
  }

  /** Command-line arguments of Chromium: these host names resolve to this server, all others to nothing. */
  get chromiumArguments(): string[] {
    const { port } = this.#server.address() as AddressInfo;
    const rules = Object.values(pageHosts).map((host) => `MAP ${host}:443 127.0.0.1:${port}`);
    return [`--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`];
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

type Requested = [request: IncomingMessage, response: ServerResponse];

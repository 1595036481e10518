import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cacheAssets } from '../deploy/cacheAssets.ts';
import type { FirebaseConfiguration } from '../emulators/firebaseConfiguration.ts';
import { repositoryRoot } from '../repositoryRoot.ts';

// An import of this CommonJS package would differ from its types.
const { default: superstatic } = createRequire(import.meta.url)(
  'superstatic',
) as typeof import('superstatic');

/** Hosting's project file for the browser; no request uses it. */
const PROJECT = { apiKey: 'no-key', projectId: 'no-project', authDomain: 'no-project.firebaseapp.com' };

/** A site that is served. */
export interface ServedSite {
  /** Such as 'http://127.0.0.1:40123'. */
  readonly origin: string;
  /** Arguments that Chromium needs to open it. */
  readonly browserArguments?: readonly string[];
  readonly close: () => void;
}

/**
 * Serves a built site on a free port as Hosting does: with clean addresses, rewrites and headers from
 * firebase.json, through the Hosting emulator's library, and compressed like Hosting but unlike the emulator.
 * Functions are missing.
 *
 * @param dist the built site
 * @param answers content that replaces files of the site, by path
 */
export async function serveSite(
  dist: string,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<ServedSite> {
  const { hosting } = JSON.parse(
    readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
  ) as FirebaseConfiguration;
  const { rewrites, ...config } = cacheAssets(hosting, readdirSync(join(dist, 'assets')));
  const files = superstatic({
    cwd: dist,
    compression: true,
    fallthrough: false,
    config: { ...config, public: '.', rewrites: rewrites.filter(isToFile) },
  }) as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  const special: Readonly<Record<string, unknown>> = { '/__/firebase/init.json': PROJECT, ...answers };

  const server = createServer((request, response) => {
    const answer = special[request.url ?? ''];
    if (answer === undefined) {
      files(request, response, () => response.writeHead(404).end());
    } else {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isToFile(rewrite: { source: string }): rewrite is { source: string; destination: string } {
  return 'destination' in rewrite;
}

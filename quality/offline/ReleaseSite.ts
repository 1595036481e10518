import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  firebaseConfiguration,
  type FirebaseConfiguration,
} from '../../tools/emulators/firebaseConfiguration.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { onStack } from '../../tools/site/onStack.ts';
import { stackPorts } from '../../tools/stackPorts.ts';
import { readRelease } from '../../web/prerender/readRelease.ts';
import { releaseScript } from '../../web/prerender/releaseScript.ts';

// An import of this CommonJS package would differ from its types.
const { default: superstatic } = createRequire(import.meta.url)(
  'superstatic',
) as typeof import('superstatic');

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Documents of a release that its worker stores. */
const DOCUMENTS = ['app.html', 'index.html'];

/** The offset of the stack that the environment names. */
function portOffset(): number {
  const { port } = new URL(process.env['HOSTING_URL'] ?? '');
  return Number(port) - stackPorts(0).hosting;
}

/**
 * The built site on an origin of its own, with the headers of Hosting, the policy of the stack, and the stack behind it. It
 * publishes further releases, and can be cut off.
 */
export class ReleaseSite {
  /** True to end every connection without an answer. */
  isDown = false;
  readonly #folder: string;
  readonly #server: Server;

  private constructor(folder: string, server: Server) {
    this.#folder = folder;
    this.#server = server;
  }

  static async start(): Promise<ReleaseSite> {
    const folder = mkdtempSync(join(tmpdir(), 'everything-wallet-release-'));
    cpSync(join(repositoryRoot, 'web', 'dist'), folder, { recursive: true });
    const deployed = JSON.parse(
      readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
    ) as FirebaseConfiguration;
    const { rewrites, ...hosting } = firebaseConfiguration(
      deployed,
      stackPorts(portOffset()),
      readdirSync(join(folder, 'assets')),
    ).hosting;
    const files = superstatic({
      cwd: folder,
      compression: true,
      fallthrough: false,
      config: {
        ...hosting,
        public: '.',
        rewrites: rewrites.filter((rewrite) => 'destination' in rewrite) as never,
      },
    }) as Handler;
    const settings = onStack(process.env as Record<string, string>);
    const server = createServer((request, response) => {
      if (site.isDown) {
        request.socket.destroy();
        return;
      }
      const answer = settings[request.url ?? ''];
      if (answer === undefined) files(request, response, () => response.writeHead(404).end());
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const site = new ReleaseSite(folder, server);
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /**
   * Publishes another release: other documents, marked with its version, and their worker.
   *
   * @param spoil true to change a document afterwards, as an unfinished deployment would
   */
  async publish(version: string, { isUrgent = false, spoil = false } = {}): Promise<void> {
    for (const name of DOCUMENTS) this.#mark(name, version);
    const release = readRelease(this.#folder, ['/', '/auth', '/help']);
    const changes = [`Version ${version} is faster.`];
    this.#write('sw.js', await releaseScript({ ...release, version, changes, isUrgent }));
    if (spoil) this.#mark('app.html', 'half');
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #mark(name: string, version: string): void {
    const document = readFileSync(join(this.#folder, name), 'utf8').replace(/<meta name="release"[^>]*>/, '');
    this.#write(name, document.replace('<head>', `<head><meta name="release" content="${version}">`));
  }

  #write(name: string, content: string): void {
    writeFileSync(join(this.#folder, name), content);
  }
}

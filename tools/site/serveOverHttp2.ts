import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ServedSite } from './serveSite.ts';

/** A certificate and its key, both PEM. */
interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers of a connection of HTTP/1.1, which HTTP/2 refuses. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Serves a site over HTTP/2 from a store of compressed answers, as the servers of Hosting do: over HTTP/1.1 a browser has only six requests
 * under way, and compressing a file for each request takes the processor that the browser needs.
 */
export async function serveOverHttp2(
  site: ServedSite,
  { certificate, key }: Certificate,
): Promise<ServedSite> {
  const answers = new Map<string, Promise<Answer>>();
  const sessions = new Set<Http2Session>();
  const server = createSecureServer({ cert: certificate, key }, (request, response) => {
    const encoding = request.headers['accept-encoding'] ?? 'identity';
    const name = `${encoding} ${request.url}`;
    const answer = answers.get(name) ?? readAnswer(site.origin + request.url, encoding);
    answers.set(name, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  const publicKey = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(publicKey).digest('base64');
  return {
    origin: `https://127.0.0.1:${port}`,
    // Accepts the certificate as if an authority had signed it.
    browserArguments: [`--ignore-certificate-errors-spki-list=${digest}`],
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
      site.close();
    },
  };
}

/** Asks for an address and returns its answer as it was sent: compressed. */
async function readAnswer(url: string, encoding: string): Promise<Answer> {
  const request = get(url, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)),
  );
  return { status: response.statusCode ?? 502, headers, body: await buffer(response) };
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { UseCounts } from './SessionCounts.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Bytes that the headers of an answer take, about. */
const HEADER_BYTES = 1_500;

/**
 * Serves a built site as Hosting does: compressed, assets with a long cache lifetime, everything else
 * revalidated.
 *
 * @param built the folder of the build
 * @param generated content that is not a file, by its address
 * @param use counts the bytes that are sent
 * @returns the port, and what serves another build from then on
 */
export async function serveSite(
  built: string,
  generated: Readonly<Record<string, unknown>>,
  use: () => UseCounts,
): Promise<{ readonly port: number; readonly publish: (built: string) => void }> {
  let site = built;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const [body, type] = pathname in generated ? made(generated[pathname]) : file(site, pathname);
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`;
    const isAsset = pathname.startsWith('/assets/');
    response.setHeader('etag', etag);
    response.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (request.headers['if-none-match'] === etag) {
      use().hostingBytes += HEADER_BYTES;
      response.writeHead(304).end();
      return;
    }
    // Fonts are compressed already.
    const isCompressed = type !== types['.woff2'];
    const sent = isCompressed ? brotliCompressSync(body) : body;
    use().hostingBytes += HEADER_BYTES + sent.length;
    response.setHeader('content-type', type);
    if (isCompressed) response.setHeader('content-encoding', 'br');
    response.end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    publish: (next) => {
      site = next;
    },
  };
}

function made(value: unknown): [Buffer, string] {
  return [Buffer.from(JSON.stringify(value)), 'application/json'];
}

/** A file, the page of an address, or the application's page for its own addresses. */
function file(site: string, pathname: string): [Buffer, string] {
  const candidates = [pathname, `${pathname}.html`, join(pathname, 'index.html'), '/app.html'];
  const found = candidates
    .map((candidate) => join(site, candidate))
    .find((path) => existsSync(path) && statSync(path).isFile());
  if (found === undefined) throw new Error(`${site} has no page for ${pathname}`);
  return [readFileSync(found), types[extname(found)] ?? 'application/octet-stream'];
}

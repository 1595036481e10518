import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCertificate } from '../../quality/production/createCertificate.ts';
import { serveOverHttp2 } from './serveOverHttp2.ts';

test('answers over HTTP/2 as the site did, compressed, and asks it once for each file', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === '/lost' ? 404 : 200, {
      'content-encoding': 'gzip',
      'x-frame-options': 'DENY',
    });
    response.end(gzipSync(`File ${request.url}`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = await serveOverHttp2(
    {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    },
    await createCertificate(mkdtempSync(join(tmpdir(), 'http2-')), 'test', []),
  );
  const session = connect(site.origin, { rejectUnauthorized: false });
  try {
    const answers = await Promise.all(
      ['/a.js', '/lost', '/a.js'].map(async (path) => {
        const stream = session.request({ ':path': path, 'accept-encoding': 'gzip' });
        const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
        return [headers[':status'], headers['x-frame-options'], gunzipSync(await buffer(stream)).toString()];
      }),
    );
    expect(answers).toEqual([
      [200, 'DENY', 'File /a.js'],
      [404, 'DENY', 'File /lost'],
      [200, 'DENY', 'File /a.js'],
    ]);
    expect(asked).toEqual(['/a.js', '/lost']);
    expect(site.browserArguments?.[0]).toMatch(/^--ignore-certificate-errors-spki-list=[\w+/]{43}=$/);
  } finally {
    session.destroy();
    site.close();
  }
});

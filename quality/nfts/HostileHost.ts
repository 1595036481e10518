import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { hugePng } from '../../functions/src/testing/hostilePictures.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const json =
  (content: unknown): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content));
const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();
const picture =
  (bytes: Buffer, type = 'image/png'): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes);

/** Sends a few bytes every 200 ms, and never ends. */
const drip: Answer = (response) => {
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
};
/** Sends as many bytes as are read, and never ends. */
const endless: Answer = (response) => {
  const block = Buffer.alloc(65_536, 0x20);
  const more = (): void => {
    if (!response.destroyed) response.write(block, () => setImmediate(more));
  };
  more();
};

const bomb = gzipSync(Buffer.alloc(200_000_000, 0x20), { level: 9 });
const PNG = '/good.png';

/** Answers of a hostile host, by path. */
const answers: Readonly<Record<string, Answer>> = {
  '/good.json': json({ name: 'Good', image: `https://files.example${PNG}` }),
  [PNG]: picture(hugePng(64, 64)),
  '/large.json': (response) => response.end(`{"name":"${'x'.repeat(2_000_000)}"}`),
  '/said-large.json': (response) => response.writeHead(200, { 'content-length': '5000000000' }).write('{'),
  '/bomb.json': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/twice.json': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(bomb)),
  '/silent': () => undefined,
  '/drip': drip,
  '/endless': endless,
  '/headers': (response) => response.flushHeaders(),
  '/page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><script>top.ran=1</script></html>'),
  '/page-as-json': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('<html><script>top.ran=1</script></html>'),
  '/nothing': (response) => response.writeHead(204).end(),
  '/cut.json': (response) =>
    response.writeHead(200, { 'content-length': '500' }).write('{"name":"C', () => response.destroy()),
  '/deep.json': (response) => response.end(`${'['.repeat(400_000)}${']'.repeat(400_000)}`),
  '/to-loopback': redirect('https://127.0.0.1/secret'),
  '/to-six': redirect('https://[::1]/secret'),
  '/to-mapped': redirect('https://[::ffff:169.254.169.254]/computeMetadata/v1/'),
  '/to-name': redirect('https://inside.example/secret'),
  '/to-plain': redirect('http://files.example/good.json'),
  '/to-port': redirect('https://files.example:22/'),
  '/to-credentials': redirect('https://admin:admin@files.example/good.json'),
  '/to-itself': redirect('https://files.example/to-itself'),
  '/to-file': redirect('file:///etc/passwd'),
  '/huge.png': picture(hugePng(50_000, 50_000)),
  '/page.png': picture(Buffer.from('<html><script>top.ran=1</script></html>')),
  '/html.png': picture(Buffer.from('<html><script>top.ran=1</script></html>'), 'text/html'),
  '/script.png': picture(Buffer.from('top.ran=1'), 'text/javascript'),
  '/large.png': picture(Buffer.concat([hugePng(64, 64), Buffer.alloc(11_000_000)])),
  '/svgz': picture(
    gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
    'image/svg+xml',
  ),
  '/pdf': picture(Buffer.from('%PDF-1.7 '), 'image/png'),
};

/** The server of such a host; everything at it that no address names is 404. */
export class HostileHost {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<HostileHost> {
    const server = createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      if (answer) answer(response, request);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new HostileHost(server);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

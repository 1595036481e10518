import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UseCounts } from './SessionCounts.ts';

/** Functions that are served. */
export interface ServedFunctions {
  readonly port: number;
  /** Repeats the last call of a function, at another port. */
  readonly lastCall: (name: string) => (port: number) => Promise<void>;
}

type Endpoint = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Serves functions at /{project}/{region}/{name}, as the emulator does, and the REST API at /api, as Hosting does,
 * in this process: their own requests can be counted.
 *
 * @param endpoints the functions by name
 * @param use counts requests and answers
 */
export async function serveFunctions(
  endpoints: Readonly<Record<string, unknown>>,
  use: () => UseCounts,
): Promise<ServedFunctions> {
  const last = new Map<string, (port: number) => Promise<void>>();
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const name = url.startsWith('/api/') ? 'api' : (url.split('/').at(-1)?.split('?')[0] ?? '');
    const endpoint = endpoints[name];
    if (typeof endpoint !== 'function') {
      response.writeHead(404).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const counts = use();
      counts.functionRequests += 1;
      const body = Buffer.concat(chunks);
      if (request.method === 'POST') {
        counts.calls[name] = (counts.calls[name] ?? 0) + 1;
        const { authorization = '' } = request.headers;
        const headers = { authorization, 'content-type': 'application/json' };
        last.set(name, async (port) => {
          const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
            method: 'POST',
            headers,
            body,
          });
          if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
          await answer.arrayBuffer();
        });
      }
      void (endpoint as Endpoint)(asPlatform(request, body), answering(response, counts));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    port: portOf(server),
    lastCall: (name) => {
      const call = last.get(name);
      if (!call) throw new Error(`${name} was never called`);
      return call;
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Adds the platform's fields to a request. */
function asPlatform(request: IncomingMessage, rawBody: Buffer): IncomingMessage {
  const header = (name: string) => request.headers[name.toLowerCase()];
  return Object.assign(request, { rawBody, body: parsed(rawBody), header, get: header });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** Adds the platform's methods to an answer, and counts its bytes. */
function answering(response: ServerResponse, counts: UseCounts): ServerResponse {
  const status = (code: number) => {
    response.statusCode = code;
    return response;
  };
  const send = (body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    counts.functionBytes += Buffer.byteLength(text);
    response.setHeader('content-type', 'application/json');
    response.end(text);
    return response;
  };
  return Object.assign(response, { status, send, json: send });
}

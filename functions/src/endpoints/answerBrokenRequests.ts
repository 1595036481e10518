import { subscribe } from 'node:diagnostics_channel';
import { Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What of a connection says which answer is being written to it; Node decides by it in the same case. */
interface AnsweredSocket extends Socket {
  readonly server?: unknown;
  readonly _httpMessage?: { readonly headersSent: boolean } | null;
}

/**
 * Answers by itself what Node's HTTP parser refuses, such as headers that are too large (status 431), for a function
 * that answers whatever comes by itself.
 *
 * The platform starts the server and leaves such requests to Node, which answers them without a body. The server is met
 * with its first connection. What a proxy in front of it refuses never comes here.
 *
 * @param functionName the deployed function's; others in the same bundle are served by processes of their own
 * @param answerTo the answer to an error of the parser, with its code
 */
export function answerBrokenRequests(functionName: string, answerTo: (error: Error) => Response): void {
  if (process.env['FUNCTION_TARGET'] !== functionName) return;
  const known = new WeakSet<object>();
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: AnsweredSocket }).socket;
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    server.on('clientError', (error: Error, socket: AnsweredSocket) => {
      // Nobody listens any more, or is in the middle of another answer.
      if (!socket.writable || socket._httpMessage?.headersSent) socket.destroy();
      else void send(answerTo(error), socket);
    });
  });
}

async function send(response: Response, socket: Socket): Promise<void> {
  const body = await response.text();
  const headers = [
    ...response.headers,
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ];
  const head = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`,
    ...headers.map((header) => header.join(': ')),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

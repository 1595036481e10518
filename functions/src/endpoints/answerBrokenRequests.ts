import { subscribe } from 'node:diagnostics_channel';
import { Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Connection with the response being written to it; Node decides by it in the same case. */
interface AnsweredSocket extends Socket {
  readonly server?: unknown;
  readonly _httpMessage?: { readonly headersSent: boolean } | null;
}

/**
 * Answers requests that Node's HTTP parser refuses, such as too large headers (status 431), for a function
 * that answers every request itself.
 *
 * The platform starts the server and leaves such requests to Node, which answers them without a body. The
 * server is found with its first connection. Requests refused by a proxy in front of it never get here.
 *
 * @param functionName the deployed function's; others in the same bundle are served by processes of their own
 * @param answerTo returns the response to an error of the parser, by its code
 */
export function answerBrokenRequests(functionName: string, answerTo: (error: Error) => Response): void {
  if (process.env['FUNCTION_TARGET'] !== functionName) return;
  const known = new WeakSet<object>();
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: AnsweredSocket }).socket;
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    server.on('clientError', (error: Error, socket: AnsweredSocket) => {
      // The client has disconnected, or another response is being written.
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

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { stack } from './stack.ts';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

/** A question that has arrived, and that the test answers. */
export class AskedQuestion {
  readonly authorization: string | undefined;
  readonly messages: readonly { role: string; content: string }[];
  /** Resolves once the page has closed the connection, or its end was reached. */
  readonly left: Promise<void>;
  readonly #response: ServerResponse;

  constructor(request: IncomingMessage, body: string, response: ServerResponse) {
    this.authorization = request.headers.authorization;
    this.messages = (JSON.parse(body) as { messages: { role: string; content: string }[] }).messages;
    this.#response = response;
    this.left = new Promise((resolve) => response.once('close', resolve));
  }

  /** Adds to the answer. */
  say(content: string): void {
    this.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  }

  /** Adds anything to the stream; without a text, only its head goes out. */
  write(raw = ': ready\n\n'): void {
    if (!this.#response.headersSent)
      this.#response.writeHead(200, { ...CORS, 'Content-Type': 'text/event-stream' });
    this.#response.write(raw);
  }

  /** Completes the answer. */
  done(): void {
    this.write('data: [DONE]\n\n');
    this.end();
  }

  /** Ends the stream in good order. */
  end(): void {
    this.#response.end();
  }

  /** Breaks the connection. */
  cut(): void {
    this.#response.destroy();
  }

  /** Answers with a status and a body, and no stream. */
  refuse(status: number, body = '', headers: Readonly<Record<string, string>> = {}): void {
    this.#response.writeHead(status, { ...CORS, ...headers });
    this.#response.end(body);
  }
}

/** A fake server of the support chat, whose answers a test sends piece by piece. */
export class ChatServer {
  readonly #server: Server;
  readonly #arrived: AskedQuestion[] = [];
  readonly #waiting: ((question: AskedQuestion) => void)[] = [];

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.#receive(request, response);
    });
  }

  /** Starts a server, and leads a page's questions to it. */
  static async start(page: Page): Promise<ChatServer> {
    const server = createServer();
    const chatServer = new ChatServer(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await page.route(`${stack.functionsUrl}/supportChat`, (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/` }),
    );
    return chatServer;
  }

  /** Waits for the next question. */
  nextQuestion(): Promise<AskedQuestion> {
    const arrived = this.#arrived.shift();
    if (arrived) return Promise.resolve(arrived);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Number of received questions that no test has read. */
  get unread(): number {
    return this.#arrived.length;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.writeHead(204, CORS).end();
      return;
    }
    const question = new AskedQuestion(request, await text(request), response);
    const waiting = this.#waiting.shift();
    if (waiting) waiting(question);
    else this.#arrived.push(question);
  }
}

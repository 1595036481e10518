import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';

/** Behaviours of a receiver that has faults. */
export const faults = ['fail', 'hang', 'redirect', 'slow', 'restart'] as const;

export type Fault = (typeof faults)[number];

/** Milliseconds of a slow response, and of a restart. */
const SLOW_MS = 60;
const RESTART_MS = 10;

/** A real HTTP server that verifies events as a program of an API user does. */
export class Receiver {
  /** Ids of the events that it took, in order; an event that comes again is here again. */
  readonly received: string[] = [];
  /** Requests whose signature is not valid. */
  invalid = 0;
  readonly #counts = new Map<Fault, number>();
  readonly #nextFault: () => Fault | undefined;
  readonly #clock: () => number;
  #verifier: Verifier | undefined;
  #server: Server;
  #port = 0;
  #restarting: Promise<void> | undefined;

  /**
   * @param clock time of the simulation, in ms since 1970
   * @param nextFault fault of the next request
   */
  constructor(clock: () => number, nextFault: () => Fault | undefined) {
    this.#clock = clock;
    this.#nextFault = nextFault;
    this.#server = this.#create();
  }

  /** Requests that had a fault, by its name. */
  get counts(): ReadonlyMap<Fault, number> {
    return this.#counts;
  }

  /** Waits until it listens. */
  async settle(): Promise<void> {
    await this.#restarting;
  }

  /** Starts it; returns its URL. */
  async start(): Promise<string> {
    await listen(this.#server, 0);
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}/hooks`;
  }

  use(secret: string): void {
    this.#verifier = new Verifier(secret);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #create(): Server {
    return createServer((request, response) => void this.#answer(request, response));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    } catch {
      return;
    }
    const fault = this.#nextFault();
    if (fault) this.#counts.set(fault, (this.#counts.get(fault) ?? 0) + 1);
    if (fault === 'fail') response.writeHead(500).end();
    else if (fault === 'redirect') response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
    else if (fault === 'restart') {
      // Requests at the same time are part of one restart.
      this.#restarting ??= this.#restart().finally(() => (this.#restarting = undefined));
    } else if (fault !== 'hang') this.#take(request, response, Buffer.concat(chunks).toString(), fault);
  }

  #take(
    { headers }: IncomingMessage,
    response: ServerResponse,
    body: string,
    fault: Fault | undefined,
  ): void {
    try {
      this.received.push(this.#verify(headers as Record<string, string>, body));
    } catch {
      this.invalid += 1;
      response.writeHead(401).end();
      return;
    }
    const end = () => response.writeHead(200).end('ok');
    if (fault === 'slow') void setTimeout(SLOW_MS).then(end);
    else end();
  }

  /** Verifies at the time of the simulation: the library refuses times that are not the present. */
  #verify(headers: Record<string, string>, body: string): string {
    const { now } = Date;
    Date.now = this.#clock;
    try {
      return (this.#verifier?.verify(body, headers) as { readonly id: string }).id;
    } finally {
      Date.now = now;
    }
  }

  async #restart(): Promise<void> {
    await this.stop();
    await setTimeout(RESTART_MS);
    for (let isListening = false; !isListening;) {
      this.#server = this.#create();
      // The port can be that of an outgoing connection for a moment.
      isListening = await listen(this.#server, this.#port).then(
        () => true,
        () => setTimeout(RESTART_MS, false),
      );
    }
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

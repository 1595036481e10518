import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A node of a chain, as a provider of nodes offers it: passes questions on to the local chain, counts them, and may be down, silent, slow or busy. */
export class NodeRelay {
  isDown = false;
  /** True to accept requests and never answer. */
  isSilent = false;
  /** Milliseconds that its next answer takes longer than the chain's. */
  delayMs: () => number = () => 0;
  /** Returns true to refuse the next request with a rate-limit error (429). */
  isBusy: () => boolean = () => false;
  /** Questions that it refused. */
  refusals = 0;
  /** Questions by method. */
  readonly asked = new Map<string, number>();
  readonly #server;

  private constructor(chainUrl: string) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (this.isDown) return void request.socket.destroy();
        if (this.isSilent) return;
        void this.#answer(Buffer.concat(chunks).toString(), chainUrl, response);
      });
    });
  }

  async #answer(body: string, chainUrl: string, response: ServerResponse): Promise<void> {
    for (const { method } of [JSON.parse(body) as { method: string }].flat()) {
      this.asked.set(method, (this.asked.get(method) ?? 0) + 1);
    }
    const isRefused = this.isBusy();
    const delayMs = this.delayMs();
    if (delayMs > 0) await sleep(delayMs);
    const headers = { 'content-type': 'application/json' };
    if (isRefused) {
      this.refusals += 1;
      const error = { code: -32_005, message: 'Too many requests' };
      response.writeHead(429, headers).end(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
      return;
    }
    try {
      const answer = await fetch(chainUrl, { method: 'POST', headers, body });
      response.writeHead(answer.status, headers).end(await answer.text());
    } catch {
      response.destroy();
    }
  }

  static async start(chainUrl: string): Promise<NodeRelay> {
    const relay = new NodeRelay(chainUrl);
    await once(relay.#server.listen(0, '127.0.0.1'), 'listening');
    return relay;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

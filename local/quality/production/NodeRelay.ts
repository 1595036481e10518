import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A node of a chain, as a provider of nodes offers it: passes questions on to the local chain, counts them, and may be down or silent. */
export class NodeRelay {
  isDown = false;
  /** Whether it takes questions and never answers. */
  isSilent = false;
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
        const body = Buffer.concat(chunks).toString();
        const { method } = JSON.parse(body) as { method: string };
        this.asked.set(method, (this.asked.get(method) ?? 0) + 1);
        fetch(chainUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
          .then(async (answer) => {
            response
              .writeHead(answer.status, { 'content-type': 'application/json' })
              .end(await answer.text());
          })
          .catch(() => response.destroy());
      });
    });
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

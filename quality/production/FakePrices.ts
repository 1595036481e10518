import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for CoinGecko: returns the price of every requested coin, or a rate-limit error. */
export class FakePrices {
  isLimiting = false;
  /** Offset of its clock from the real one, in milliseconds: prices of another hour are discarded. */
  aheadMs = 0;
  /** Times of requests, in milliseconds since 1970. */
  readonly askedAt: number[] = [];
  readonly #server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://prices');
      response.setHeader('content-type', 'application/json; charset=utf-8');
      // Past prices and those of tokens are separate, rare requests.
      if (!pathname.endsWith('/simple/price')) {
        const now = Date.now();
        const past = { prices: [0, 1, 2].map((index) => [now - (2 - index) * 3_600_000, 1_000 + index]) };
        response.end(JSON.stringify(pathname.endsWith('/market_chart') ? past : {}));
        return;
      }
      this.askedAt.push(Date.now());
      if (this.isLimiting) {
        response.writeHead(429).end(JSON.stringify({ status: { error_code: 429 } }));
        return;
      }
      const ids = searchParams.get('ids') ?? '';
      const prices = ids.split(',').map(
        (id, index) =>
          [
            id,
            {
              usd: 1_000 + index,
              usd_24h_change: 1.5,
              last_updated_at: Math.floor((Date.now() + this.aheadMs) / 1000),
            },
          ] as const,
      );
      response.end(JSON.stringify(Object.fromEntries(prices)));
    });
  }

  static async start(): Promise<FakePrices> {
    const prices = new FakePrices();
    await once(prices.#server.listen(0, '127.0.0.1'), 'listening');
    return prices;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

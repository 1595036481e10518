import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands before a service and passes bytes on, at once, late, or not at all; counts the connections. */
export class TcpRelay {
  /** Delay of the service's output, in milliseconds. */
  delayMs = 0;
  readonly #server;
  readonly #sockets = new Set<Socket>();

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#server = createServer((client) => {
      const service = connect(target);
      for (const socket of [client, service]) {
        this.#sockets.add(socket);
        socket.setNoDelay(true);
        socket.on('close', () => this.#sockets.delete(socket));
        socket.on('error', () => {
          client.destroy();
          service.destroy();
        });
      }
      client.on('data', (bytes) => service.write(bytes));
      client.on('end', () => service.end());
      let dueAt = 0;
      const later = (task: () => void) => {
        const now = performance.now();
        // In its order, also when the delay ends meanwhile.
        dueAt = Math.max(dueAt, now + this.delayMs);
        if (dueAt <= now) task();
        else setTimeout(task, dueAt - now);
      };
      service.on('data', (bytes) => later(() => client.write(bytes)));
      service.on('end', () => later(() => client.end()));
    });
  }

  static async start(target: { readonly host: string; readonly port: number }): Promise<TcpRelay> {
    const relay = new TcpRelay(target);
    await once(relay.#server.listen(0, '127.0.0.1'), 'listening');
    return relay;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  end(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

import { readFileSync } from 'node:fs';
import { Socket, type TcpSocketConnectOpts } from 'node:net';

/*
 * Loaded into every process of the stand-in before anything else (`node --import`): what stands between the product's code,
 * which stays as it is, and the world outside. Connections to Google's servers go to the local one, TLS and all, and those to
 * anywhere else are refused; and the clock can be set off.
 */

const { STAND_IN_GOOGLE_PORT = '', STAND_IN_CLOCK = '' } = process.env;

const LOCAL = new Set(['127.0.0.1', 'localhost', '::1']);

type Connect = (this: Socket, ...given: unknown[]) => Socket;

/** The host that a connection is wanted to; undefined where it is to no TCP port. */
function hostOf(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null || !('port' in options)) return undefined;
  return 'host' in options && typeof options.host === 'string' ? options.host : 'localhost';
}

// oxlint-disable-next-line typescript/unbound-method -- called with the socket it belongs to
const connect = Socket.prototype.connect as Connect;

Socket.prototype.connect = function (this: Socket, ...given: unknown[]): Socket {
  // net.connect hands its arguments on as a list that it has put in order.
  const [first, ...rest] = (Array.isArray(given[0]) ? given[0] : given) as [unknown, ...unknown[]];
  const host = hostOf(first);
  if (host === undefined || LOCAL.has(host)) return Reflect.apply(connect, this, given);
  if (host.endsWith('.googleapis.com')) {
    const target = {
      ...(first as TcpSocketConnectOpts),
      lookup: undefined,
      host: '127.0.0.1',
      port: Number(STAND_IN_GOOGLE_PORT),
      autoSelectFamily: false,
    };
    return Reflect.apply(connect, this, [target, ...rest.filter((each) => typeof each === 'function')]);
  }
  process.stderr.write(`stand-in: ${host} was asked for\n`);
  process.nextTick(() => this.destroy(new Error(`${host} is outside of the stand-in`)));
  return this;
};

if (STAND_IN_CLOCK) {
  const RealDate = Date;
  let offset = 0;
  const readOffset = () => {
    offset = Number(readFileSync(STAND_IN_CLOCK, 'utf8')) || 0;
  };
  readOffset();
  setInterval(readOffset, 50).unref();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: unknown[], requested: () => void) =>
      Reflect.construct(target, values.length === 0 ? [target.now() + offset] : values, requested) as Date,
    apply: (target) => new target(target.now() + offset).toString(),
    get: (target, name) =>
      name === 'now' ? () => target.now() + offset : (Reflect.get(target, name) as unknown),
  });
}

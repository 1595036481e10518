import { readFileSync } from 'node:fs';
import { Socket, type SocketConnectOpts } from 'node:net';

/*
 * Loaded into every process of the stand-in before anything else (`node --import`): what stands between the product's code,
 * which stays as it is, and the world outside. Connections to Google's servers go to the local one, TLS and all, and those to
 * anywhere else are refused; and the clock can be set off.
 */

const { STAND_IN_GOOGLE_PORT = '', STAND_IN_CLOCK = '' } = process.env;

const LOCAL = new Set(['127.0.0.1', 'localhost', '::1']);

type Connect = (this: Socket, options: SocketConnectOpts, ...rest: unknown[]) => Socket;
// eslint-disable-next-line @typescript-eslint/unbound-method -- called with the socket it belongs to
const connect = Socket.prototype.connect as unknown as Connect;

Socket.prototype.connect = function (this: Socket, ...given: unknown[]): Socket {
  // net.connect hands its arguments on as a list that it has put in order.
  const [first, ...rest] = (Array.isArray(given[0]) ? given[0] : given) as [SocketConnectOpts, ...unknown[]];
  if (typeof first !== 'object' || !('port' in first)) return Reflect.apply(connect, this, given) as Socket;
  const host = first.host ?? 'localhost';
  if (LOCAL.has(host)) return Reflect.apply(connect, this, given) as Socket;
  const { lookup: _lookup, ...options } = first;
  if (host.endsWith('.googleapis.com')) {
    const target = {
      ...options,
      host: '127.0.0.1',
      port: Number(STAND_IN_GOOGLE_PORT),
      autoSelectFamily: false,
    };
    return Reflect.apply(connect, this, [
      target,
      ...rest.filter((each) => typeof each === 'function'),
    ]) as Socket;
  }
  process.stderr.write(`stand-in: ${host} was asked for\n`);
  process.nextTick(() => this.destroy(new Error(`${host} is outside of the stand-in`)));
  return this;
} as unknown as Socket['connect'];

if (STAND_IN_CLOCK) {
  const RealDate = Date;
  let offset = 0;
  const readOffset = () => {
    offset = Number(readFileSync(STAND_IN_CLOCK, 'utf8')) || 0;
  };
  readOffset();
  setInterval(readOffset, 50).unref();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [], asked: () => void) =>
      Reflect.construct(target, values.length === 0 ? [target.now() + offset] : values, asked) as Date,
    apply: (target) => new target(target.now() + offset).toString(),
    get: (target, name) =>
      name === 'now' ? () => target.now() + offset : (Reflect.get(target, name) as unknown),
  });
}

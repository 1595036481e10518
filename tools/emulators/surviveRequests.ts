import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { Server, type ServerResponse } from 'node:http';

/*
 * Loaded into the process of the emulators before anything else (`node --import`). The Hosting emulator handles some requests
 * outside of any error handler, so that one malformed URL (`/%zz`) would end the process, and every emulator with it.
 * Here an error that a request causes ends that request alone; any other error ends the process as before.
 */

const answering = new AsyncLocalStorage<ServerResponse>();

type Emit = (this: Server, event: string | symbol, ...given: unknown[]) => boolean;

// oxlint-disable-next-line typescript/unbound-method -- called with the server it belongs to
const emit = Server.prototype.emit as Emit;

Server.prototype.emit = function (this: Server, event: string | symbol, ...given: unknown[]): boolean {
  const handle = () => Reflect.apply(emit, this, [event, ...given]);
  if (event !== 'request') return handle();
  const response = given[1] as ServerResponse;
  try {
    return answering.run(response, handle);
  } catch (error) {
    refuse(response, error);
    return true;
  }
};

process.setUncaughtExceptionCaptureCallback((error) => {
  const response = answering.getStore();
  if (response) refuse(response, error);
  else (process as EventEmitter).emit('uncaughtException', error, 'uncaughtException');
});

function refuse(response: ServerResponse, error: unknown): void {
  process.stderr.write(`A request failed: ${error instanceof Error ? error.stack : String(error)}\n`);
  if (response.headersSent) response.destroy();
  else response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad Request\n');
}

import { once } from 'node:events';
import { createServer } from 'node:net';
import { isListening } from './isListening.ts';

/** Returns true if a TCP port of 127.0.0.1 is free and this process may use it. */
export async function isPortFree(port: number): Promise<boolean> {
  // Both are checked: some systems allow binding 127.0.0.1 although another process listens on all addresses.
  return !(await isListening(port).catch(() => false)) && (await binds(port));
}

async function binds(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Whether nothing listens on a TCP port of 127.0.0.1 and this process may. */
export async function isPortFree(port: number): Promise<boolean> {
  // Both are asked: some systems let one bind 127.0.0.1 although another listens on all addresses.
  return !(await answers(port)) && (await binds(port));
}

async function answers(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
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

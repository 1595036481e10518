import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Whether something listens on a TCP port of 127.0.0.1. The system itself answers, so whoever listens may be as busy
 * as it likes.
 * @throws {Error} When that cannot be found out, for another reason than a refused connection.
 */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return false;
    throw error;
  } finally {
    socket.destroy();
  }
}

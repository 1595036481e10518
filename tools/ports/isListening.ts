import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Returns true if a process listens on a TCP port of 127.0.0.1. The system itself answers, even if that
 * process is busy.
 *
 * @throws {Error} Where the check fails for another reason than a refused connection.
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

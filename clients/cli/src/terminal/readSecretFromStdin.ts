import { usageError } from '../errors/usageError.ts';
import { readStdin } from './readStdin.ts';

/**
 * Reads a secret that is piped into the program.
 *
 * @throws CliError 'usage' when stdin is a terminal, which would show what is typed
 */
export async function readSecretFromStdin(): Promise<string> {
  if (process.stdin.isTTY) {
    throw usageError('This terminal would show the secret, so it was not read.', 'Pipe it into the command.');
  }
  return readStdin();
}

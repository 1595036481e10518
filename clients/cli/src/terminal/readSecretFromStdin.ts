import { usageError } from '../errors/usageError.ts';
import { readStdin } from './readStdin.ts';

/**
 * Reads a secret from a pipe.
 *
 * @throws CliError 'usage' when stdin is a terminal, which would show the input
 */
export async function readSecretFromStdin(): Promise<string> {
  if (process.stdin.isTTY) {
    throw usageError('This terminal would show the secret, so it was not read.', 'Pipe it into the command.');
  }
  return readStdin();
}

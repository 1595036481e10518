import { usageError } from '../errors/usageError.ts';
import { askSecret } from '../terminal/askSecret.ts';
import { isInteractive } from '../terminal/isInteractive.ts';
import { readSecretFromStdin } from '../terminal/readSecretFromStdin.ts';

/**
 * Reads the password of a keystore: from stdin, from EW_KEYSTORE_PASSWORD, or from the terminal.
 *
 * @throws CliError 'usage' without a terminal
 */
export async function askPassword(isOnStdin: boolean): Promise<string> {
  if (isOnStdin) return readSecretFromStdin();
  const configured = process.env['EW_KEYSTORE_PASSWORD'];
  // As with every variable, an empty one counts as unset.
  if (configured) return configured;
  if (!isInteractive()) {
    throw usageError(
      'There is no terminal to ask for the keystore password.',
      'Use --password-stdin, or set EW_KEYSTORE_PASSWORD.',
    );
  }
  return askSecret('Keystore password (not shown): ');
}

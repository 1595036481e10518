import { EverythingWallet } from '@everything-wallet/sdk';
import type { Settings } from './config/resolveSettings.ts';
import { CliError } from './errors/CliError.ts';
import { usageError } from './errors/usageError.ts';
import { exitCodes } from './exitCodes.ts';

/**
 * The API with the key and at the address of the settings.
 *
 * @throws CliError 'key_missing' when there is no key, 'usage' when the address cannot be used
 */
export function connect({ apiKey, baseUrl }: Pick<Settings, 'apiKey' | 'baseUrl'>): EverythingWallet {
  if (apiKey === undefined) {
    throw new CliError('key_missing', 'There is no API key.', {
      exitCode: exitCodes.notAuthorised,
      remedy: 'Make one in the developer portal and run "ew login", or set EW_API_KEY.',
    });
  }
  try {
    return new EverythingWallet({ apiKey, baseUrl });
  } catch (error) {
    if (error instanceof TypeError) throw usageError(`${error.message}.`);
    throw error;
  }
}

import { ApiKeyError, EverythingWallet } from '@everything-wallet/sdk';
import type { Settings } from './config/resolveSettings.ts';
import { apiRemedies } from './errors/apiRemedies.ts';
import { CliError } from './errors/CliError.ts';
import { usageError } from './errors/usageError.ts';
import { exitCodes } from './exitCodes.ts';

type Connection = Pick<Settings, 'apiKey' | 'baseUrl'> & Partial<Pick<Settings, 'isKeyOfAnother'>>;

/**
 * Creates the API client with the key and address of the settings.
 *
 * @throws CliError 'key_missing' when there is no key for this address, 'key_malformed' for a malformed one,
 *   'usage' when the address is invalid
 */
export function createApiClient({ apiKey, baseUrl, isKeyOfAnother = false }: Connection): EverythingWallet {
  if (isKeyOfAnother) {
    throw new CliError('key_missing', 'The key of the configuration file is for another deployment.', {
      exitCode: exitCodes.notAuthorised,
      remedy: 'Pass this deployment’s key with --api-key or EW_API_KEY.',
    });
  }
  // An empty flag is a mistake; it must not fall back to a key from elsewhere.
  if (apiKey === undefined || apiKey === '') {
    throw new CliError('key_missing', 'There is no API key.', {
      exitCode: exitCodes.notAuthorised,
      remedy: 'Create one in the developer portal and run "ew login", or set EW_API_KEY.',
    });
  }
  try {
    return new EverythingWallet({ apiKey, baseUrl });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (!(error instanceof ApiKeyError)) throw usageError(`${error.message}.`);
    throw new CliError('key_malformed', `${error.message}.`, {
      exitCode: exitCodes.notAuthorised,
      remedy: apiRemedies['key_malformed'],
    });
  }
}

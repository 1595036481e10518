import { readFileSync } from 'node:fs';
import { usageError } from '../errors/usageError.ts';

/**
 * Reads an encrypted keystore (Web3 Secret Storage, version 3), without decrypting it.
 *
 * @throws CliError 'usage' when the file is missing, or is not a keystore
 */
export async function readKeystore(path: string): Promise<string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw usageError(
      `The keystore ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
    );
  }
  const { isKeystoreJson } = await import('ethers/wallet');
  if (!isKeystoreJson(text)) {
    throw usageError(
      `${path} is not an encrypted keystore.`,
      'Use a JSON file created by geth, cast or "wallet.encrypt(password)" of ethers.',
    );
  }
  return text;
}

import { sha256Hex } from '../digests/sha256Hex.ts';
import type { Vault } from './Vault.ts';
import { inOrder } from './vaultText.ts';

/** Writes a vault for storage and for a backup: one line of JSON that ends with the SHA-256 of the rest. */
export async function writeVault(vault: Vault): Promise<string> {
  const content = inOrder(vault);
  return JSON.stringify({ ...content, digest: await sha256Hex(JSON.stringify(content)) });
}

import type { Vault } from '../Vault.ts';
import { writeVault } from '../writeVault.ts';

/** Returns a vault's text after a change by an attacker who knows the format: the digest is right again. */
export async function rewritten(text: string, change: (vault: Vault) => Vault): Promise<string> {
  return writeVault(change(JSON.parse(text) as Vault));
}

import type { Vault } from '../Vault.ts';
import { writeVault } from '../writeVault.ts';

/** A vault's text after somebody changed it who knows how it is written: the digest is right again. */
export async function rewritten(text: string, change: (vault: Vault) => Vault): Promise<string> {
  return writeVault(change(JSON.parse(text) as Vault));
}

import { z } from 'zod';
import { WalletError } from '../errors/WalletError.ts';
import { PASSKEY_VERSION, VAULT_FORMAT, vaultSchema, type Vault } from './Vault.ts';
import { writeVault } from './writeVault.ts';

/** Enough to distinguish a vault of a later version from other data. */
const anyVersionSchema = z.object({ format: z.literal(VAULT_FORMAT), version: z.number().int() });

const writtenSchema = vaultSchema.extend({ digest: z.string() });

/**
 * Reads a vault's text, from the device or from a file.
 *
 * The digest detects accidents (a cut file, a flipped bit), so that these are not reported as a wrong
 * password; deliberate changes are detected when it is unlocked.
 *
 * @param userId the vault's user
 * @throws WalletError 'vault.error.damaged', 'vault.error.newer' or 'vault.error.foreign'
 */
export async function readVault(text: string, userId: string): Promise<Vault> {
  const json = parsed(text);
  const version = anyVersionSchema.safeParse(json).data?.version;
  if (version !== undefined && version > PASSKEY_VERSION) throw new WalletError('vault.error.newer');
  const written = writtenSchema.safeParse(json);
  // Another order, a space, a repeated member: any other form was not written here.
  if (!written.success || !hasLock(written.data) || (await writeVault(written.data)) !== text) {
    throw new WalletError('vault.error.damaged');
  }
  const { format, user, locks, secret } = written.data;
  if (user !== userId) throw new WalletError('vault.error.foreign');
  return { format, version: written.data.version, user, locks, secret };
}

/** Checks that a vault has the locks that its version requires. */
function hasLock({ version, locks }: Pick<Vault, 'version' | 'locks'>): boolean {
  return locks.password !== undefined || (version === PASSKEY_VERSION && locks.passkey !== undefined);
}

/** Parses JSON; undefined if invalid. Drops the parser's own error: it quotes the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a secret of the stack's functions (32 bytes, hex); created once and stored beside the emulators'
 * data, which depend on it.
 */
export function readStackSecret(stateDirectory: string, name: 'pepper' | 'counter-key'): string {
  const file = join(stateDirectory, name);
  if (!existsSync(file)) {
    mkdirSync(stateDirectory, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key (32 bytes, hex) of the stack's stored phrase hashes; made once and kept beside them, as they depend on it. */
export function readPepper(stateDirectory: string): string {
  const file = join(stateDirectory, 'pepper');
  if (!existsSync(file)) {
    mkdirSync(stateDirectory, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

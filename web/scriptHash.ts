import { createHash } from 'node:crypto';

/** Returns the source expression by which a content security policy allows exactly the given script (CSP 3, hash-source). */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

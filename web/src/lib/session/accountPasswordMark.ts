import { z } from 'zod';
import { browserStore } from '../storage/browserStore.ts';

const PREFIX = 'session.passwordMark.';

/** PBKDF2-SHA-256 (OWASP 2023): each guess costs an attacker who reads the disk. */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;

/**
 * Bits of the mark, too few to confirm a guess: one password in 4096 has the same mark. A password that is
 * refused by chance only has to be changed.
 */
const MARK_BITS = 12;

const schema = z.strictObject({ salt: z.string(), mark: z.int() });

async function markOf(password: string, salt: Uint8Array<ArrayBuffer>): Promise<number> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  const [high = 0, low = 0] = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 16));
  return ((high << 8) | low) >> (16 - MARK_BITS);
}

/**
 * Mark of the account password during the session, computed where it is typed: a device password must differ,
 * since the sign-in server knows the account password. It is never sent for a comparison.
 */
export const accountPasswordMark = {
  note: async (userId: string, password: string): Promise<void> => {
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
    const mark = await markOf(password, salt);
    browserStore.write(PREFIX + userId, JSON.stringify({ salt: btoa(String.fromCharCode(...salt)), mark }));
  },

  /** Returns true if a password may be the account password; false where none was noted. */
  matches: async (userId: string, password: string): Promise<boolean> => {
    let stored: unknown;
    try {
      stored = JSON.parse(browserStore.read(PREFIX + userId) ?? 'null');
    } catch {
      return false;
    }
    const noted = schema.safeParse(stored).data;
    if (!noted) return false;
    const salt = Uint8Array.from(atob(noted.salt), (letter) => letter.charCodeAt(0));
    return (await markOf(password, salt)) === noted.mark;
  },

  forget: (userId: string): void => browserStore.remove(PREFIX + userId),
};

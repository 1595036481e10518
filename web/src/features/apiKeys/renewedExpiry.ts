import type { ApiKey } from './ApiKey.ts';
import { expiryChoices } from './expiryChoices.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns the choice nearest to the lifetime of a key, the default for its replacement. */
export function renewedExpiry({ createdAt, expiresAt }: ApiKey): number | null {
  if (!expiresAt) return null;
  const days = createdAt ? (expiresAt.getTime() - createdAt.getTime()) / DAY_MS : 0;
  const choices = expiryChoices.filter((choice) => choice !== null);
  return choices.reduce<number>(
    (best, choice) => (Math.abs(choice - days) < Math.abs(best - days) ? choice : best),
    choices[0] ?? 0,
  );
}

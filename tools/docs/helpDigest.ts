import { createHash } from 'node:crypto';
import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';

/** Returns the digest of what a translation of an article translates: it changes with the English title and answer. */
export function helpDigest({ title, text }: Pick<HelpEntry, 'title' | 'text'>): string {
  return createHash('sha256').update(`${title}\n\n${text}`).digest('hex').slice(0, 12);
}

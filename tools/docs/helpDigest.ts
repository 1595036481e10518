import { createHash } from 'node:crypto';
import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';

/** Returns the digest of the English title and answer of an article, to which a translation refers. */
export function helpDigest({ title, text }: Pick<HelpEntry, 'title' | 'text'>): string {
  return createHash('sha256').update(`${title}\n\n${text}`).digest('hex').slice(0, 12);
}

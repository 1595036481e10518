import type { JournalledSend } from './JournalledSend.ts';

/** Checks that the server refused a transaction and nothing contradicts that: then only its nonce is held. */
export function isOnlyRefused({
  is_refused: isRefused,
  is_contradicted: isContradicted,
}: JournalledSend): boolean {
  return isRefused === true && isContradicted !== true;
}

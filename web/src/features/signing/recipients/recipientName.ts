import type { Recipient } from './Recipient.ts';

/** Returns the name of a contact or an own account, or the typed name; undefined without any. */
export function recipientName({
  judgement,
  name,
}: Pick<Recipient, 'judgement' | 'name'>): string | undefined {
  return judgement?.contact?.name ?? judgement?.account?.name ?? name;
}

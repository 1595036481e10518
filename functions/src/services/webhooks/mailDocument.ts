import type { Timestamp } from '@google-cloud/firestore';
import type { Mail } from './WebhookStore.ts';

/** Milliseconds for which an e-mail, and its state of delivery, is stored. */
const STORED_MS = 30 * 24 * 60 * 60 * 1_000;

/** mail/{random}: an e-mail that the Trigger Email extension sends; `user_id` and `expires_at` are ours. */
export function mailDocument(
  { to, subject, text }: Mail,
  userId: string,
  now: number,
  timestampOf: (ms: number) => Timestamp,
) {
  return { to, message: { subject, text }, user_id: userId, expires_at: timestampOf(now + STORED_MS) };
}

import { randomBase62 } from '../keys/randomBase62.ts';

/** Random characters after 'we': 131 bits. */
const RANDOM_LENGTH = 22;

/** Format of a webhook's id. */
export const WEBHOOK_ID = /^we[0-9A-Za-z]{22}$/;

/** Creates the id of a webhook. */
export function createWebhookId(): string {
  return `we${randomBase62(RANDOM_LENGTH)}`;
}

/**
 * Service accounts of functions, one for each set of rights; firebase-tools appends the project's domain to
 * the name. The function that reads untrusted files has an account without secrets, which may read documents
 * and nothing else.
 */
export const serviceAccounts = {
  /** Reads documents, and files that strangers name. */
  pictures: 'ew-pictures@',
  /** Reads chains, prices and counters. */
  reader: 'ew-reader@',
  /** The same with the keys of explorers and listings. */
  wallet: 'ew-wallet@',
  /** Verifies sessions, and writes a user's changes. */
  sender: 'ew-sender@',
  /** The same with the pepper. */
  phrases: 'ew-phrases@',
  /** Removes logins and ends sessions. */
  accounts: 'ew-accounts@',
  /** Removes logins, and settles everybody's transfers. */
  schedule: 'ew-schedule@',
  api: 'ew-api@',
  chat: 'ew-chat@',
  /** Posts events to the URLs of API users. */
  webhooks: 'ew-webhooks@',
} as const;

/** One of the service accounts. */
export type ServiceAccount = (typeof serviceAccounts)[keyof typeof serviceAccounts];

/** Firestore collections that clients may reach under the rules; the names are the specification's (§3). */
export const collections = {
  profiles: 'profiles',
  walletAddresses: 'wallet_addresses',
  transactions: 'transactions',
  tokens: 'tokens',
  contacts: 'contacts',
} as const;

/** Collections only the functions read and write; the rules deny every client. */
export const serverCollections = {
  /** `{uid}`: keyed digest of the recovery phrase's hash. */
  phraseHashes: 'phrase_hashes',
  /** `{uid}_{action}`: attempts in the current window. */
  rateLimits: 'rate_limits',
} as const;

/**
 * Firestore collections that clients can reach under the rules; the names are those of docs/product.md §3.
 */
export const collections = {
  profiles: 'profiles',
  walletAddresses: 'wallet_addresses',
  transactions: 'transactions',
  tokens: 'tokens',
  contacts: 'contacts',
  /** `{chain id}_{order hash}`: NFTs that users sell. */
  nftListings: 'nft_listings',
  apiKeys: 'api_keys',
  /** `{random}`: requests to the REST API; written by the functions, read by the key's owner. */
  apiRequests: 'api_requests',
  /** `{uid}_{day}`: requests counted by key; written and read likewise. */
  apiUsage: 'api_usage',
  /** `{uid}`: times of the last movements by network; written by the scanners, read by the user's wallets (ADR 93). */
  accountMarks: 'account_marks',
} as const;

/** Collections only the functions read and write; the rules deny every client. */
export const serverCollections = {
  /** `{uid}`: keyed digest of the recovery phrase's hash. */
  phraseHashes: 'phrase_hashes',
  /** `{uid}_{action}`: attempts in the current window. */
  rateLimits: 'rate_limits',
  /** `{SHA-256 of a key}`: owner of an issued API key, and whether it can still be inserted. */
  issuedKeys: 'issued_keys',
  /** `{id of a transaction's record}`: server-side state of a transfer until its outcome is final. */
  openTransfers: 'open_transfers',
  /**
   * `{chain id}_{address}_{nonce}`: the transfer that has a nonce until it is final, so that no second one
   * takes it.
   */
  sentNonces: 'sent_nonces',
  /** `{uid}`: each account's scan cursors for incoming transfers by network, and those that are not final. */
  incomingCursors: 'incoming_cursors',
  /**
   * `coingecko`, `tokens_{rpcName}`, `past_{what}_{days}`: prices shared by all instances, and the time of
   * the next request.
   */
  priceQuotes: 'price_quotes',
  /** `{uid}_{network id}`: NFTs in the records of a user on a network, so that one read finds them all. */
  nftCandidates: 'nft_candidates',
  /** `{chain id}_{contract}_{token id}`: metadata of NFTs, shared by all users. */
  nftMetadata: 'nft_metadata',
  /** `{SHA-256 of a pass}`: authenticates our requests to the function that reads foreign metadata. */
  metadataPasses: 'metadata_passes',
  /** `{chain id}`: position of a network's scan (ADR 92). */
  scanCursors: 'scan_cursors',
  /** `{chain id}_{sequence}`: scan events that were not delivered yet. */
  scanEvents: 'scan_events',
  /** `{chain id}_{transaction hash}_{address}`: transactions that may transfer something to a watched address (ADR 93). */
  scanMatches: 'scan_matches',
  /** `{uid}`: the last sequence of a user's events, and the webhooks that get them (ADR 95). */
  activityLogs: 'activity_logs',
  /** `{uid}_{sequence}`: events on a user's accounts. */
  activityEvents: 'activity_events',
  /** `{uid}_{digest}`: movements of which events exist, and the state of their block. */
  activityMovements: 'activity_movements',
  /** `{id}`: webhooks with their secrets. */
  webhooks: 'webhooks',
  /** `{webhook id}_{chain id}_{address}`: the last event that a webhook got of an address, and the next attempt. */
  webhookLanes: 'webhook_lanes',
  /** `{webhook id}_{event id}`: attempts to deliver an event. */
  webhookDeliveries: 'webhook_deliveries',
  /** `{random}`: e-mails that the Trigger Email extension sends. */
  mail: 'mail',
  /** `{uid}_{digest of its endpoint}`: browsers that get pushes while the wallet is closed there (ADR 97). */
  pushSubscriptions: 'push_subscriptions',
  /**
   * `{SHA-256 of a user id}`: users whose older sessions cannot write, and whose account is being deleted.
   */
  accountLocks: 'account_locks',
  /** `current`: features that are switched off; written by the operators alone (`npm run maintenance`). */
  maintenance: 'maintenance',
} as const;

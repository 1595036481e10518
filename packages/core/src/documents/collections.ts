/** Firestore collections that clients may reach under the rules; the names are those of docs/product.md §3. */
export const collections = {
  profiles: 'profiles',
  walletAddresses: 'wallet_addresses',
  transactions: 'transactions',
  tokens: 'tokens',
  contacts: 'contacts',
  /** `{chain id}_{order hash}`: NFTs that users sell. */
  nftListings: 'nft_listings',
  apiKeys: 'api_keys',
  /** `{random}`: requests to the REST API; written by the functions, read by whom the key belongs to. */
  apiRequests: 'api_requests',
  /** `{uid}_{day}`: requests counted by key; written and read likewise. */
  apiUsage: 'api_usage',
} as const;

/** Collections only the functions read and write; the rules deny every client. */
export const serverCollections = {
  /** `{uid}`: keyed digest of the recovery phrase's hash. */
  phraseHashes: 'phrase_hashes',
  /** `{uid}_{action}`: attempts in the current window. */
  rateLimits: 'rate_limits',
  /** `{SHA-256 of a key}`: to whom an API key was issued, and whether it may still be inserted. */
  issuedKeys: 'issued_keys',
  /** `{id of a transaction's record}`: what the server must know of a transfer until its outcome is final. */
  openTransfers: 'open_transfers',
  /** `{chain id}_{address}_{nonce}`: which transfer that is not final has a nonce, so that no second one takes its place. */
  sentNonces: 'sent_nonces',
  /** `{uid}`: how far each account's incoming transfers are read on each network, and which are not final. */
  incomingCursors: 'incoming_cursors',
  /** `coingecko`, `tokens_{rpcName}`, `past_{what}_{days}`: prices that all instances share, and when the next may be fetched. */
  priceQuotes: 'price_quotes',
  /** `{uid}_{network id}`: what the records of a user on a network say of NFTs, so that one read finds them all. */
  nftCandidates: 'nft_candidates',
  /** `{chain id}_{contract}_{token id}`: what contracts say of their NFTs, for everybody. */
  nftMetadata: 'nft_metadata',
  /** `{SHA-256 of a pass}`: by what a function that reads strangers' metadata knows those of ours that ask it. */
  metadataPasses: 'metadata_passes',
  /** `{SHA-256 of a user id}`: whose older sessions write nothing any more, and whose account is being deleted. */
  accountLocks: 'account_locks',
  /** `current`: what is switched off for everybody; written by the operators alone (`npm run maintenance`). */
  maintenance: 'maintenance',
} as const;

/** A failure of the REST API. */
export interface ApiError {
  readonly status: number;
  /** Short name. */
  readonly title: string;
  /** Description of the failure. */
  readonly meaning: string;
  /** Instruction for the caller. */
  readonly remedy: string;
  /** True if the same request may succeed later. */
  readonly retryable: boolean;
}

/**
 * Every code of a problem answer (RFC 9457). The functions answer from this table, and the error catalogue is
 * generated from it.
 */
export const apiErrors = {
  key_missing: {
    status: 401,
    title: 'API key missing',
    meaning: 'The request has no Authorization header, or one that is not a bearer token.',
    remedy: 'Send the header "Authorization: Bearer <your API key>". Keys are made in the developer portal.',
    retryable: false,
  },
  key_malformed: {
    status: 401,
    title: 'API key malformed',
    meaning: 'The key is not written as a key: its prefix, its length or its checksum is wrong.',
    remedy: 'Copy the whole key again from the developer portal; a character may be missing or mistyped.',
    retryable: false,
  },
  key_unknown: {
    status: 401,
    title: 'API key unknown',
    meaning: 'No key like this was ever issued here.',
    remedy: 'Check that the key belongs to this deployment, and copy it again from the developer portal.',
    retryable: false,
  },
  key_revoked: {
    status: 401,
    title: 'API key revoked',
    meaning:
      'The key was issued here, and is not, or no longer, in the developer portal; or it broadcasts for an account that is disabled or deleted.',
    remedy: 'Make a new key in the developer portal, and use it instead.',
    retryable: false,
  },
  key_expired: {
    status: 401,
    title: 'API key expired',
    meaning: 'The day until which the key was good, or the overlap after its rotation, is over.',
    remedy: 'Use the key that took its place, or make a new one in the developer portal.',
    retryable: false,
  },
  scope_missing: {
    status: 403,
    title: 'Scope missing',
    meaning: 'The key may not be used for this: it was made without the scope that the endpoint needs.',
    remedy: 'Use a key with the scope that the answer names. Scopes are chosen when a key is made.',
    retryable: false,
  },
  network_not_allowed: {
    status: 403,
    title: 'Network not allowed',
    meaning: 'Keys that begin with ew_test_ work on testnets alone.',
    remedy: 'Ask about a testnet, or use a key that begins with ew_live_.',
    retryable: false,
  },
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    meaning:
      'A parameter or a field of the body is missing, malformed or not known; "errors" names each one.',
    remedy: 'Correct the fields that "errors" names; the API reference says how each one is written.',
    retryable: false,
  },
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    meaning: 'The body is not JSON.',
    remedy: 'Send one JSON object as UTF-8.',
    retryable: false,
  },
  transaction_malformed: {
    status: 400,
    title: 'Transaction malformed',
    meaning:
      'The bytes of signedTransaction are not an Ethereum transaction in its canonical form, or no node can take it: a signature with a high s (EIP-2), a tip above the highest price, or a fee and a value of 2^256 wei or more.',
    remedy: 'Send what your library calls the raw or serialised signed transaction, as 0x-prefixed hex.',
    retryable: false,
  },
  transaction_unsigned: {
    status: 400,
    title: 'Transaction not signed',
    meaning: 'The transaction has no signature.',
    remedy: 'Sign the transaction before you send it. Keys and recovery phrases never belong in a request.',
    retryable: false,
  },
  transaction_unsupported: {
    status: 400,
    title: 'Transaction type not supported',
    meaning:
      'Only legacy transactions with a chain id (EIP-155), EIP-2930 and EIP-1559 transactions are passed on, and only with an empty access list.',
    remedy: 'Sign a transaction of one of these types without an access list.',
    retryable: false,
  },
  transaction_wrong_chain: {
    status: 400,
    title: 'Transaction for another chain',
    meaning: 'The chain id that was signed is not the chain id of the network that the request names.',
    remedy: 'Name the network the transaction was signed for, or sign it again with the right chain id.',
    retryable: false,
  },
  insufficient_funds: {
    status: 422,
    title: 'Insufficient funds',
    meaning: 'The account does not hold the amount and the highest fee.',
    remedy: 'Send less, or add coins to the account first.',
    retryable: false,
  },
  transfer_reverts: {
    status: 422,
    title: 'Transfer would fail',
    meaning: 'The recipient is a contract that refuses this transfer, or the call in `data` would fail.',
    remedy:
      'Check the recipient; some contracts take no plain transfers. Of a call, check what it is called with.',
    retryable: false,
  },
  nonce_too_low: {
    status: 422,
    title: 'Nonce too low',
    meaning: 'Another transaction of the account with this nonce is in a block already.',
    remedy: 'Ask for a new estimate, which states the next nonce, and sign again.',
    retryable: false,
  },
  nonce_taken: {
    status: 422,
    title: 'Nonce taken',
    meaning:
      'Another transaction of the account with this nonce is waiting, and this one does not pay enough to replace it.',
    remedy: 'Wait for the other one, or sign again with fees at least a tenth higher.',
    retryable: false,
  },
  underpriced: {
    status: 422,
    title: 'Underpriced',
    meaning: 'The network asks for a higher fee than was signed.',
    remedy: 'Ask for a new estimate and sign again.',
    retryable: false,
  },
  gas_too_low: {
    status: 422,
    title: 'Gas limit too low',
    meaning: 'The transaction needs more gas than was signed for.',
    remedy: 'Ask for a new estimate and sign again with its gas limit.',
    retryable: false,
  },
  gas_too_high: {
    status: 422,
    title: 'Gas limit too high',
    meaning:
      'The transaction asks for more gas, or offers a higher fee, than the nodes of the network accept.',
    remedy: 'Sign again with the gas limit and the fees of a new estimate.',
    retryable: false,
  },
  transaction_not_found: {
    status: 404,
    title: 'Transaction not found',
    meaning: 'No node of the network knows a transaction with this hash.',
    remedy:
      'Check the hash and the network. A transaction that was just sent may take a few seconds to be known: then ask again.',
    retryable: true,
  },
  route_not_found: {
    status: 404,
    title: 'No such endpoint',
    meaning: 'There is no endpoint at this path.',
    remedy: 'Check the path against the API reference.',
    retryable: false,
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The endpoint does not take this method; the Allow header names those it does.',
    remedy: 'Use a method that the Allow header names.',
    retryable: false,
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    meaning: 'The body is longer than any transaction that nodes accept.',
    remedy: 'Send one signed transaction of at most 128 kB.',
    retryable: false,
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    meaning: 'The body is not declared as JSON.',
    remedy: 'Send the header "Content-Type: application/json".',
    retryable: false,
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    meaning:
      'The key, all keys of its owner together, or all keys at one internet address have used up what they may ask in a minute.',
    remedy: 'Wait for the seconds that Retry-After states, then go on more slowly.',
    retryable: true,
  },
  daily_limit_reached: {
    status: 429,
    title: 'Daily limit reached',
    meaning:
      'The key, or all keys of its owner together, have used up what they may ask in a day; or, at one internet address, all keys of accounts without a confirmed e-mail address.',
    remedy: 'Wait for the seconds that Retry-After states, or confirm the e-mail address of the account.',
    retryable: true,
  },
  too_many_unknown_keys: {
    status: 429,
    title: 'Too many unknown keys',
    meaning: 'Keys that do not exist, or no longer, were shown too often from one internet address.',
    remedy: 'Put a key of the developer portal in the place of the one that is refused, and wait a minute.',
    retryable: true,
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    meaning: 'The address of the request and its headers are longer than 16 kB together.',
    remedy: 'Send fewer or shorter headers; the API needs none but Authorization and Content-Type.',
    retryable: false,
  },
  upstream_unavailable: {
    status: 502,
    title: 'Network unavailable',
    meaning: 'No node of the network gave a usable answer. Nothing was sent.',
    remedy: 'Try again in a few seconds.',
    retryable: true,
  },
  service_unavailable: {
    status: 503,
    title: 'Service unavailable',
    meaning: 'Something on our side is not working right now.',
    remedy: 'Try again in a few seconds. If it goes on, write to support with the request id.',
    retryable: true,
  },
  upstream_timeout: {
    status: 504,
    title: 'Network too slow',
    meaning: 'The nodes of the network did not answer in time. Nothing was sent.',
    remedy: 'Try again in a few seconds.',
    retryable: true,
  },
  broadcast_uncertain: {
    status: 504,
    title: 'Outcome not known',
    meaning: 'A node may have received the transaction, and none says so.',
    remedy:
      'Send the same bytes again: that never makes a second transaction. Or ask for the transaction by its hash. Do not sign a new one before.',
    retryable: true,
  },
} as const satisfies Record<string, ApiError>;

export type ApiErrorCode = keyof typeof apiErrors;

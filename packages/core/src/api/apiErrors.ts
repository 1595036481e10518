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
    remedy: 'Send the header "Authorization: Bearer <your API key>". Create keys in the developer portal.',
    retryable: false,
  },
  key_malformed: {
    status: 401,
    title: 'API key malformed',
    meaning: 'The key is malformed: its prefix, its length or its checksum is wrong.',
    remedy: 'Copy the whole key again from the developer portal; a character may be missing or mistyped.',
    retryable: false,
  },
  key_unknown: {
    status: 401,
    title: 'API key unknown',
    meaning: 'This deployment never issued this key.',
    remedy: 'Check that the key belongs to this deployment, and copy it again from the developer portal.',
    retryable: false,
  },
  key_revoked: {
    status: 401,
    title: 'API key revoked',
    meaning:
      'The key was issued here but is not in the developer portal any more, or it broadcasts for an account that is disabled or deleted.',
    remedy: 'Create a new key in the developer portal and use it instead.',
    retryable: false,
  },
  key_expired: {
    status: 401,
    title: 'API key expired',
    meaning: 'The key has reached its expiry date, or the overlap after its rotation is over.',
    remedy: 'Use the key that replaced it, or create a new one in the developer portal.',
    retryable: false,
  },
  scope_missing: {
    status: 403,
    title: 'Scope missing',
    meaning: 'The key lacks the scope that the endpoint needs.',
    remedy: 'Use a key with the scope that the answer names. You choose the scopes when you create a key.',
    retryable: false,
  },
  network_not_allowed: {
    status: 403,
    title: 'Network not allowed',
    meaning: 'Keys that begin with ew_test_ work only on testnets.',
    remedy: 'Use a testnet, or a key that begins with ew_live_.',
    retryable: false,
  },
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    meaning: 'A parameter or body field is missing, malformed or unknown; "errors" names each one.',
    remedy: 'Correct the fields that "errors" names; the API reference describes their format.',
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
      'The bytes of signedTransaction are not an Ethereum transaction in its canonical form, or no node can accept it: a signature with a high s (EIP-2), a priority fee above the fee cap, or a fee and a value of 2^256 wei or more.',
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
      'The API broadcasts only legacy transactions with a chain id (EIP-155), EIP-2930 and EIP-1559 transactions, and only with an empty access list.',
    remedy: 'Sign a transaction of one of these types without an access list.',
    retryable: false,
  },
  transaction_wrong_chain: {
    status: 400,
    title: 'Transaction for another chain',
    meaning: 'The signed chain id does not match the network that the request names.',
    remedy: 'Name the network that the transaction was signed for, or sign it again with the right chain id.',
    retryable: false,
  },
  insufficient_funds: {
    status: 422,
    title: 'Insufficient funds',
    meaning: 'The account’s balance does not cover the amount and the highest fee.',
    remedy: 'Send less, or add coins to the account first.',
    retryable: false,
  },
  transfer_reverts: {
    status: 422,
    title: 'Transfer would fail',
    meaning: 'The recipient is a contract that rejects this transfer, or the call in `data` would fail.',
    remedy: 'Check the recipient; some contracts do not accept plain transfers. For a call, check its data.',
    retryable: false,
  },
  nonce_too_low: {
    status: 422,
    title: 'Nonce too low',
    meaning: 'Another transaction of the account with this nonce is already in a block.',
    remedy: 'Request a new estimate, which states the next nonce, and sign again.',
    retryable: false,
  },
  nonce_taken: {
    status: 422,
    title: 'Nonce taken',
    meaning:
      'Another transaction of the account with this nonce is pending, and this one does not pay enough to replace it.',
    remedy: 'Wait for the other one, or sign again with fees that are at least a tenth higher.',
    retryable: false,
  },
  underpriced: {
    status: 422,
    title: 'Underpriced',
    meaning: 'The network requires a higher fee than you signed.',
    remedy: 'Request a new estimate and sign again.',
    retryable: false,
  },
  gas_too_low: {
    status: 422,
    title: 'Gas limit too low',
    meaning: 'The transaction needs more gas than you signed for.',
    remedy: 'Request a new estimate and sign again with its gas limit.',
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
      'Check the hash and the network. A new transaction can take a few seconds to appear: then try again.',
    retryable: true,
  },
  webhook_not_found: {
    status: 404,
    title: 'Webhook not found',
    meaning: 'The key has no webhook with this id, or the webhook has no stored delivery of this event.',
    remedy: 'List the webhooks of the key, or the deliveries of the webhook. They are stored for 30 days.',
    retryable: false,
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
    meaning:
      'The endpoint does not support this method; the Allow header lists the methods that it supports.',
    remedy: 'Use a method from the Allow header.',
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
      'The key, all keys of its owner together, or all keys used from one IP address have reached their limit for this minute.',
    remedy: 'Wait for the seconds in Retry-After, then send requests more slowly.',
    retryable: true,
  },
  daily_limit_reached: {
    status: 429,
    title: 'Daily limit reached',
    meaning:
      'The key, all keys of its owner together, or all keys of accounts without a confirmed email address that are used from one IP address have reached their limit for this day.',
    remedy: 'Wait for the seconds in Retry-After, or confirm the email address of the account.',
    retryable: true,
  },
  too_many_unknown_keys: {
    status: 429,
    title: 'Too many unknown keys',
    meaning: 'Too many requests from one IP address used keys that do not exist, or no longer exist.',
    remedy: 'Replace the rejected key with one from the developer portal, and wait a minute.',
    retryable: true,
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    meaning: 'The URL and the headers of the request exceed 16 kB together.',
    remedy: 'Send fewer or shorter headers; the API needs only Authorization and Content-Type.',
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
    remedy: 'Try again in a few seconds. If the problem persists, write to support with the request id.',
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
    title: 'Outcome unknown',
    meaning: 'A node may have received the transaction, but none confirmed it.',
    remedy:
      'Send the same bytes again, which never creates a second transaction, or look up the transaction by its hash. Do not sign a new one before.',
    retryable: true,
  },
} as const satisfies Record<string, ApiError>;

export type ApiErrorCode = keyof typeof apiErrors;

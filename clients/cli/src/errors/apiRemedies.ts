/** Remedies for each problem of the API, in terms of the command line. */
export const apiRemedies: Readonly<Record<string, string>> = {
  key_missing: 'Run "ew login", or set EW_API_KEY.',
  key_malformed: 'Copy the whole key again from the developer portal, and run "ew login".',
  key_unknown:
    'Check that the key belongs to this deployment ("ew config list" shows the address), and run "ew login".',
  key_revoked: 'Make a new key in the developer portal, and run "ew login".',
  key_expired:
    'Make a new key in the developer portal, or use the one that took its place, and run "ew login".',
  scope_missing: 'Use a key with the scope that the message names. Scopes are chosen when a key is made.',
  network_not_allowed: 'Name a testnet with --network, or use a key that begins with ew_live_.',
  invalid_request: 'Correct what is named above; "ew <command> --help" says how it is written.',
  malformed_json: 'Update ew; this version and the API do not agree.',
  transaction_malformed: 'Send the signed transaction as your library serialises it, as 0x-prefixed hex.',
  transaction_unsigned: 'Sign the transaction before you send it.',
  transaction_unsupported:
    'Sign a legacy transaction with a chain id, or one of EIP-2930 or EIP-1559, without an access list.',
  transaction_wrong_chain: 'Name the network that the transaction was signed for with --network.',
  insufficient_funds: 'Send less, or add coins to the account first.',
  transfer_reverts: 'Check the recipient; some contracts take no plain transfers.',
  nonce_too_low: 'Run the command again: it asks for the next nonce, and signs anew.',
  nonce_taken: 'Wait until the transaction that is waiting is in a block, then run the command again.',
  underpriced: 'Run the command again: it asks for a new estimate, and signs anew.',
  gas_too_low: 'Run the command again: it asks for a new estimate, and signs anew.',
  gas_too_high: 'Sign again with a lower gas limit.',
  transaction_not_found:
    'Check the hash and the network. A transaction that was just sent may take a few seconds to be known; "--wait" waits for it.',
  route_not_found: 'Check the address of the deployment ("ew config list"), or update ew.',
  method_not_allowed: 'Update ew; this version and the API do not agree.',
  body_too_large: 'Send one signed transaction of at most 128 kB.',
  unsupported_media_type: 'Update ew; this version and the API do not agree.',
  rate_limited: 'Wait a minute, then go on more slowly.',
  daily_limit_reached: 'The key has used up its day. Wait until the limit begins anew.',
  too_many_unknown_keys:
    'Make a key in the developer portal, and run "ew login" with it after a minute: the one in use does not exist.',
  headers_too_large: 'Update ew; this version and the API do not agree.',
  upstream_unavailable: 'Try again in a few seconds.',
  service_unavailable: 'Try again in a few seconds. If it goes on, write to support with the request id.',
  upstream_timeout: 'Try again in a few seconds.',
  broadcast_uncertain: 'Send the same bytes again: that never makes a second transaction. Do not sign again.',
};

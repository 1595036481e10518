/** Remedies for each problem of the API, in terms of the command line. */
export const apiRemedies: Readonly<Record<string, string>> = {
  key_missing: 'Run "ew login", or set EW_API_KEY.',
  key_malformed: 'Copy the whole key again from the developer portal, and run "ew login".',
  key_unknown:
    'Check that the key belongs to this deployment ("ew config list" shows the address), and run "ew login".',
  key_revoked: 'Create a new key in the developer portal, and run "ew login".',
  key_expired:
    'Create a new key in the developer portal, or use the one that replaced it, and run "ew login".',
  scope_missing:
    'Use a key with the scope that the message names. You choose the scopes when you create a key.',
  network_not_allowed: 'Name a testnet with --network, or use a key that begins with ew_live_.',
  invalid_request: 'Correct the values named above; "ew <command> --help" describes their format.',
  malformed_json: 'Update ew: this version does not match the API.',
  transaction_malformed: 'Send the signed transaction as your library serializes it, as 0x-prefixed hex.',
  transaction_unsigned: 'Sign the transaction before you send it.',
  transaction_unsupported:
    'Sign a legacy transaction with a chain id, or one of EIP-2930 or EIP-1559, without an access list.',
  transaction_wrong_chain: 'Name the network that the transaction was signed for with --network.',
  insufficient_funds: 'Send less, or add coins to the account first.',
  transfer_reverts: 'Check the recipient; some contracts do not accept plain transfers.',
  nonce_too_low: 'Run the command again: it requests the next nonce and signs again.',
  nonce_taken: 'Wait until the pending transaction is in a block, then run the command again.',
  underpriced: 'Run the command again: it requests a new estimate and signs again.',
  gas_too_low: 'Run the command again: it requests a new estimate and signs again.',
  gas_too_high: 'Sign again with a lower gas limit.',
  transaction_not_found:
    'Check the hash and the network. A new transaction can take a few seconds to appear; "--wait" waits for it.',
  webhook_not_found: 'Check the id of the webhook, and use the key that it belongs to.',
  route_not_found: 'Check the address of the deployment ("ew config list"), or update ew.',
  method_not_allowed: 'Update ew: this version does not match the API.',
  body_too_large: 'Send one signed transaction of at most 128 kB.',
  unsupported_media_type: 'Update ew: this version does not match the API.',
  rate_limited: 'Wait a minute, then send requests more slowly.',
  daily_limit_reached: 'The key has reached its daily limit. Wait until the limit resets.',
  too_many_unknown_keys:
    'The key in use does not exist. Create one in the developer portal, wait a minute, and run "ew login" with it.',
  headers_too_large: 'Update ew: this version does not match the API.',
  upstream_unavailable: 'Try again in a few seconds.',
  service_unavailable:
    'Try again in a few seconds. If the problem persists, write to support with the request id.',
  upstream_timeout: 'Try again in a few seconds.',
  broadcast_uncertain:
    'Send the same bytes again, which never creates a second transaction. Do not sign again.',
};

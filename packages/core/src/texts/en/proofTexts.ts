/** Proving a balance by a block's hash, on the accounts' screen. */
export const proofTexts = {
  'proof.action': 'Verify balance',
  'proof.actionNamed': 'Verify balance of {account}',
  'proof.asking': 'Loading and checking the proof…',
  'proof.proved': 'Verified: {amount} {currency} in block {block} of {time}',
  'proof.provedText':
    'This browser checked the proof from the block’s hash down to the account. {agreeing} of {nodes} nodes agree on the hash.',
  'proof.oneNode':
    'This browser checked the proof from the block’s hash down to the account. This network has only one node here, so no other node confirms the hash.',
  'proof.hash': 'Block hash',
  'proof.copyHash': 'Copy block hash',
  'proof.refused': 'Not verified: {reason}',
  'proof.refusedText': 'Do not rely on this balance. Try again, or check it elsewhere.',
  'proof.reason.header': 'the block’s header does not match the hash that the nodes report.',
  'proof.reason.path': 'the proof does not lead from the block to this account.',
  'proof.reason.account': 'the proof does not lead to a valid account.',
  'proof.reason.balance': 'the account has a different balance.',
  'proof.failed': 'The proof could not be loaded. Your coins are not affected. Try again.',
} as const;

/** Proving a balance by a block's hash, on the accounts' screen. */
export const proofTexts = {
  'proof.action': 'Prove it',
  'proof.actionNamed': 'Prove it: the balance of {account}',
  'proof.asking': 'Asking for the proof and checking it…',
  'proof.proved': 'Proved: {amount} {currency} in block {block} of {time}',
  'proof.provedText':
    'This browser has checked it from the block’s hash down to the account. {agreeing} of {nodes} nodes agree on the hash.',
  'proof.oneNode':
    'This browser has checked it from the block’s hash down to the account. Only one node is asked on this network, so nobody else confirms the hash.',
  'proof.hash': 'Block hash',
  'proof.copyHash': 'Copy block hash',
  'proof.refused': 'Not proved: {reason}',
  'proof.refusedText': 'Do not rely on this balance. Ask again, or look it up elsewhere.',
  'proof.reason.header': 'the block’s header does not have the hash that the nodes name.',
  'proof.reason.path': 'the proof does not lead from the block to this account.',
  'proof.reason.account': 'what the proof leads to is no account.',
  'proof.reason.balance': 'the account has another balance than was said.',
  'proof.failed': 'The proof could not be asked for. Your coins are where they were.',
} as const;

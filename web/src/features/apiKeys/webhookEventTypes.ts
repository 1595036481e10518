/** Types of events on an account, as the API names them. */
export const webhookEventTypes = [
  'transfer.coin',
  'transfer.token',
  'transfer.nft',
  'approval.changed',
  'movement.settled',
  'movement.reorged',
] as const;

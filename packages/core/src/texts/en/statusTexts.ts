/** Texts of /status: how far the service has read each network. */
export const statusTexts = {
  'status.meta.title': 'Status · Everything Wallet',
  'status.meta.description':
    'How current each network is that Everything Wallet reads for incoming transfers.',
  'status.title': 'Status',
  'status.lead':
    'The service reads these networks for incoming transfers. This page checks every 30 seconds how current they are.',
  'status.networks': 'Networks',
  'status.checking': 'Checking…',
  'status.answers': 'The service answers.',
  'status.checked': 'Last check: {time}',
  'status.scanned': 'Up to date',
  'status.onDemand': 'Reads incoming transfers when a wallet opens',
  'status.late': 'Late: up to block {block}, {age} ago',
  'status.lateUnknown': 'Late: the last block is unknown',
  'status.note':
    'An open wallet reads a late network itself. Balances and sending do not depend on this page.',
  'status.silent.title': 'This page cannot reach the service',
  'status.silent.text':
    'Your coins are safe: they are on their networks. This page checks again every 30 seconds.',
} as const;

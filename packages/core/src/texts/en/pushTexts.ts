/** Notifications while the wallet is closed: their setting, and the texts that the service worker shows. */
export const pushTexts = {
  'push.title': 'Notifications when the wallet is closed',
  'push.off':
    'Off. Turn on to learn of received and confirmed transfers while no page of the wallet is open.',
  'push.on':
    'This browser notifies you of received and confirmed transfers on {networks}. NFTs and unverified tokens stay quiet, and no amount is sent.',
  'push.unsupported': 'This browser cannot notify you while the wallet is closed.',
  'push.install':
    'On iPhone and iPad, add the wallet to your Home Screen, open it from there, and turn this on.',
  'push.denied':
    'Your browser blocks notifications from this site. Allow them in its settings, then turn this on.',
  'push.unavailable': 'This server sends no notifications while the wallet is closed.',
  'push.failed': 'Notifications could not be changed. Check your connection and try again.',
  'push.accounts': 'Accounts that notify you',
  'push.received': 'Received on {network}',
  'push.sent': 'Transfer confirmed on {network}',
  'push.body': 'Account {account}. Open your history to see the transfer.',
} as const;

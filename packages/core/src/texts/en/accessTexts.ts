/** Password, address, sessions and end of an account (docs/product.md §8 Account deletion); loaded with the settings. */
export const accessTexts = {
  'settings.delete': 'Delete Account',
  'settings.changeEmail': 'Change Email',
  'settings.password': 'Change Password',
  'settings.sessions': 'Sign Out Everywhere',
  'access.currentPassword': 'Current Password',
  'access.newPassword': 'New Password',
  'access.working': 'One moment…',
  'access.password.title': 'Change your password',
  'access.password.text':
    'You stay signed in here. All other devices are signed out and need the new password.',
  'access.password.done': 'Your password was changed. Other devices are signed out.',
  'access.password.othersLeft':
    'Your password was changed, but other devices may still be signed in. Use Sign Out Everywhere to make sure.',
  'access.email.title': 'Change your email address',
  'access.email.text':
    'Your address is {email}. We send a link to the new one: once you open it, your address changes and you sign in with the new one. Until then nothing changes. We also notify the old address, which can undo the change.',
  'access.email.new': 'New Email',
  'access.email.same': 'This is already your address',
  'access.email.submit': 'Send the link',
  'access.email.sent':
    'If {email} can be used, we have sent a link to it. Your address changes when you open the link. Check your spam folder too.',
  'access.sessions.title': 'Sign out everywhere?',
  'access.sessions.text':
    'This signs you out here and on every other device. Sign in again with your password. Older sessions can no longer send or change anything. API keys keep working: delete them in the developer portal.',
  'access.sessions.done': 'You are signed out everywhere.',
  'access.sessions.failed': 'You could not be signed out everywhere. Try again.',
  'access.delete.title': 'Delete your account?',
  'access.delete.goes':
    'This deletes your login, profile, addresses, contacts, tokens, history and API keys, the record of your programs’ API requests, and the digest of your recovery phrase. You can’t undo this.',
  'access.delete.stays':
    'Coins and transactions stay on their networks, where everyone can see them. Your recovery phrase still works in any other wallet: make sure that you have written it down, because backup files work only in this account and we can’t help afterwards. A wallet stored on this device stays, encrypted: you can still open and remove it on the sign-in page with its device password or passkey. A transfer that is already pending continues.',
  'access.delete.email': 'Your email, to confirm',
  'access.delete.emailMismatch': 'Enter the email address of this account',
  'access.delete.submit': 'Delete Account',
  'access.delete.deleting': 'Deleting…',
  'access.delete.failed':
    'The account could not be deleted. Try again: the deletion continues where it stopped.',
  'access.delete.unclear':
    'The server did not answer, so it is unclear whether your account was deleted. Try to sign in: if you can’t, it was deleted. Otherwise try again.',
  'access.delete.notImplemented': 'Account deletion not implemented yet',
  'access.deleted.title': 'Your account is deleted',
  'access.deleted.text': 'Your login was deleted, together with what we stored about you:',
  'access.deleted.plain': 'Your login and everything that we stored about you were deleted.',
  'access.deleted.addresses': '{count, plural, one {# address} other {# addresses}}',
  'access.deleted.transactions':
    '{count, plural, one {# transaction} other {# transactions}} in your history',
  'access.deleted.contacts': '{count, plural, one {# contact} other {# contacts}}',
  'access.deleted.tokens': '{count, plural, one {# token} other {# tokens}}',
  'access.deleted.apiKeys': '{count, plural, one {# API key} other {# API keys}}',
  'access.deleted.apiRequests': '{count, plural, one {# record} other {# records}} of API requests',
  'access.deleted.other':
    '{count, plural, one {# other record} other {# other records}}, such as your profile and counters',
  'access.deleted.coins':
    'Your coins are not affected. Your recovery phrase works in any other wallet. You can sign up again with the same email.',
  'access.deleted.wallet':
    'The wallet stored on this device stays, encrypted: it may be the only copy of your keys. The sign-in page can open it with its device password or passkey, show its recovery phrase and remove it.',
} as const;

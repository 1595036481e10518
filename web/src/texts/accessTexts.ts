/** Password, address, sessions and end of an account (docs/product.md §8 Account deletion); loaded with the settings. */
export const accessTexts = {
  'settings.delete.label': 'Your account',
  'settings.delete': 'Delete Account',
  'settings.deleteText':
    'Removes everything that we keep of you. Coins stay on the chain: only your recovery phrase reaches them.',
  'settings.changeEmail.label': 'Your email address',
  'settings.changeEmail': 'Change Email',
  'settings.changeEmailText': 'A link to the new address comes first.',
  'settings.password.label': 'Your password',
  'settings.password': 'Change Password',
  'settings.passwordText': 'It opens this account. Your coins depend on the recovery phrase alone.',
  'settings.sessions.label': 'Your sessions',
  'settings.sessions': 'Sign Out Everywhere',
  'settings.sessionsText': 'Ends them here and on every other device.',
  'access.currentPassword': 'Current Password',
  'access.newPassword': 'New Password',
  'access.working': 'One moment…',
  'access.password.title': 'Change your password',
  'access.password.text':
    'You stay signed in here. Everywhere else you are signed out, and sign in with the new password.',
  'access.password.done': 'Your password is changed. Other devices are signed out.',
  'access.password.othersLeft':
    'Your password is changed. It is not certain that other devices can change nothing any more: use Sign Out Everywhere to make sure.',
  'access.email.title': 'Change your email address',
  'access.email.text':
    'Your address is {email}. We send a link to the new one: your address changes when that link is opened, and you then sign in with it. Until then nothing changes. The old address is told as well, and can take the account back.',
  'access.email.new': 'New Email',
  'access.email.same': 'This is your address already',
  'access.email.submit': 'Send the link',
  'access.email.sent':
    'If {email} can be used, a link is on its way to it. Your address changes when it is opened. Look into the spam folder as well.',
  'access.sessions.title': 'Sign out everywhere?',
  'access.sessions.text':
    'You are signed out here and on every other device, and sign in again with your password. From that moment nothing can be sent or changed from an older session. API keys go on working: delete those in the developer portal.',
  'access.sessions.done': 'You are signed out everywhere.',
  'access.sessions.failed': 'The sessions could not be ended. Please try again.',
  'access.delete.title': 'Delete your account?',
  'access.delete.goes':
    'This removes your login, profile, addresses, contacts, tokens, history and API keys, what programs asked with them, and the digest of your recovery phrase. It cannot be undone.',
  'access.delete.stays':
    'Coins and transactions stay on the chain, for everybody to see. Your recovery phrase still opens them in any wallet: make sure that you have it written down, since backup files open in this account alone, and we cannot help afterwards. A wallet kept on this device stays, encrypted: without an account, the sign-in page opens and removes it by its device password. A transfer that is on its way goes on by itself.',
  'access.delete.email': 'Your email, to confirm',
  'access.delete.emailMismatch': 'Type the email address of this account',
  'access.delete.submit': 'Delete Account',
  'access.delete.deleting': 'Deleting…',
  'access.delete.failed': 'The account could not be deleted. Please try again: it goes on where it stopped.',
  'access.delete.unclear':
    'No answer came, so it is not known whether the account is deleted. Sign in to see: where you cannot, it is. Otherwise try again.',
  'access.delete.notImplemented': 'Account deletion not implemented yet',
  'access.deleted.title': 'Your account is deleted',
  'access.deleted.text': 'Your login is gone, and so is what we kept of you:',
  'access.deleted.plain': 'Your login is gone, and so is everything that we kept of you.',
  'access.deleted.addresses': '{count, plural, one {# address} other {# addresses}}',
  'access.deleted.transactions': '{count, plural, one {# transaction} other {# transactions}} of the history',
  'access.deleted.contacts': '{count, plural, one {# contact} other {# contacts}}',
  'access.deleted.tokens': '{count, plural, one {# token} other {# tokens}}',
  'access.deleted.apiKeys': '{count, plural, one {# API key} other {# API keys}}',
  'access.deleted.apiRequests': '{count, plural, one {# record} other {# records}} of what programs asked',
  'access.deleted.other':
    '{count, plural, one {# other record} other {# other records}}, such as your profile and counters',
  'access.deleted.coins':
    'Your coins are where they were. Your recovery phrase opens them in any wallet. You can sign up again with the same email.',
  'access.deleted.wallet':
    'The wallet kept on this device stays, encrypted: it may be the only copy of your keys. The sign-in page opens it by its device password, shows its recovery phrase and removes it.',
} as const;

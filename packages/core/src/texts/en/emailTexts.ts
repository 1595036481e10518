/** The pages behind the links in e-mails, and the one that asks for such a link. */
export const emailTexts = {
  'email.loading': 'Reading your link…',
  'email.continue': 'Continue',
  'email.toSignIn': 'Go to Sign In',
  'email.working': 'One moment…',
  'email.phraseNote':
    'A new password signs you in to your account. It does not change your recovery phrase, which alone controls your coins and cannot be reset.',

  'email.verifyEmail.title': 'Confirm your email address',
  'email.verifyEmail.text': 'Is {email} yours? Confirm only if you signed up with it yourself.',
  'email.verifyEmail.submit': 'Confirm this address',
  'email.verifyEmail.done': 'Your address is confirmed',
  'email.verifyEmail.doneText':
    'If you forget your password, you can set a new one through {email}. Only your recovery phrase controls your coins.',

  'email.resetPassword.title': 'Set a new password',
  'email.resetPassword.text': 'For the account of {email}.',
  'email.resetPassword.newPassword': 'New Password',
  'email.resetPassword.submit': 'Set new password',
  'email.resetPassword.done': 'Your password was changed',
  'email.resetPassword.doneText': 'All sessions of {email} are signed out. Sign in with the new password.',
  'email.resetPassword.check':
    'If you did not create this wallet yourself, or someone else knew your password, check your recovery phrase in the settings before you receive coins: it must be the one that you wrote down.',

  'email.recoverEmail.title': 'Restore your email address',
  'email.recoverEmail.text': 'Your account returns to {email}.',
  'email.recoverEmail.textBoth': 'Your account returns from {other} to {email}.',
  'email.recoverEmail.submit': 'Restore this address',
  'email.recoverEmail.done': 'Your address was restored',
  'email.recoverEmail.doneText':
    'You sign in with {email} again. If you did not change it yourself, someone knows your password: set a new one now.',
  'email.recoverEmail.reset': 'Set a new password',

  'email.verifyAndChangeEmail.title': 'Change your email address',
  'email.verifyAndChangeEmail.text': 'Your account will use {email}.',
  'email.verifyAndChangeEmail.textBoth': 'Your account moves from {other} to {email}.',
  'email.verifyAndChangeEmail.submit': 'Change the address',
  'email.verifyAndChangeEmail.done': 'Your address was changed',
  'email.verifyAndChangeEmail.doneText':
    'From now on you sign in with {email}. You are signed out everywhere: sign in again.',

  'email.confirmedAlready': 'Your address is already confirmed',
  'email.confirmedAlreadyText': 'There is nothing left to do.',
  'email.malformed': 'This link is incomplete',
  'email.malformedText':
    'Open it from the email again, or copy all of it into the address bar. For your security, the page removes the code from the address bar as soon as it reads it, so you can’t reload this page.',
  'email.unsupported': 'We don’t send links like this',
  'email.unsupportedText':
    'This wallet has no sign-in links. Close this page, and do not enter your password or recovery phrase anywhere that link has led you.',
  'email.invalid': 'This link no longer works',
  'email.invalid.verifyEmail':
    'It was already used, or a newer one was sent. If you have just confirmed your address, you are done. If not, send a new link from your wallet’s settings.',
  'email.invalid.resetPassword':
    'It was already used, or a newer one was sent. If you have just set a new password, sign in with it. If not, request a new link.',
  'email.invalid.recoverEmail':
    'It was already used, or it is not one of ours. If someone else has changed your address, write to {support} from this one.',
  'email.invalid.verifyAndChangeEmail':
    'It was already used, or it is not one of ours. If you have just changed your address, sign in with the new one.',
  'email.expired': 'This link has expired',
  'email.expired.verifyEmail': 'Send a new one from your wallet’s settings.',
  'email.expired.resetPassword': 'Request a new one: nothing has changed.',
  'email.expired.recoverEmail': 'Write to {support} from this address, and we will help.',
  'email.expired.verifyAndChangeEmail': 'Nothing has changed: you still sign in with your old address.',
  'email.disabled': 'This account is disabled',
  'email.disabledText':
    'No one can sign in to it. Your coins are not affected: your recovery phrase also works in other wallets. Write to {support}.',
  'email.taken': 'Another account already uses this address',
  'email.takenText': 'Nothing was changed. Sign in with your old address, or write to {support}.',
  'email.weakPassword': 'Please choose a longer or less common password',
  'email.tooMany': 'Too many requests. Try again in a few minutes.',
  'email.newLink': 'Send a new link',
  'email.openSettings': 'Open the settings',

  'email.forgot.title': 'Forgot your password?',
  'email.forgot.text': 'We send you an email with a link to set a new password.',
  'email.forgot.submit': 'Send the link',
  'email.forgot.again': 'Send it again',
  'email.forgot.sent': 'Check your email',
  'email.forgot.sentText':
    'If {email} has an account here, we have sent a link to set a new password. It can take a few minutes; check your spam folder too.',
  'email.forgot.wait': 'You can request another one in {seconds} seconds.',
} as const;

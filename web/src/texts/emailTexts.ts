/** The pages behind the links in e-mails, and the one that asks for such a link. */
export const emailTexts = {
  'email.loading': 'Reading your link…',
  'email.continue': 'Continue',
  'email.toSignIn': 'Go to Sign In',
  'email.working': 'One moment…',
  'email.phraseNote':
    'A new password opens your account. It does not change your recovery phrase, which alone controls your coins: nobody can reset that.',

  'email.verifyEmail.title': 'Confirm your email address',
  'email.verifyEmail.text': 'Is {email} yours? Confirm only if you have signed up with it yourself.',
  'email.verifyEmail.submit': 'Confirm this address',
  'email.verifyEmail.done': 'Your address is confirmed',
  'email.verifyEmail.doneText':
    'If you forget your password, you can set a new one through {email}. Your coins depend on your recovery phrase alone.',

  'email.resetPassword.title': 'Set a new password',
  'email.resetPassword.text': 'For the account of {email}.',
  'email.resetPassword.newPassword': 'New Password',
  'email.resetPassword.submit': 'Set new password',
  'email.resetPassword.done': 'Your password is changed',
  'email.resetPassword.doneText':
    'Everybody who was signed in to {email} is signed out. Sign in with the new password.',
  'email.resetPassword.check':
    'Did you not make this wallet yourself, or did somebody else know your password? Then check in the settings that the recovery phrase you wrote down is the one of this wallet, before you receive coins with it.',

  'email.recoverEmail.title': 'Take your email address back',
  'email.recoverEmail.text': 'The account goes back to {email}.',
  'email.recoverEmail.textBoth': 'The account goes back from {other} to {email}.',
  'email.recoverEmail.submit': 'Restore this address',
  'email.recoverEmail.done': 'Your address is restored',
  'email.recoverEmail.doneText':
    'You sign in with {email} again. If you did not change it yourself, somebody knows your password: set a new one now.',
  'email.recoverEmail.reset': 'Set a new password',

  'email.verifyAndChangeEmail.title': 'Change your email address',
  'email.verifyAndChangeEmail.text': 'The account will belong to {email}.',
  'email.verifyAndChangeEmail.textBoth': 'The account moves from {other} to {email}.',
  'email.verifyAndChangeEmail.submit': 'Change the address',
  'email.verifyAndChangeEmail.done': 'Your address is changed',
  'email.verifyAndChangeEmail.doneText':
    'From now on you sign in with {email}. You are signed out everywhere: sign in again.',

  'email.confirmedAlready': 'Your address is confirmed already',
  'email.confirmedAlreadyText': 'There is nothing left to do.',
  'email.malformed': 'This link is not complete',
  'email.malformedText':
    'Open it from the email once more, or copy all of it into the address bar. For your safety its code is taken out of the address bar as soon as it is read, so this page cannot be loaded again.',
  'email.unsupported': 'We do not send such links',
  'email.unsupportedText':
    'Nobody signs in to this wallet with a link. Close this page, and do not type your password or recovery phrase anywhere that link has led you.',
  'email.invalid': 'This link does not work any more',
  'email.invalid.verifyEmail':
    'It was used already, or a newer one was sent. If you have just confirmed your address, it is confirmed; if not, the settings of your wallet send a new link.',
  'email.invalid.resetPassword':
    'It was used already, or a newer one was sent. If you have just set a new password, sign in with it; if not, ask for a new link.',
  'email.invalid.recoverEmail':
    'It was used already, or it is not one of ours. If somebody else has changed your address, write to {support} from this one.',
  'email.invalid.verifyAndChangeEmail':
    'It was used already, or it is not one of ours. If you have just changed your address, sign in with the new one.',
  'email.expired': 'This link has expired',
  'email.expired.verifyEmail': 'The settings of your wallet send a new one.',
  'email.expired.resetPassword': 'Ask for a new one: nothing has changed meanwhile.',
  'email.expired.recoverEmail': 'Write to {support} from this address, and we help.',
  'email.expired.verifyAndChangeEmail': 'Nothing has changed: you sign in with the address of before.',
  'email.disabled': 'This account is disabled',
  'email.disabledText':
    'Nobody can sign in to it. Your coins do not depend on it: your recovery phrase reaches them in other wallets as well. Write to {support}.',
  'email.taken': 'Another account has this address',
  'email.takenText': 'Nothing was changed. Sign in with the address of before, or write to {support}.',
  'email.weakPassword': 'Please choose a longer or less common password',
  'email.tooMany': 'You have asked a lot in a short time: try again in a few minutes.',
  'email.newLink': 'Send a new link',
  'email.openSettings': 'Open the settings',

  'email.forgot.title': 'Forgot your password?',
  'email.forgot.text': 'We send a link to your email address. It lets you set a new password.',
  'email.forgot.submit': 'Send the link',
  'email.forgot.again': 'Send it again',
  'email.forgot.sent': 'Look into your email',
  'email.forgot.sentText':
    'If {email} has an account here, a link to set a new password is on its way. It can take some minutes; look into the spam folder as well.',
  'email.forgot.wait': 'You can send another one in {seconds} seconds.',
} as const;

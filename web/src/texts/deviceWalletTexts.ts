/** The wallet on this device: its setting, its lock, and what the dialogs that sign say where there is one. */
export const deviceWalletTexts = {
  'device.title': 'Wallet on this device',
  'device.text':
    'Send with a password instead of your recovery phrase. The phrase is kept on this device, encrypted, and never sent anywhere. It does not replace the words you wrote down.',
  'device.looking': 'Looking whether your wallet is on this device…',
  'device.locked': 'Locked. Your device password opens it.',
  'device.unlocked': 'Unlocked in this tab. It locks by itself when nobody is here, and when you sign out.',
  'device.turnOn': 'Turn on',
  'device.setUpAnew': 'Set up anew',
  'device.unlock': 'Unlock',
  'device.lock': 'Lock',
  'device.lockWallet': 'Lock wallet',
  'device.unlockWallet': 'Unlock wallet',
  'device.remove': 'Remove',
  'device.changePassword': 'Change password',
  'device.showPhrase': 'Show phrase',
  'device.saveBackup': 'Save backup file',
  'device.loadBackup': 'Load backup file',
  'device.idle': 'Lock when nobody is here for',
  'device.idleMinutes': '{minutes, plural, one {1 minute} other {# minutes}}',
  'device.password': 'Device password',
  'device.newPassword': 'New device password',
  'device.repeatPassword': 'Repeat the password',
  'device.passwordHelp':
    'At least 8 characters, hard to guess, different from your account password. Nobody can reset it; your recovery phrase brings the wallet back.',
  'device.wait': 'Too many wrong passwords. Try again in {time}.',
  'device.error.passwordShort': 'A device password has at least 8 characters',
  'device.error.passwordWeak': 'Too easy to guess: use several words, or more and other characters',
  'device.error.passwordOfAccount': 'This is your account password. Choose a different one for this device.',
  'device.error.passwordUnchecked': 'The password could not be checked. Check your connection and try again.',
  'device.strength.strong': 'Strong: it would take {time} to guess it.',
  'device.strength.weak': 'Weak: it would take {time} to guess it.',
  'device.strength.moment': 'less than a minute',
  'device.strength.minutes': 'about {count, plural, one {# minute} other {# minutes}}',
  'device.strength.hours': 'about {count, plural, one {# hour} other {# hours}}',
  'device.strength.days': 'about {count, plural, one {# day} other {# days}}',
  'device.strength.years': 'about {count, plural, one {# year} other {# years}}',
  'device.strength.centuries': 'centuries',
  'device.error.passwordMissing': 'Enter your device password',
  'device.error.passwordMismatch': 'The passwords are not the same',
  'device.error.fileMissing': 'Choose a backup file',
  'device.error.fileLarge': 'A backup file is much smaller than this. Choose the file as it was saved.',
  'device.error.noAccount':
    'Your wallet has no primary account yet. Open the wallet once, then turn this on.',
  'device.turnOn.title': 'Keep your wallet on this device',
  'device.turnOn.phraseHelp': 'Typed once more, to be encrypted here. It is never sent to our servers.',
  'device.turnOn.submit': 'Keep on this device',
  'device.created': 'Your wallet is on this device, and unlocked',
  'device.createdLocked':
    'Your wallet is on this device. It was locked meanwhile; your device password opens it.',
  'device.unkept.title': 'Your wallet is set up, but not kept on this device',
  'device.unkept.text':
    'Your words are still here: make sure that you have written them down. Then try again, or go on without; you can turn this on later in the settings.',
  'device.unkept.again': 'Try to keep it again',
  'device.unkept.goOn': 'Go on without',
  'device.opened': 'Wallet unlocked',
  'device.unlock.title': 'Unlock the wallet on this device',
  'device.unlock.text': 'Works without a network, too.',
  'device.change.title': 'Change the device password',
  'device.change.text': 'Backup files that were saved before keep the password they were saved with.',
  'device.change.passkeyText':
    'Your device asks for the passkey once more: it stands for the password that you have forgotten. Backup files that were saved before keep the password they were saved with.',
  'device.change.forgotten': 'Forgotten? Use the passkey',
  'device.changed': 'Device password changed',
  'device.passkey.text':
    'A passkey of this device (fingerprint, face or PIN) opens the wallet on this device. The device password goes on working.',
  'device.passkey.needsWallet':
    'Turn on the wallet on this device first: then a passkey (fingerprint, face or PIN) can open it.',
  'device.passkey.needsUnlocked': 'Unlock the wallet on this device to change this.',
  'device.passkey.insecure':
    'Not possible here: this page was not opened over a secure connection (https). The device password works.',
  'device.passkey.ipAddress':
    'Not possible here: passkeys need a name in the address bar, such as localhost, and this is an IP address. The device password works.',
  'device.passkey.noWebAuthn':
    'Not possible here: this browser has no passkeys (WebAuthn). The device password works.',
  'device.passkey.noPrf':
    'Not possible here: passkeys of this browser cannot keep a key (they have no PRF). The device password works.',
  'device.passkey.noAuthenticator':
    'Not possible here: this device has no fingerprint, face or PIN set up that this browser could ask for. The device password works.',
  'device.passkey.use': 'Use passkey',
  'device.passkey.add.title': 'Unlock with a passkey',
  'device.passkey.add.text':
    'Your device then asks for your finger, face or PIN, and makes a passkey. What it answers never leaves this device. The device password goes on working.',
  'device.passkey.add.submit': 'Make a passkey',
  'device.passkey.added': 'A passkey now opens the wallet on this device',
  'device.passkey.remove.title': 'Unlock without the passkey?',
  'device.passkey.remove.text':
    'Afterwards the device password alone opens the wallet on this device. The passkey itself stays in your device’s settings, and opens nothing.',
  'device.passkey.remove.submit': 'Turn off',
  'device.passkey.removed': 'The passkey opens nothing any more',
  'device.phrase.title': 'Your recovery phrase',
  'device.phrase.text':
    'Look around first: whoever reads or photographs these words has your coins. They are shown for a minute.',
  'device.phrase.submit': 'Continue',
  'device.phrase.left': 'Gone in {seconds} s',
  'device.phrase.over': 'The minute is over. Enter your password again to see the words.',
  'device.remove.title': 'Remove the wallet from this device?',
  'device.remove.text':
    'Afterwards only the words that it holds, or a backup file of it, bring it back. These may be others than your account’s: if you are not sure, cancel, and choose “Show phrase” first.',
  'device.remove.keptText':
    'Afterwards only the words that it holds reach its coins, and no backup file does. If you have not written them down, cancel, and choose “Show phrase” first.',
  'device.remove.uselessText':
    'No password opens what is kept here any more, so nothing is asked for. Your recovery phrase or a backup file brings the wallet back; your coins and your account stay as they are.',
  'device.remove.keptUselessText':
    'No password opens what is kept here any more, so nothing is asked for. Its recovery phrase reaches its coins, in any wallet.',
  'device.remove.changedText':
    'Nothing opens what is kept here any more. Only the words that it held, or a backup file of it, bring the wallet back; your coins and your account stay as they are.',
  'device.remove.keptChangedText':
    'Nothing opens what is kept here any more. Only the words that it held reach its coins, in any wallet.',
  'device.remove.byPassword': 'Use the device password',
  'device.remove.byPhrase': 'Use the recovery phrase',
  'device.remove.phraseHelp':
    'The words that this wallet holds. They are only compared, here on this device.',
  'device.remove.accountPhraseHelp': 'It is only compared with your account, here on this device.',
  'device.removed': 'The wallet was removed from this device',
  'device.backup.title': 'Save a backup file',
  'device.backup.text':
    'The file opens with the device password that you have now. Enter it, so that it is certain that you know it.',
  'device.backup.submit': 'Save file',
  'device.backup.forgotten': 'Forgotten? Set a new one with the passkey',
  'device.backup.saved':
    'Your browser has been given the backup file: look whether it is among your downloads. It opens in this account alone, with the device password that you have now: your written words stay what counts.',
  'device.restore.title': 'Load a backup file',
  'device.restore.text':
    'The password is the one the file was saved with. What is on this device now is replaced once it has opened the file; a wallet of other words stays until you remove it.',
  'device.restore.choose': 'Choose file',
  'device.restore.chosen': 'Chosen: {name}',
  'device.restore.submit': 'Load',
  'device.kept.all':
    'A wallet is kept on this device. Sign in with its account to use it. Can you not sign in any more? Its device password still shows its recovery phrase.',
  'device.kept.others': 'This device keeps a wallet of another account as well, or of one that was deleted.',
  'device.kept.own':
    'This device keeps a wallet of this account already. Your coins may be in that one: look at its recovery phrase first, and choose “I already have a phrase” to go on with it.',
  'device.kept.open': 'Open it',
  'device.kept.title': 'Wallets on this device',
  'device.kept.text':
    'They open with their device passwords, also where their account is gone. Your recovery phrase opens your coins in any wallet: write it down before you remove anything.',
  'device.kept.gone': 'This wallet is not on this device any more.',
  'device.signs': 'The wallet on this device signs. No phrase is needed.',
  'device.derives': 'The wallet on this device adds the account. No phrase is needed.',
  'device.secretUnseen': 'Scroll to the field for your password or recovery phrase first.',
  'device.passwordSends': 'Unlocks the wallet on this device and goes on in one step.',
  'device.usePhrase': 'Use the recovery phrase instead',
  'device.useDevice': 'Use the wallet on this device',
  'device.offer': 'Keep the wallet on this device as well',
  'device.offerText':
    'So you can send with a password instead of these words. They are kept here, encrypted, and never sent. You can do this later in the settings.',
} as const;

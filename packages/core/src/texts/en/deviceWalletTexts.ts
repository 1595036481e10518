/** Wallet on this device: its setting, its lock, and its part in the dialogs that sign. */
export const deviceWalletTexts = {
  'device.title': 'Wallet on this device',
  'device.text':
    'Send with a password instead of your recovery phrase. The phrase is stored on this device, encrypted, and never sent anywhere. It does not replace the words that you wrote down.',
  'device.checking': 'Checking whether your wallet is on this device…',
  'device.state.off': 'Off',
  'device.state.locked': 'Locked',
  'device.state.unlocked': 'Unlocked',
  'device.state.unusable': 'Unusable',
  'device.lockedByPasskey': 'Stored on this device, and locked. Unlock it with your passkey.',
  'device.turnOn': 'Turn on',
  'device.setUpAgain': 'Set up again',
  'device.unlock': 'Unlock',
  'device.lock': 'Lock',
  'device.lockWallet': 'Lock wallet',
  'device.unlockWallet': 'Unlock wallet',
  'device.remove': 'Remove',
  'device.changePassword': 'Change password',
  'device.showPhrase': 'Show phrase',
  'device.saveBackup': 'Save backup file',
  'device.loadBackup': 'Load backup file',
  'device.idle': 'Auto-lock after',
  'device.idleMinutes': '{minutes, plural, one {1 minute} other {# minutes}}',
  'device.hideOnLock': 'Hide balances when it locks',
  'device.password': 'Device password',
  'device.newPassword': 'New device password',
  'device.repeatPassword': 'Repeat the password',
  'device.passwordHelp':
    'At least 8 characters, hard to guess, different from your account password. No one can reset it, but your recovery phrase restores the wallet.',
  'device.wait': 'Too many wrong passwords. Try again in {time}.',
  'device.error.passwordShort': 'Use at least 8 characters',
  'device.error.passwordWeak': 'Too easy to guess: use several words, or more characters of different kinds',
  'device.error.passwordOfAccount': 'This is your account password. Choose a different one for this device.',
  'device.error.passwordUnchecked': 'The password could not be checked. Check your connection and try again.',
  'device.strength.strong': 'Strong: it would take {time} to guess.',
  'device.strength.weak': 'Weak: it would take {time} to guess.',
  'device.strength.moment': 'less than a minute',
  'device.strength.minutes': 'about {count, plural, one {# minute} other {# minutes}}',
  'device.strength.hours': 'about {count, plural, one {# hour} other {# hours}}',
  'device.strength.days': 'about {count, plural, one {# day} other {# days}}',
  'device.strength.years': 'about {count, plural, one {# year} other {# years}}',
  'device.strength.centuries': 'centuries',
  'device.error.passwordMissing': 'Enter your device password',
  'device.error.passwordMismatch': 'The passwords do not match',
  'device.error.fileMissing': 'Choose a backup file',
  'device.error.fileLarge':
    'This file is too large to be a backup file. Choose the file exactly as it was saved.',
  'device.error.noAccount':
    'Your wallet has no primary account yet. Open the wallet once, then turn this on.',
  'device.turnOn.title': 'Store your wallet on this device',
  'device.turnOn.phraseHelp':
    'Enter it once more to encrypt it on this device. It is never sent to our servers.',
  'device.turnOn.submit': 'Store on this device',
  'device.created': 'Your wallet is stored on this device and unlocked',
  'device.createdLocked':
    'Your wallet is stored on this device, but locked. Unlock it with your device password.',
  'device.notStored.title': 'Your wallet is set up, but not stored on this device',
  'device.notStored.text':
    'Your words are still shown here: make sure that you have written them down. Then try again, or continue without storing it; you can turn this on later in the settings.',
  'device.notStored.again': 'Try to store it again',
  'device.notStored.continue': 'Continue without storing',
  'device.opened': 'Wallet unlocked',
  'device.unlock.title': 'Unlock the wallet on this device',
  'device.unlock.text': 'Unlocking works offline.',
  'device.change.title': 'Change the device password',
  'device.change.text': 'Backup files saved before keep their old password.',
  'device.change.passkeyText':
    'Your device asks for your passkey once more, in place of the password that you have forgotten. Backup files saved before keep their old password.',
  'device.change.forgotten': 'Forgotten? Use the passkey',
  'device.changed': 'Device password changed',
  'device.setPassword': 'Set a device password',
  'device.setPassword.text':
    'Your device asks for your passkey. Afterwards the passkey and the password both unlock this wallet.',
  'device.passwordSet': 'Device password set',
  'device.passkey.needsWallet':
    'Turn on the wallet on this device first. Then you can unlock it with a passkey (fingerprint, face or PIN).',
  'device.passkey.needsUnlocked': 'Unlock the wallet on this device to change this.',
  'device.passkey.needsPassword':
    'Set a device password before you turn this off: without one, only the passkey unlocks the wallet on this device.',
  'device.passkey.insecure':
    'Not available: this page uses no secure connection (https). Use the device password.',
  'device.passkey.ipAddress':
    'Not available: passkeys need a name in the address bar, such as localhost, and this is an IP address. Use the device password.',
  'device.passkey.noWebAuthn':
    'Not available: this browser does not support passkeys (WebAuthn). Use the device password.',
  'device.passkey.noPrf':
    'Not available: this browser’s passkeys cannot protect a key (no PRF support). Use the device password.',
  'device.passkey.noAuthenticator':
    'Not available: this device has no fingerprint, face or PIN that this browser can use. Use the device password.',
  'device.passkey.use': 'Use passkey',
  'device.passkeyAlone':
    'Only your passkey unlocks it. With a device password you can also show the phrase here and save a backup file.',
  'device.passkey.add.title': 'Unlock with a passkey',
  'device.passkey.add.text':
    'Your device asks for your fingerprint, face or PIN and creates a passkey. Its response never leaves this device. The device password still works.',
  'device.passkey.add.submit': 'Create a passkey',
  'device.passkey.added': 'You can now unlock this wallet with a passkey',
  'device.passkey.remove.title': 'Stop unlocking with the passkey?',
  'device.passkey.remove.text':
    'Afterwards only the device password unlocks the wallet on this device. The passkey stays in your device’s settings but unlocks nothing.',
  'device.passkey.remove.submit': 'Turn off',
  'device.passkey.removed': 'This passkey no longer unlocks the wallet',
  'device.phrase.title': 'Your recovery phrase',
  'device.phrase.text':
    'Check that no one is watching: anyone who reads or photographs these words can take your coins. They are shown for one minute.',
  'device.phrase.submit': 'Continue',
  'device.phrase.left': 'Hidden in {seconds} s',
  'device.phrase.over': 'One minute is over. Enter your password again to see the words.',
  'device.remove.title': 'Remove the wallet from this device?',
  'device.remove.text':
    'Afterwards you can restore it only with its words or a backup file. These words may differ from your account’s words: if you are not sure, cancel and choose “Show phrase” first.',
  'device.remove.storedText':
    'Afterwards only its words give access to its coins; a backup file will not work. If you have not written them down, cancel and choose “Show phrase” first.',
  'device.remove.uselessText':
    'No password unlocks this stored wallet any more, so you don’t have to enter one. Your recovery phrase or a backup file restores it; your coins and your account are not affected.',
  'device.remove.storedUselessText':
    'No password unlocks this stored wallet any more, so you don’t have to enter one. Its recovery phrase gives access to its coins in any wallet.',
  'device.remove.changedText':
    'This stored wallet can no longer be unlocked. Only its words or a backup file restore it; your coins and your account are not affected.',
  'device.remove.storedChangedText':
    'This stored wallet can no longer be unlocked. Only its words give access to its coins, in any wallet.',
  'device.remove.byPassword': 'Use the device password',
  'device.remove.byPhrase': 'Use the recovery phrase',
  'device.remove.phraseHelp': 'The words of this wallet. They are only compared on this device.',
  'device.remove.accountPhraseHelp': 'It is only compared with your account, on this device.',
  'device.removed': 'The wallet was removed from this device',
  'device.backup.title': 'Save a backup file',
  'device.backup.text':
    'The file opens with your current device password. Enter it to confirm that you know it.',
  'device.backup.submit': 'Save file',
  'device.backup.forgotten': 'Forgotten? Set a new one with the passkey',
  'device.backup.saved':
    'Your browser received the backup file: check your downloads. It works only in this account, with your current device password. Your written words remain your most important backup.',
  'device.restore.title': 'Load a backup file',
  'device.restore.text':
    'Enter the password that the file was saved with. The file replaces the wallet on this device once it is opened; a wallet with other words stays until you remove it.',
  'device.restore.choose': 'Choose file',
  'device.restore.chosen': 'Selected: {name}',
  'device.restore.submit': 'Load',
  'device.stored.all':
    'A wallet is stored on this device. Sign in with its account to use it. If you can’t sign in any more, its device password or passkey still shows its recovery phrase.',
  'device.stored.others':
    'This device also stores a wallet of another account, or of an account that was deleted.',
  'device.stored.own':
    'This device already stores a wallet of this account, and your coins may be in it. View its recovery phrase first, then choose “I already have a phrase” to continue with it.',
  'device.stored.open': 'View it',
  'device.stored.title': 'Wallets on this device',
  'device.stored.text':
    'Their device passwords or passkeys unlock them, even if the account no longer exists. Your recovery phrase gives access to your coins in any wallet: write it down before you remove anything.',
  'device.stored.gone': 'This wallet is no longer on this device.',
  'device.signs': 'The wallet on this device signs. You don’t need your phrase.',
  'device.passkeySigns': 'Your passkey unlocks the wallet on this device. You don’t need your phrase.',
  'device.derives': 'The wallet on this device adds the account. You don’t need your phrase.',
  'device.secretUnseen': 'Scroll to the field for your password or recovery phrase first.',
  'device.passwordSends': 'Enter it to unlock and continue.',
  'device.usePhrase': 'Use the recovery phrase instead',
  'device.useDevice': 'Use the wallet on this device',
  'device.offer': 'Also store the wallet on this device',
  'device.offerText':
    'Then you can send with a password instead of these words. They are stored here, encrypted, and never sent. You can also do this later in the settings.',
  'device.offer.passkeyText':
    'Then you can send with your fingerprint, face or PIN instead of these words. They are stored here, encrypted, and never sent. You can also do this later in the settings.',
  'device.offer.passkey':
    'When you continue, your device asks for your fingerprint, face or PIN and creates a passkey. If you lose this device, only the words that you wrote down restore your wallet.',
  'device.offer.usePassword': 'Use a password instead',
  'device.offer.usePasskey': 'Use a passkey instead',
} as const;

/** The vault: the phrase kept on this device, encrypted. */
export const vaultTexts = {
  'vault.error.password': 'This password does not open the wallet on this device. Check it and try again.',
  'vault.error.passkey':
    'This passkey does not open the wallet on this device. Unlock with your password, then set the passkey up anew.',
  'vault.error.passkeyRefused':
    'The passkey was not used: it was cancelled, took too long, or is not on this device any more. Use your password. If the passkey was deleted, turn biometric unlock off and on again in the settings.',
  'vault.error.passkeyNotMade':
    'No passkey was made: it was cancelled, took too long, or this device could not. Nothing has changed; try again, or go on with your password.',
  'vault.error.passkeyThere':
    'The passkey that opens the wallet is still on this device, so no other was made. Use it, or turn biometric unlock off first.',
  'vault.error.passkeyNoPrf':
    'Passkeys of this device cannot keep a key (they have no PRF), so they cannot open the wallet. Nothing has changed; go on with your password.',
  'vault.error.damaged':
    'What was kept on this device is damaged or was changed, so it is not used. Your recovery phrase or a backup file brings the wallet back.',
  'vault.error.foreign':
    'This belongs to another account of Everything Wallet. Sign in with that account, or use your own phrase or backup file.',
  'vault.error.newer':
    'This was made by a newer version of Everything Wallet. Reload the page to get that version, then try again.',
  'vault.error.file':
    'This file is no backup of a wallet, or it was cut or changed. Choose the file as it was saved.',
  'vault.error.storage':
    'This browser did not let the wallet be kept: its storage is blocked or full. Allow storage for this site or free some space, then try again. Your recovery phrase works as before.',
  'vault.error.changed':
    'The wallet on this device was changed in another tab meanwhile, and what is there now stays. Unlock it and try again.',
  'vault.error.exists':
    'There is a wallet on this device already, and it stays as it is. Unlock it to use it; to keep another one in its place, remove it in the settings first.',
  'vault.error.none':
    'There is no wallet on this device any more. Use your recovery phrase, or turn it on again in the settings.',
  'vault.error.locked': 'The wallet on this device is locked. Unlock it and try again.',
  'vault.error.wait': 'Too many wrong passwords. Wait until the time shown is over, then try again.',
  'vault.error.failed':
    'The wallet on this device did not answer. Try again, or use your recovery phrase instead.',
  'vault.error.memory':
    'This device has not enough free memory for the password right now, so it was not tried and does not count. Close other tabs and programs, then try again.',
  'vault.error.otherWords':
    'These words are not known to be those of the wallet on this device, so it stays: it may hold other words, and these may be the only ones that reach your coins. Use its device password.',
  'vault.error.otherPhrase':
    'This backup belongs to another recovery phrase than your wallet’s. Choose the backup of this wallet.',
} as const;

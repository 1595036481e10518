/** The vault: the phrase kept on this device, encrypted. */
export const vaultTexts = {
  'vault.error.password': 'This password does not unlock the wallet on this device. Check it and try again.',
  'vault.error.passkey':
    'This passkey does not unlock the wallet on this device. Unlock it with your password, then set up the passkey again.',
  'vault.error.passkeyRefused':
    'The passkey was not used: it was cancelled, timed out, or is no longer on this device. Use your password. If the passkey was deleted, turn biometric unlock off and on again in the settings.',
  'vault.error.passkeyAlone':
    'The passkey did not unlock the wallet: it was cancelled, timed out, or is no longer on this device. Try again, or use your recovery phrase. If the passkey was deleted, remove this wallet in the settings with your phrase, then store it again.',
  'vault.error.passkeyNotMade':
    'No passkey was created: it was cancelled, timed out, or this device does not support it. Nothing has changed. Try again, or use your password.',
  'vault.error.passkeyThere':
    'The passkey for this wallet is still on this device, so no other one was created. Use it, or turn biometric unlock off first.',
  'vault.error.passkeyNoPrf':
    'Passkeys on this device cannot protect a key (no PRF support), so they cannot unlock the wallet. Nothing has changed; use your password.',
  'vault.error.damaged':
    'The wallet stored on this device is damaged or was changed, so it cannot be used. Your recovery phrase or a backup file restores it.',
  'vault.error.foreign':
    'This belongs to another Everything Wallet account. Sign in with that account, or use your own phrase or backup file.',
  'vault.error.newer':
    'This was created by a newer version of Everything Wallet. Reload the page to get that version, then try again.',
  'vault.error.file':
    'This is not a wallet backup, or the file is incomplete or was changed. Choose the file exactly as it was saved.',
  'vault.error.storage':
    'This browser could not store the wallet: its storage is blocked or full. Allow storage for this site or free some space, then try again. Your recovery phrase still works.',
  'vault.error.changed':
    'The wallet on this device was changed in another tab, and that change stays. Unlock it and try again.',
  'vault.error.exists':
    'This device already stores a wallet, which stays unchanged. Unlock it to use it. To store another one instead, remove it in the settings first.',
  'vault.error.none':
    'There is no wallet on this device any more. Use your recovery phrase, or turn it on again in the settings.',
  'vault.error.locked': 'The wallet on this device is locked. Unlock it and try again.',
  'vault.error.wait': 'Too many wrong passwords. Wait until the time shown is over, then try again.',
  'vault.error.failed':
    'The wallet on this device did not answer. Try again, or use your recovery phrase instead.',
  'vault.error.memory':
    'This device does not have enough free memory to check the password, so this attempt does not count. Close other tabs and programs, then try again.',
  'vault.error.otherWords':
    'The wallet could not confirm that these are its words, so it was not removed: its own words may be the only ones that give access to your coins. Use its device password.',
  'vault.error.otherPhrase':
    'This backup is for a different recovery phrase. Choose the backup of this wallet.',
} as const;

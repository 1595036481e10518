/** The vault: the phrase kept on this device, encrypted. */
export const vaultMessages = {
  'vault.error.password': 'This password does not open the wallet on this device. Check it and try again.',
  'vault.error.passkey':
    'This passkey does not open the wallet on this device. Unlock with your password, then set the passkey up anew.',
  'vault.error.damaged':
    'What was kept on this device is damaged or was changed, so it is not used. Your recovery phrase or a backup file brings the wallet back.',
  'vault.error.foreign':
    'This belongs to another account of Everything Wallet. Sign in with that account, or use your own phrase or backup file.',
  'vault.error.newer':
    'This was made by a newer version of Everything Wallet. Reload the page to get that version, then try again.',
} as const;

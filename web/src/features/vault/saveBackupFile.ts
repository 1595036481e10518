/** Has the browser save a backup: the vault's text as it is, encrypted, in a file of today's name. */
export function saveBackupFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `everything-wallet-backup-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser has begun to read it by then; nothing is left behind.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

import { saveTextFile } from '../../lib/files/saveTextFile.ts';

/** Has the browser save a backup: the vault's text as it is, encrypted, in a file of today's name. */
export function saveBackupFile(text: string): void {
  saveTextFile(
    `everything-wallet-backup-${new Date().toISOString().slice(0, 10)}.json`,
    text,
    'application/json',
  );
}

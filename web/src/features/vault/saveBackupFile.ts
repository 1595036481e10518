import { saveTextFile } from '../../lib/files/saveTextFile.ts';

/** Saves a backup: the vault's encrypted text, in a file named with today's date. */
export function saveBackupFile(text: string): void {
  saveTextFile(
    `everything-wallet-backup-${new Date().toISOString().slice(0, 10)}.json`,
    text,
    'application/json',
  );
}

import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { TextId } from '../../texts/texts.ts';
import { vaultFailure } from './vaultFailure.ts';

/** Problems of a backup file, by those of the stored vault. */
const BACKUP_PROBLEMS: ReadonlyMap<TextId, 'vault.error.otherPhrase' | 'vault.error.file'> = new Map([
  ['send.error.phraseMismatch', 'vault.error.otherPhrase'],
  ['vault.error.damaged', 'vault.error.file'],
]);

/** Throws the problem of a backup file in place of one of the stored vault. */
export function throwBackupProblem(error: unknown): never {
  const ofFile = BACKUP_PROBLEMS.get(vaultFailure(error));
  throw ofFile ? new WalletError(ofFile, { cause: error }) : error;
}

import { saveAccount } from '../../features/accounts/api/saveAccount.ts';
import type { ImportedAccount } from '../../features/phrase/ImportedAccount.ts';
import { logProblem } from '../../lib/log/logProblem.ts';

/** Adds accounts of the wallet's phrase, one after the other; returns those that could not be added. */
export async function addAccounts(
  userId: string,
  accounts: readonly ImportedAccount[],
): Promise<readonly ImportedAccount[]> {
  const unadded: ImportedAccount[] = [];
  for (const account of accounts) {
    try {
      await saveAccount(userId, { address: account.address, derivationIndex: account.index });
    } catch (error) {
      logProblem('An account of the phrase could not be added', error);
      unadded.push(account);
    }
  }
  return unadded;
}

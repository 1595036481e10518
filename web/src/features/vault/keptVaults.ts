import { logProblem } from '../../lib/log/logProblem.ts';
import { withVaults } from './withVaults.ts';

/** Ids of the users whose vaults this browser keeps; none where it cannot say. */
export async function keptVaults(): Promise<readonly string[]> {
  try {
    return await withVaults((database) => database.getAllKeys('vaults'));
  } catch (error) {
    logProblem('What this browser keeps could not be listed', error);
    return [];
  }
}

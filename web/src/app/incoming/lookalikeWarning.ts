import type { Arrived } from '@everything-wallet/core/schemas/incomingScan';
import { logProblem } from '../../lib/log/logProblem.ts';
import type { Text } from '../../lib/text/useText.ts';
import { lookalikeOf } from '../../lib/tokens/lookalikeOf.ts';
import { loadLookalikes } from '../../lib/tokens/useLookalikes.ts';

/** Warning of a token that takes the name of a known one; empty where it takes none, or the known ones cannot be loaded. */
export async function lookalikeWarning({ network, symbol, contract }: Arrived, t: Text): Promise<string> {
  try {
    const record = { network, token_symbol: symbol, contract_address: contract };
    const imitated = lookalikeOf(record, await loadLookalikes());
    return imitated ? `. ${t('tokens.imitation', { symbol: imitated.symbol })}` : '';
  } catch (error) {
    logProblem('Loading lookalikes failed', error);
    return '';
  }
}

import { recipientProblem } from '@everything-wallet/core/accounts/recipientProblem';
import { writeFieldProblem } from '@everything-wallet/core/errors/fieldProblem';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import type { RecipientLookup } from './useRecipientLookup.ts';

/** Problem of a name that was typed as the recipient, as a field problem. */
export function nameProblem(
  { error, found }: Pick<RecipientLookup, 'error' | 'found'>,
  network: Network,
  token: { readonly contract: string } | undefined,
): string | undefined {
  if (network.nameRegistry === undefined)
    return writeFieldProblem({ id: 'send.error.nameNoRegistry', values: { network: network.name } });
  if (error instanceof WalletError) return error.textId;
  if (error instanceof CallableError && error.serverMessage !== undefined) {
    return writeFieldProblem({ id: 'send.error.nameRefused', values: { reason: error.serverMessage } });
  }
  if (error) return 'send.name.failed';
  return found && recipientProblem(found.address, token);
}

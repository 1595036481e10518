import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import type { TransactionListing } from '../TransactionListing.ts';

/** Returns the title of a call to a pool: received shares mean a deposit, paid ones a withdrawal; pending, its direction is unknown. */
export function poolTitle({ to_address: vault, left = [], came = [] }: TransactionListing) {
  const isOfPool = ({ contract_address: contract }: MovedInCall) =>
    contract !== undefined && sameAddress(contract, vault);
  if (came.some(isOfPool)) return 'callHistory.vaultIn';
  return left.some(isOfPool) ? 'callHistory.vaultOut' : 'callHistory.vault';
}

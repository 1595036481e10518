import { signedTypes } from '@everything-wallet/core/documents/transaction';
import { networks } from '@everything-wallet/core/networks/networks';
import { getAddress } from 'ethers/address';
import { transferCollections } from './transferCollections.ts';

/** Maximum records of the account that are read, of all networks: this is needed only if nodes differ. */
const MAX_RECORDS = 50;

/**
 * Finds the nonce after the highest one of a user's final transfers from an account, among the newest ones.
 *
 * @param chainId EIP-155
 * @param address in any letter case
 * @returns 0 if the account has no transactions
 */
export async function findNextNonce(userId: string, chainId: number, address: string): Promise<number> {
  const { transactions } = await transferCollections();
  const newest = await transactions
    .where('user_id', '==', userId)
    .where('type', 'in', signedTypes)
    .where('from_address', '==', getAddress(address))
    .orderBy('timestamp', 'desc')
    .limit(MAX_RECORDS)
    .get();
  const network = networks.find((one) => one.chainId === chainId)?.id;
  const used = newest.docs
    .map((document) => document.data())
    .filter((record) => record.network === network && record.is_final === true && record.status !== 'pending')
    .map(({ nonce }) => nonce + 1);
  return Math.max(0, ...used);
}

import { collections } from '@everything-wallet/core/documents/collections';
import { tokenId, type Token } from '@everything-wallet/core/documents/token';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { NewToken } from '@everything-wallet/core/tokens/addTokenSchema';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Adds a custom token (docs/product.md §7, tokens); its id prevents two submits from creating two.
 *
 * A transaction, because a plain write would wait for ever while offline.
 *
 * @param decimals as the contract stated them; null if no node answered: the token's page asks again
 * @throws WalletError 'tokens.error.duplicate' when the user already has it
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function addToken(userId: string, token: NewToken, decimals: number | null): Promise<void> {
  const { firestore } = await firebaseServices();
  const { contractAddress, network } = token;
  const reference = doc(firestore, collections.tokens, tokenId(userId, network, contractAddress));
  const document: Token = {
    user_id: userId,
    token_name: token.name,
    token_symbol: token.symbol,
    contract_address: contractAddress,
    network,
    icon: token.icon,
    balance: '0',
    usd_value: '0',
    decimals,
  };
  await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(reference)).exists()) throw new WalletError('tokens.error.duplicate');
    transaction.set(reference, { ...document, created_at: serverTimestamp() });
  });
}
